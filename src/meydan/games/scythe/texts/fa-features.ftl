## What an opinion counts (`FEATURES` of evaluate.py), from the mover's side, as in "It hopes for more: A, B."

feature-goals = پیشرفت به‌سوی شش ستاره‌ی نزدیک‌تر
feature-spare_goals = پیشرفت به‌سوی ستاره‌های جایگزین
feature-stars = ستاره‌ها
feature-coins = سکه‌ها
feature-land = سکه‌ی ناحیه‌ها در پایان بازی
feature-popularity = محبوبیت
feature-second_tier = رده‌ی دوم محبوبیت
feature-third_tier = رده‌ی سوم محبوبیت
feature-tile = سکه‌ی کارت امتیازدهی ساختمان
feature-cards = کارت‌های نبرد
feature-power = قدرت
feature-upgrades = ارتقاها
feature-recruits = نیروهای استخدام‌شده
feature-workers = شش کارگر نخست
feature-stock = منابع اکشن‌های بعدی ردیف پایین
feature-second_stock = منابع تکرار اکشن‌های ردیف پایین
feature-spare_tokens = منابع مازاد
feature-ready = اکشن‌های پرداخت‌شدنی ردیف پایین
feature-sources = گونه‌های منابع لازم در دسترس کارگران
feature-village = دهکده‌ای برای کارگران تازه
feature-encounter = نزدیکی شخصیت به یک ملاقات
feature-factory_way = نزدیکی شخصیت به کارخانه
feature-factory_card = کارت کارخانه
feature-picky = پرسش درباره‌ی هر دریافت
feature-mechs = ماشین‌های زرهی
feature-structures = ساختمان‌ها
feature-combat_stars = ستاره‌های نبرد
feature-late_workers = کارگران پس از ششمین
feature-harvest = منابع لازم از تولید بعدی
feature-idle_workers = کارگران بیکار
feature-fees = هزینه‌ی تولید
feature-late_land = ناحیه‌ها با نزدیک شدن پایان بازی
feature-late_goals = نزدیکی به هدف‌های ستاره با رو به پایان رفتن زمان
feature-late_stars = ستاره‌های گذاشته‌شده با رو به پایان رفتن زمان
feature-stacked = مهره‌های رزمیِ جمع‌شده در یک ناحیه
feature-poor = کسری تا سه سکه
feature-young_workers = کارگران تا وقتی هنوز سودشان برمی‌گردد
feature-growth = کارگران تازه از تولید بعدی
feature-village_way = نزدیکی کارگری به دهکده
feature-reckoning = سکه‌ها اگر بازی به‌زودی پایان یابد
feature-hunt = نزدیکی مهره‌های رزمی به مهره‌های رزمیِ دیگری
feature-standing = محبوبیت و آنچه رده‌هایش خواهد پرداخت
feature-closing = سکه‌ها هنگامی که ستاره‌ی آخر نزدیک است
feature-solvent = تولیدهایی که هزینه‌شان در دست است
feature-broke = نداشتن سکه برای تجارت یا تجدید قوا

## How many there are of what is counted, and what stands out

amount-stars = { $n } ستاره از ۶
amount-coins = { $n } سکه
amount-popularity = محبوبیت { $n }
amount-power = قدرت { $n }
amount-cards = { $n } کارت نبرد
amount-upgrades = { $n } ارتقا از ۶
amount-recruits = { $n } نیروی استخدام‌شده از ۴
amount-workers = { $n } کارگر از ۸
amount-mechs = { $n } ماشین زرهی از ۴
amount-structures = { $n } ساختمان از ۴
amount-combat_stars = { $n } ستاره‌ی نبرد
amount-tile = { $n } سکه از کارت امتیازدهی ساختمان
amount-territories = { $n } ناحیه
amount-ready = { $n } اکشن پرداخت‌شدنی در ردیف پایین
amount-sources = { $n } گونه منبع لازم در دسترس کارگران
amount-idle_workers = { $n } کارگر بیکار
amount-oil = { $n } نفت
amount-metal = { $n } فلز
amount-food = { $n } غذا
amount-wood = { $n } چوب

sight-stars-own = { $n ->
    [0] هنوز ستاره‌ای گذاشته نشده؛ نزدیک‌ترین‌ها به ستاره: { $what }.
   *[other] { $n } ستاره گذاشته شده؛ نزدیک‌ترین‌ها به ستاره‌ی بعدی: { $what }.
}
sight-stars-rival = { $left ->
    [1] { $rival } فقط یک ستاره کم دارد؛ هر نوبت ممکن است آخرین نوبت باشد.
   *[other] { $rival } { $n } ستاره دارد و { $left } ستاره کم دارد.
}
