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

## The Eyrie's

feature-birds = نقش دودمان‌های آشیان
feature-roosts = لانه‌ها
feature-roost_points = امتیاز لانه‌ها در هر عصر
feature-bird_warriors = جنگجویان روی نقشه
feature-bird_rule = فضاهای باز زیر حاکمیت
feature-decree = کارت‌های اجراشدنیِ فرمان
feature-stuck = خطر آشفتگی
feature-bird_cards_decreed = کارت‌های پرنده‌ای که آشفتگی می‌گیرد
feature-fallen_leaders = رهبرانی که با آشفتگی برافتادند
feature-bird_sites = فضاهای باز آماده برای لانه‌ی جدید

## The Alliance's

feature-rebels = نقش اتحاد جنگل
feature-sympathy = توکن‌های همدلی روی نقشه
feature-next_sympathy = امتیاز توکن همدلی بعدی
feature-bases = پایگاه‌ها
feature-officers = افسرها
feature-supporters = پشتیبان‌ها
feature-rebel_warriors = جنگجویان روی نقشه
feature-fit_supporters = پشتیبان‌های مناسب برای گسترش همدلی

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
