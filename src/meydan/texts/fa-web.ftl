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
play-friends = با دوستان…
play-friends-text = چه کسی کجا بنشیند و با چه گزینه‌هایی.
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
new-options-many = { $count } گزینه، تنظیم‌شده برای بازی معمول
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

room-fill = ربات بازی کند
room-cancel = انصراف از این میز
room-cancel-confirm = از این میز انصراف می‌دهید؟ دعوت‌هایش دیگر کار نخواهند کرد.
featured-turn = نوبت شماست
featured-go-on = بازی را ادامه دهید
featured-continue = ادامه
featured-first = بازی خوبی برای آغاز
featured-first-text = { $game } در برابر رباتی تازه‌کار: دو نفره، نزدیک نیم ساعت، و تا یاد بگیرید هر کاری را می‌شود پس گرفت.
featured-start = همین حالا
featured-learn = گام به گام یاد بگیرید
api-title = ربات بنویسید
api-lead = برنامه‌ها سر همان میزهای آدم‌ها بازی می‌کنند. همه‌ی فراخوان‌ها در پی آمده‌اند؛ همین سند برای ابزارها در ‎/api/openapi.json‎ است.
api-answer = پاسخ
api-body = آنچه فرستاده می‌شود
api-parameters = در نشانی
api-about = بازی‌های رومیزی برای برنامه‌ها: میزی بسازید، جایی بگیرید، از رویدادها باخبر شوید، تصمیم بگیرید. هر پاسخی که چیزی را نپذیرد از گونه‌ی Problem است.
api-language = زبان جمله‌ها.
api-answer-events = جریانی بی‌پایان؛ هر رویداد ‎`view`‎ وضع میز را به شکل JSON در خود دارد.
api-answer-record = به نگارش سند ‎docs/notation.md‎.
api-call-new-player = بازیکن شوید: نامی می‌دهید و نشانه‌ای می‌گیرید که باید نگهش دارید
api-call-list-games = بازی‌های این سرور و گزینه‌هایشان
api-call-list-bots = ربات‌هایی که می‌توانند جایی بگیرند
api-call-list-tables = میزها: میزهای خودم، میزهایی با جای خالی، یا میزهایی که بازی در آن‌ها جریان دارد
api-call-make-table = میزی بسازید
api-call-situation = وضع میز، تا آن‌جا که شما می‌توانید ببینید
api-call-seats = چه کسی کجا نشسته است
api-call-take-seat = جای خالی یا جایی را که به آن دعوت شده‌اید بگیرید
api-call-events = جریان وضع‌ها (رویدادهای فرستاده از سرور)
api-call-decide = تصمیم بگیرید
api-call-undo = آخرین تصمیم خود را پس بگیرید
api-call-wait = در فرصت پاسخ: وقت بخواهید، یا بگذارید بازی پیش برود
api-call-order = یکی از سفارش‌های همیشگی خود را روشن یا خاموش کنید
api-call-resign = کنار بکشید
api-call-record = ثبت یک بازی پایان‌یافته
api-call-keep-record = ثبتی را برای تماشا بسپارید

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
chat-bot-at-random = نتوانستم به این حرکت فکر کنم؛ آن را تصادفی انتخاب کردم.
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
help-text = روی هر چیزِ روشن کلیک کنید یا بزنید، یا آن را به جایش بکشید. نشانگر یا انگشت را روی کارت یا دکمه نگه دارید تا آن را بخوانید؛ § قانونش را باز می‌کند. با صفحه‌کلید: جهت‌ها برای رفتن، Enter برای گزیدن، Escape برای یک گام برگشت، ؟ برای دیدن قانون.
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
result-not-by-points = این بازی را امتیاز تعیین نکرد: امتیازها تنها نشان می‌دهند هر کس تا کجا رسیده بود.
result-label = نتیجه
score-from = امتیاز از
sort-hand = مرتب کردن دست
sort-drawn = به ترتیب گرفتن
sort-suit = بر پایه‌ی رسته
sort-set = بر پایه‌ی مجموعه
sort-cost = بر پایه‌ی هزینه
sort-name = بر پایه‌ی نام
sort-rank = بر پایه‌ی رتبه
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
upload-file = پرونده را انتخاب کنید…
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
script-edge = چیزهای دیگری برای انتخاب در آن سو
script-stale = میز جلو رفته است؛ لطفاً دوباره نگاه کنید.
script-choices = گزینه‌ها
script-half = { "{deed}" }. حالا یکی از چیزهای روشن را برگزینید.
script-back = پس گرفتن گام آخر
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


script-more-choices = برگزینید

## Time and terms

terms = زمان و قرارها
terms-private = خصوصی: تنها بازیکنان این میز را می‌یابند
terms-rated = در رده‌بندی به شمار می‌آید (اگر همه‌ی بازیکنان عضو و جدا از هم باشند)
terms-hints = راهنمایی برای همه، در برابر یکدیگر هم (جز در میزهای رده‌بندی)
clock = ساعت
clock-none = بی‌ساعت
clock-move = برای هر تصمیم { $minutes } دقیقه
clock-player = برای هر بازیکن { $minutes } دقیقه، و با هر تصمیم { $seconds } ثانیه‌ی دیگر
clock-days = برای هر تصمیم { $days } روز
clock-end = وقتی زمان تمام شد
clock-end-bot = ربات بازی را ادامه می‌دهد
clock-end-lose = بازی باخته می‌شود
clock-left = زمان مانده
clock-late = زمان تمام شد

## Account

account = حساب
account-guest = { $name }، شما مهمان هستید: همه‌چیز در همین مرورگر کار می‌کند. با کلید عبور، از جای دیگر هم می‌توانید بیایید.
account-nobody = شما مهمان هستید: همه‌چیز در همین مرورگر کار می‌کند. با کلید عبور، از جای دیگر هم می‌توانید بیایید.
account-member = { $name }، شما عضو هستید.
account-page = صفحه‌ی من
account-passkey-added = کلید عبور افزوده شد.
account-called = هر وقت نوبت شما شود، این مرورگر خبر می‌دهد.
account-failed = نشد.
passkeys = کلیدهای عبور
passkeys-text = { $count ->
    [0] هنوز کلید عبوری ندارید. کلید عبور جای گذرواژه را می‌گیرد و دستگاهتان آن را نگه می‌دارد.
    [one] یک کلید عبور دارید.
   *[other] { $count } کلید عبور دارید.
}
passkey-add = افزودن کلید عبور
passkey-enter = ورود با کلید عبور
account-mail = رایانامه
account-mail-text = پیوندی می‌فرستیم که با آن، این‌جا یا در دستگاهی دیگر، وارد می‌شوید.
account-mail-send = برایم پیوند بفرست
mail-sent = پیوند در راه است. یک بار و تا یک ساعت کار می‌کند.
calls = خبر کردن
calls-text = این مرورگر می‌تواند حتی وقتی بسته است، خبر دهد که نوبت شماست.
calls-on = خبرم کن
my-data = داده‌های من
my-data-export = بارگیری همه‌ی آنچه درباره‌ی من نگه داشته شده
my-data-delete = مرا پاک کن
my-data-delete-text = نام، پیام‌ها، رده‌ها و کلیدهای شما پاک می‌شود؛ در بازی‌های در جریان، ربات ادامه می‌دهد. این کار برگشت ندارد.
sign-out = خروج از این‌جا
sign-out-everywhere = خروج از همه‌جا

## People

quick-game = بازی فوری
quick-text = هر که در انتظار است با شما سر یک میز می‌نشیند.
member-since = عضو از
member-games = بازی‌ها
block = با این شخص بازی نمی‌کنم
unblock = دوباره با این شخص بازی می‌کنم
report = گزارش به گرداننده
report-what = چه شد؟
report-sent = سپاس. گرداننده نگاهی خواهد انداخت.
go-back = بازگشت به میز
ratings = رده‌ها
rating = رده
rating-game = بازی
rating-name = نام
rating-take = کم‌وبیش
rating-range = بازه
rating-games = شمار بازی
leaders = بهترین بازیکنان
leaders-none = هنوز هیچ بازی‌ای در رده‌بندی نیامده است. بازی‌ای به شمار می‌آید که میزش برای رده‌بندی باشد و همه‌ی بازیکنانش عضو باشند.
leaders-bots = ربات‌ها چقدر قوی‌اند؟
leaders-bots-text = در بازی با یکدیگر و با مقیاسی از آنِ خودشان سنجیده شده‌اند: ربات متوسط در هر بازی ۱۵۰۰ است.
contests = مسابقه‌ها
contests-none = هنوز مسابقه‌ای نیست.
contest-new = مسابقه‌ی تازه
contest-title = نام
contest-kind = گونه
contest-seats = شمار بازیکنان هر میز
contest-swiss = سوئیسی
contest-robin = همه با همه
contest-make = اعلام
contest-members = اعضا می‌توانند مسابقه اعلام کنند.
contest-open = می‌توان پیوست
contest-round = دور { $round } از { $rounds }
contest-over = پایان‌یافته
contest-join = شرکت می‌کنم
contest-begin = آغاز
contest-bye = استراحت
contest-points = امتیاز
contest-met = امتیاز حریفان
moderator = گردانندگی
moderator-secret = رمز گرداننده‌ی سایت
moderator-enter = ورود
moderator-none = گزارش رسیدگی‌نشده‌ای نیست.
moderator-look = به سوی میز
moderator-ban = بستن راه این شخص
moderator-unban = گشودن راه
moderator-delete = پاک کردن
moderator-close = برچیدن میز
moderator-table = شناسه‌ی میز
moderator-settle = رسیدگی شد
