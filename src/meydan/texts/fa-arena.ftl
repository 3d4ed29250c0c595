## Arena

arena-title = { $game }: بازی { $done } از { $games }
arena-bot = ربات
arena-rating = امتیاز
arena-interval = ۹۵٪
arena-games = بازی‌ها
arena-share = برد
arena-time-column = میلی‌ثانیه برای هر حرکت
arena-resumed = { $games ->
    [one] یک بازی از پیش در { $file } بود؛ از همان‌جا ادامه می‌دهیم.
   *[other] { $games } بازی از پیش در { $file } بود؛ از همان‌جا ادامه می‌دهیم.
}
arena-left-out = { $games ->
    [one] یک بازی به پایان نرسید. همین فرمان دوباره آن را بازی می‌کند.
   *[other] { $games } بازی به پایان نرسید. همین فرمان دوباره آن‌ها را بازی می‌کند.
}
arena-written = بازی‌ها: { $file }
arena-drawn = تصویرها: { $files }
arena-stopped = متوقف شد. همین فرمان از همین‌جا ادامه می‌دهد.
arena-ratings-title = قدرت، با بازه‌ی ۹۵٪
arena-ratings-axis = امتیاز (الو)
arena-points-title = امتیاز پایان بازی
arena-points-axis = امتیاز
arena-time-title = زمان فکر کردن
arena-time-axis = میلی‌ثانیه‌ی پردازنده برای هر تصمیم
arena-fitted = وزن‌ها با { $games } بازی برازش شد: { $file } (میانگین شگفتی { $surprise })
arena-measured = قدرت نوشته شد: { $file }

error-other-arena = { $file } بازی‌های مسابقه‌ی دیگری را دارد. با ‎--out پوشه‌ی دیگری بدهید.
error-arena-busy = برنامه‌ی دیگری دارد همین مسابقه را بازی می‌کند و در { $file } می‌نویسد.
error-no-medium = قدرت نسبت به { $bot } سنجیده می‌شود؛ بگذارید آن هم بازی کند.
error-no-whole-games = هیچ‌یک از این بازی‌ها تا پایان بازی نشده است.
error-bad-games = { $file }، سطر { $line }: این سطر بازیِ یک مسابقه نیست.
error-games-of-another = بازی‌های { $file } از { $game } است.
error-no-games = در { $file } بازی‌ای نیست.
error-no-such-game = در { $file } بازیِ شماره‌ی { $number } نیست.
error-bad-figures = در { $file } عددی برای بازی‌ها نیست.
error-no-features = بازی { $game } ارزیابی‌ای با ویژگی‌های شمرده ندارد.
error-no-observation = بازی { $game } مشاهده‌ای ندارد: پودمان observe با LAYOUT و SIZE.
error-needs-cluster = بازی روی خوشهٔ Ray خودِ Ray را هم لازم دارد. در پوشهٔ پروژه: ⁦pip install ".[cluster]"⁩
error-no-cluster = خوشهٔ Ray در نشانی «{ $address }» پاسخ نمی‌دهد. پس از ⁦--ray⁩ نشانی‌ای مانند ⁦HOST:PORT⁩ بنویسید، یا auto یا local.
error-failed-bot = یک بازی تا پایان پیش نرفت: { $fault }.
error-no-chances = «{ $name }» احتمال برد را نمی‌گوید؛ فقط ربات‌هایی که جست‌وجو می‌کنند می‌گویند.

## Notebook

notebook-decisions = { $number } تصمیم
notebook-chance = بخت
error-needs-lab = برای این کار آزمایشگاه لازم است. در پوشهٔ پروژه: ⁦pip install ".[lab]"⁩

error-needs-train = برای آموزش چند بستهٔ دیگر لازم است. در پوشهٔ پروژه: ⁦pip install ".[lab,train]"⁩
error-bad-network-setting = شبکهٔ «{ $name }»: «{ $setting }» درست نیست. تنظیم‌ها چنین‌اند: ⁦wide=NUMBER⁩، ⁦narrow=NUMBER⁩، ⁦start=FILE⁩، ⁦dropout=SHARE⁩، ⁦rate=NUMBER⁩، ⁦decay=NUMBER⁩ و ⁦targets=RESULT/SEARCH/LATER⁩ (سه سهم که جمعشان ۱ می‌شود).
error-same-network = نام دو شبکهٔ این آموزش «{ $name }» است.
error-no-start = پروندهٔ { $file } شبکه‌ای نیست که بتوان آموزش را با آن آغاز کرد.
error-start-units = شبکهٔ { $file } در دو لایه‌اش { $wide } و { $narrow } واحد دارد. برای اندازه‌های دیگر، آموزش را از نو آغاز کنید.
error-other-networks = آموزشی که در پوشهٔ { $folder } است شبکه‌های دیگری دارد. با همان‌ها ادامه دهید یا پوشهٔ دیگری برگزینید.
error-no-device = دستگاهی به نام «{ $device }» برای آموزش در اینجا نیست.
error-no-ends = بازی { $game } سطری برای پایان نوبت‌ها ندارد.
error-no-turns = در { $game } گزینهٔ --careful به کار نمی‌آید: باید همراه --ends باشد و بازی نوبت‌ها را یک‌جا بسنجد.
train-progress = { $seconds } ثانیه: { $games } بازی ({ $speed } در ثانیه)، { $rows } سطر، { $steps } گام؛ سیاست { $policy }، ارزش { $value }، نتیجه‌های نادیده { $unseen }
train-games = { $seconds } ثانیه: { $games } بازی
train-ends = { $file }: { $games } بازی، { $rows } سطر؛ زیان لگاریتمی در بازی‌های نادیده: داوری دستی { $opinion }، شبکه { $network }
train-written = شبکه: { $file }
train-passed = پذیرفته شد: { $share }٪ [{ $low } – { $high }] از { $games } بازی { $players } نفره در برابر { $rival }
train-failed = پذیرفته نشد: { $share }٪ [{ $low } – { $high }] از { $games } بازی { $players } نفره در برابر { $rival }
train-installed = از این پس بازی می‌کند: { $file }

levels-step = { $higher } در برابر { $lower }: { $share }٪ ({ $low } تا { $high }) از { $games } بازی
calibrate-stage = مرحله‌ی { $stage }: به‌طور میانگین { $off } واحد خطا ({ $share }٪ تصمیم‌ها بررسی شد)
calibrate-written = منحنی‌ها از { $games } بازی: { $file }
