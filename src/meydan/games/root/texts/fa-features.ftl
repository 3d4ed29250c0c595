## What an opinion counts (`FEATURES` of evaluate.py), from the mover's side, as in "It hopes for more: A, B."

## Everybody's

feature-points = امتیازها
feature-late_points = امتیازهای بالای بیست
feature-cards = کارت‌های دست
feature-ambush = کارت کمین در دست
feature-in_play = کارت‌های بالفعل‌شده در محل بازی
feature-dominance = کارت سلطه‌ی فعال‌شده
feature-dominance_near = رسیدن به یک‌قدمی پیروزی با سلطه
feature-dominance_held = حاکمیت بر همه‌ی فضاهای لازم برای سلطه

## The Marquise's

feature-cats = نقش مارکیز دو کت
feature-sawmills = چوب‌بری‌ها
feature-workshops = کارگاه‌ها
feature-recruiters = محل‌های استخدام
feature-wood = چوب روی نقشه
feature-cat_warriors = جنگجویان روی نقشه
feature-cat_rule = فضاهای باز زیر حاکمیت
feature-keep = دژ روی نقشه
feature-cat_sites = مکان‌های خالی در فضاهای باز زیر حاکمیت
feature-next_building = امتیاز سازه‌ی بعدی
feature-buildings_in_reach = سازه‌های در تیررس جنگجویان حریف

## The Eyrie's

feature-birds = نقش دودمان‌های آشیان
feature-roosts = لانه‌ها
feature-roost_points = امتیاز لانه‌ها در هر عصر
feature-bird_warriors = جنگجویان روی نقشه
feature-bird_rule = فضاهای باز زیر حاکمیت
feature-decree = کارت‌های اجراشدنیِ فرمان
feature-stuck = خطر آشفتگی
feature-bird_cards_decreed = کارت‌های پرنده‌ای که آشفتگی می‌گیرد
feature-fallen_leaders = برافتادن یک رهبر در آشفتگی
feature-bird_sites = فضاهای باز آماده برای لانه‌ی جدید
feature-builds_decreed = کارت‌ها و وزیرهای ستون ساخت و ساز
feature-roosts_in_reach = لانه‌های در تیررس جنگجویان حریف

## The Alliance's

feature-rebels = نقش اتحاد جنگل
feature-sympathy = توکن‌های همدلی روی نقشه
feature-next_sympathy = امتیاز توکن همدلی بعدی
feature-bases = پایگاه‌ها
feature-officers = افسرها
feature-supporters = پشتیبان‌ها
feature-rebel_warriors = جنگجویان روی نقشه
feature-fit_supporters = پشتیبان‌های مناسب برای گسترش همدلی
feature-sympathy_in_reach = توکن‌های همدلی در تیررس جنگجویان حریف
feature-revolt = دستاورد شورش بعدی

## The Vagabond's

feature-wanderer = نقش ولگرد
feature-items = ابزارهای به رو
feature-tired_items = ابزارهای به پشت
feature-swords = شمشیرهای سالم
feature-quests = مأموریت‌های انجام‌شده
feature-friends = روابط خوب با فکشن‌های دیگر
feature-allies = فکشن‌های متحد
feature-hostile = فکشن‌های دارای خصومت
feature-torch = مشعل سالم
feature-damaged = ابزارهای آسیب‌دیده
feature-quests_at_hand = مأموریت‌هایی که ابزارشان فراهم است

## How many there are of what is counted, and what stands out

amount-points = { $n } امتیاز
amount-cards = { $n } کارت در دست
amount-in_play = { $n } کارت بالفعل در محل بازی
amount-sawmills = { $n } چوب‌بری
amount-workshops = { $n } کارگاه
amount-recruiters = { $n } محل استخدام
amount-cat_warriors = { $n } جنگجو روی نقشه
amount-cat_rule = { $n } فضای باز زیر حاکمیت
amount-next_building = { $n } امتیاز برای سازه‌ی بعدی
amount-wood = { $n } چوب روی نقشه
amount-bird_sites = { $n } فضای باز آماده برای لانه‌ی جدید
amount-roosts = { $n } لانه
amount-roost_points = { $n } امتیاز از لانه‌ها در هر عصر
amount-bird_warriors = { $n } جنگجو روی نقشه
amount-bird_rule = { $n } فضای باز زیر حاکمیت
amount-sympathy = { $n } توکن همدلی روی نقشه
amount-next_sympathy = { $n } امتیاز برای توکن همدلی بعدی
amount-bases = { $n } پایگاه
amount-officers = { $n } افسر
amount-supporters = { $n } پشتیبان
amount-rebel_warriors = { $n } جنگجو روی نقشه
amount-items = { $n } ابزار آماده
amount-tired_items = { $n } ابزار به پشت
amount-swords = { $n } شمشیر سالم
amount-quests = { $n } مأموریت انجام‌شده
amount-allies = { $n } فکشن متحد
amount-hostile = { $n } فکشن دارای خصومت
amount-damaged = { $n } ابزار آسیب‌دیده

sight-points-own = تا ۳۰ امتیاز فقط { $left } امتیاز مانده است.
sight-points-rival = باید مراقب { $faction } بود: { $n } امتیاز از ۳۰ دارد.
sight-standing = { $own ->
    [0] هنوز امتیازی در کار نیست؛
   *[other] امتیاز تا این‌جا: { $own }؛
} { $n ->
    [0] { $own ->
        [0] دیگران هم امتیازی ندارند.
       *[other] هیچ‌کس دیگر هنوز امتیازی ندارد.
    }
   *[other] { $rivals ->
        [one] امتیاز { $faction }: { $n }.
       *[other] بیشترین امتیاز میان دیگران: { $n } ({ $faction }).
    }
}
sight-dominance-rival = باید مراقب { $faction } بود: در پی پیروزی با سلطه است.
