## What the server says

error-no-table = چنین میزی نیست. شاید برچیده شده باشد، یا نشانی کامل نیست.
error-not-your-seat = این صندلی از آنِ کس دیگری است.
error-seat-taken = این صندلی دیگر خالی نیست.
error-too-many-tables = شما هم‌اکنون { $limit } میز در جریان دارید. پیش از ساختن میز تازه، یکی را تمام کنید.
error-not-now = این کار اکنون سر این میز ممکن نیست.
error-old-rules = این میز با نسخه‌ی { $version } قوانین آغاز شده که این سرور هنوز آن را ندارد.
error-name = نام باید ۱ تا { $limit } نویسه داشته باشد.
error-chat = پیام باید ۱ تا { $limit } نویسه داشته باشد.
error-no-page = صفحه‌ای در این نشانی نیست.
error-bad-request = درخواست فهمیده نشد.
error-bad-json = متن درخواست JSON نیست.
error-bad-field = درخواست فهمیده نشد: { $field } نیست یا نادرست است.
error-too-large = خیلی بزرگ است: بیش از { $limit } بایت پذیرفته نمی‌شود.
error-too-many-requests = درخواست‌ها زیاد شد. لطفاً کمی صبر کنید.
error-still-thinking = پاسخ پرسش قبلی‌تان هنوز آماده نیست؛ کمی صبر کنید.
error-not-thought = این بار نشد به پاسخ رسید؛ لطفاً دوباره بپرسید.
error-wrong-origin = این درخواست از سایت دیگری آمده بود و پذیرفته نشد.
error-no-token = برنامه به نشانه نیاز دارد: با POST /api/players یکی بسازید و آن را به شکل «Authorization: Bearer TOKEN» بفرستید.
error-link-used = این پیوند پیش‌تر به کار رفته یا کامل نیست.
error-still-running = این بازی هنوز در جریان است؛ پرونده‌اش پس از پایان دیده می‌شود.
error-server = این‌جا مشکلی پیش آمد. بازی سالم است؛ لطفاً دوباره بکوشید.
error-storage-away = سرور اکنون به انبار خود دسترسی ندارد. چیزی گم نشده است؛ لطفاً کمی دیگر دوباره بکوشید.
error-banned = گرداننده‌ی سایت راه شما را به این‌جا بسته است.
error-changed-codes = کنش‌های { $game } دگرگون شده‌اند، ولی قوانینش هنوز نسخه‌ی { $version } خوانده می‌شود: بازی‌های انبارشده معنای دیگری می‌گرفتند. به قوانین نسخه‌ی تازه‌ای بدهید.
error-not-shared = کارگر به پایگاه داده‌ی PostgreSQL سرورهایش نیاز دارد: --database postgresql://… پرونده‌ی SQLite از آنِ یک فرایند است.

seat-open = صندلی خالی
seat-invited = دعوت‌شده
seat-person = بازیکن
seat-bot = ربات
seat-record = بازیکن
guest-name = مهمان { $number }

prompt-seats = در انتظار نشستن بازیکنان دیگر.
prompt-over = بازی تمام شد.
prompt-waiting = { $count ->
    [one] در انتظار { $names }.
   *[other] در انتظار { $names }.
}
ending-resigned = { $name } کنار کشید
ending-out-of-time = وقت { $name } تمام شد
result = { $count ->
    [0] کسی نبرد: { $how }.
    [one] { $winners } برد: { $how }.
   *[other] { $winners } با هم بردند: { $how }.
}
option-value-yes = بله
option-value-no = نه

play-running = میدان در { $address } برپاست
play-data = بازی‌ها در { $place } نگه داشته می‌شود
play-stop = برای پایان، Ctrl+C را بزنید.
play-no-host = «{ $host }» نشانیِ این رایانه نیست. با ⁦--host⁩ نشانیِ دیگری برگزینید، مثلاً localhost.
play-no-port = درگاه { $port } در کار است. با --port درگاه دیگری برگزینید.

error-blocked = شما و یکی از کسانی که سر این میزند با هم بازی نمی‌کنید.
error-bad-clock = چنین ساعتی نیست.
error-bad-passkey = این کلید عبور تأیید نشد. لطفاً دوباره بکوشید.
error-bad-mail = به این نشانی نمی‌توان نامه فرستاد.
error-members-only = این کار ویژه‌ی اعضاست: در صفحه‌ی حساب، کلید عبوری بیفزایید.
error-moderators-only = این کار تنها از گرداننده برمی‌آید.

mail-subject = راه شما به میدان
mail-text =
    با این پیوند، در این مرورگر یا هر مرورگر دیگری ادامه می‌دهید. یک بار و تا یک ساعت کار می‌کند:

    { $address }

    اگر شما آن را نخواسته‌اید، نادیده‌اش بگیرید؛ هیچ اتفاقی نمی‌افتد.
call-title = نوبت شماست
call-mail =
    { $game } چشم‌به‌راه تصمیم شماست:

    { $address }
