## Prices

price-free = رایگان
price-coins = { $coins } سکه
price-too-dear = { $coins } سکه؛ فعلاً گران است
price-chained = رایگان، به لطفِ { $parent }
gain-coins = دریافت { $coins } سکه
coins = { $coins } سکه
units = { $units } { $resource }
cost-is = هزینه: { $cost }
cost-none = هیچ
bill-coins = هزینه‌ی روی کارت: { $coins } سکه به بانک
bill-bought = خرید { $units } × { $resource }، هرکدام { $price } = { $sum }
bill-chosen = { $resource }: از تولیدِ انتخابی ({ $units } × { $price } صرفه‌جویی)
bill-rebated = { $resource }: تخفیفِ توکن پیشرفت ({ $units } × { $price })
bill-total = روی هم { $coins } سکه
chain-from = اگر { $parent } را داشته باشید رایگان است

## Things on the table

standing-age = دوره‌ی { $age }
standing-draft = شگفتی‌ها
board-structure = چیدمانِ { $age }
board-draft = شگفتی‌های خود را برگزینید
card-hidden = کارت به‌پشت: { $back }
card-covered = پوشیده
discard-pile = کارت‌های باطل‌شده، { $cards } کارت
discard-short = باطل‌شده { $cards }
discard-title = کارت‌های باطل‌شده
discard-empty = هنوز کارتی باطل نشده است.
unseen-title = کارت‌های دیده‌نشده
unseen-note = از این { $cards } کارت، { $hidden } تا در چیدمان به‌پشت هستند.
unseen-none = هنوز کارت‌ها چیده نشده‌اند.
spread-discard = یکی از کارت‌های باطل‌شده را رایگان بسازید
spread-library = یکی از این سه توکن را نگه دارید
spread-library-hidden = سه توکن پنهانی برداشته شد
token-word = توکن پیشرفت
token-hidden = توکن پیشرفتِ پنهان
wonder-word = شگفتی
wonder-is-built = ساخته شده
wonder-built-with = ساخته‌شده با { $building }
city-of = شهرِ { $player }
turn-mine = نوبت شماست
turn-theirs = نوبت اوست
stat-coins = { $number } سکه
stat-points = { $number } امتیاز تا این‌جا
stat-symbols = { $number } نماد علمیِ متفاوت؛ شش نماد برنده می‌کند
track = مسیر نظامی
pawn-middle = نشان نبرد در میانه است.
pawn-ahead = نشان نبرد { $spaces } خانه در سمت رقیب است؛ { $left } خانه‌ی دیگر بازی را می‌برد.
pawn-behind = نشان نبرد { $spaces } خانه در این سمت است؛ { $left } خانه‌ی دیگر بازی را می‌بازد.
loot = { $player } در این‌جا { $coins } سکه از دست می‌دهد

## The score sheet

score-title = امتیاز تا این‌جا
score-line = امتیاز از
score-note = اگر بازی همین حالا تمام می‌شد.
covered-by = زیرِ { $cards } است.
card-face-down = کارتی رو به پایین
