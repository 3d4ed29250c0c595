## Every page

site-name = میدان
site-tagline = میدانی برای دیدار و بازی: بازی‌های رومیزیِ امروزی به فارسی و انگلیسی، با دوستان یا در برابر ربات‌ها. بدون ثبت‌نام.
other-language = English
theme = روشن یا تاریک
skip = پرش به محتوا
save = ذخیره
close = بستن
go-home = به صفحه‌ی نخست
no-picture = هنوز بی‌تصویر
no-picture-note = این بازی هنوز تصویر ندارد، ولی می‌توان آن را بازی کرد: میز همه‌ی آنچه را می‌توانید ببینید نشان می‌دهد و گزینه‌هایتان دکمه‌اند.

## First page

home-title = میدان: بازی‌های رومیزی با دوستان و ربات‌ها
home-headline = به میدان خوش آمدید
home-name = نام شما سرِ میز
home-name-example = مثلاً شیرین
home-games = یک بازی برگزینید
home-mine = بازی‌های من
home-mine-none = هنوز بازی‌ای ندارید.
home-open = میزهای باز
home-open-none = الان صندلیِ خالی نیست. میزی باز کنید تا دیگران به شما بپیوندند.
home-watch = تماشا
home-watch-none = در این لحظه بازی‌ای در جریان نیست.
home-upload = تماشای یک بازیِ ضبط‌شده
home-api = ربات بنویسید
players-from-to = { $first } تا { $last } نفر
players-exactly = { $players } نفر
bot-level = سطح ربات
play-bot = بازی با ربات
play-friends = با دوستان، یا با گزینه‌های دلخواه…
card-over = تمام‌شده
card-my-turn = نوبت شماست
card-free = { $seats } صندلیِ خالی
card-waiting = در انتظار بازیکنان
card-moves = { $moves } تصمیم

## New table

new-title = میز تازه
new-players = شمار بازیکنان
new-seats = چه کسی کجا می‌نشیند؟
new-options = گزینه‌ها
new-open = میز را باز کن
seat-number = صندلی { $number }
seat-group-people = آدم‌ها
seat-group-bots = ربات‌ها
seat-choice-me = خودم
seat-choice-friend = یک دوست، با پیوند دعوت
seat-choice-open = هرکس که دوست دارد بپیوندد
seat-choice-here = کسی پای همین صفحه
seat-choice-bot = ربات: { $level }
seat-here-name = نام بازیکن صندلی { $number }
seat-here-placeholder = نام (اگر پای همین صفحه است)

## Invitations

invite-title = دعوت
invite-heading = { $host } شما را به بازی دعوت کرده است
invite-heading-nobody = شما به بازی دعوت شده‌اید
invite-button = می‌نشینم
invite-taken = این صندلی دیگر خالی نیست.
invite-link = پیوند دعوت
invite-hint = این پیوند را برای دوستتان بفرستید. هرکس زودتر آن را باز کند صندلی را می‌گیرد.
back-heading = خوش برگشتید
back-text = این پیوند صندلی‌ها و بازی‌های شما را به این مرورگر می‌آورد.
back-button = ادامه در همین‌جا
sit-down = می‌نشینم
copy = رونوشت

## The table

players = بازیکنان
side = آنچه می‌گذرد
choices = گزینه‌ها
your-turn = نوبت شماست
turn-of = { $name }، نوبت شماست
journal-earlier = پیش‌تر…
journal = رویدادها
chat = گفت‌وگو
chat-say = چیزی بگویید
chat-send = فرستادن
chat-mute = پیام‌های تازه را نشان نده
menu = بیشتر
undo = پس گرفتن
resign = کناره‌گیری
resign-confirm = واقعاً می‌خواهید کنار بکشید؟ بازی برای شما تمام می‌شود.
leave = فعلاً می‌روم (صندلی برای شما می‌ماند)
personal-link = ادامه در دستگاهی دیگر
sound = صدا وقتی نوبت من شد
notify = خبر وقتی نوبت من شد
table-options = قرارهای این میز
help = راهنمای دست
help-text = روی هر چیزِ روشن کلیک کنید یا بزنید، یا آن را به جایش بکشید. نشانگر را روی کارت نگه دارید، یا انگشت را، تا آن را بخوانید. با صفحه‌کلید: جهت‌ها برای رفتن، Enter برای گزیدن، Escape برای یک گام برگشت.
seat-here = حاضر
seat-gone = غایب
seat-asked = باید تصمیم بگیرد
takeover = ادامه با ربات ({ $given } از { $needed })
takeover-voted = با ربات موافقت کردید ({ $given } از { $needed })
rematch = یک بار دیگر، با جابه‌جایی صندلی‌ها
rematch-accept = پذیرفتن بازیِ دوباره ({ $given } از { $needed })
rematch-offered = بازیِ دوباره پیشنهاد شد ({ $given } از { $needed })
rematch-go = به بازیِ تازه
replay = تماشای بازپخش
record = دریافت پرونده‌ی بازی
share = رونوشت از پیوند
result-label = نتیجه
score-from = امتیاز از
zoom-in = بزرگ‌نمایی
zoom-out = کوچک‌نمایی
pin = باز بماند
zoom = نقشه
zoom-fit = همه‌ی نقشه، و بازگشت
tabs = چه چیزی نشان داده شود
tab-own = صفحه‌ی من
tab-hand = دست من
tab-others = دیگران
tab-table = میز
tab-journal = گزارش
follow = نقشه به‌سوی رویدادها برود
seat-ready = آماده

## Replay and records

replay-first = به آغاز
replay-back = یک گام به عقب
replay-play = پخش یا درنگ
replay-next = یک گام به جلو
replay-last = به پایان
replay-moment = لحظه‌ی بازی
upload-title = تماشای پرونده
upload-heading = تماشای یک بازیِ ضبط‌شده
upload-text = پرونده‌ی بازی همان متنی است که در پایانِ هر بازی می‌توان دریافت کرد.
upload-file = پرونده
upload-button = تماشا
upload-paste = یا متن آن را بچسبانید
upload-pasted = متن پرونده
error-heading = نشد

## What the script says

script-offline = در حال اتصال دوباره…
script-filter = برای یافتن بنویسید
script-amount = مقدار
script-less = کمتر
script-more = بیشتر
script-confirm = تأیید
script-since = از نوبت پیشین شما
script-stale = میز جلو رفته است؛ لطفاً دوباره نگاه کنید.
script-choices = گزینه‌ها
script-back-to-now = بازگشت به اکنون
script-looking-at = لحظه‌ای از گذشته را می‌بینید
script-confirm-yes = بله
script-confirm-no = نه
script-your-turn = نوبت شماست
script-copied = رونوشت برداشته شد
script-link-text = این پیوند را یک بار در دستگاهِ دیگر باز کنید و به کسی ندهید.
script-curtain = صفحه را به { "{name}" } بدهید
script-curtain-button = من این‌جا هستم
script-notify-title = نوبت شماست
