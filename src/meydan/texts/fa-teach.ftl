## کتاب‌های قوانین

rules-title = قوانین { $game }
rules-heading = قوانین { $game }
rules-link = قوانین
rules-contents = فهرست
rules-search = جست‌وجو در قوانین
rules-found = { $count ->
    [0] چیزی پیدا نشد
   *[other] { $count } جا پیدا شد
}
rules-print = چاپ
rules-options = آنچه برای هر میز می‌توان برگزید
rules-options-text = این‌ها را هنگام چیدن میز برمی‌گزینید؛ نخستین مقدار همان مقدار معمول است.
rules-cards = کارت‌ها و مهره‌ها
rules-index = نمایه
rules-figure = میز { $game }
rules-to-top = به بالا
rules-close = بستن قوانین
rules-whole = همه‌ی قوانین
rules-clause = قانون { $number }
rules-learn = با بازی یاد بگیرید
rules-mark-rulebook = دفترچه
rules-mark-rulebook-why = دفترچه‌ی چاپی بازی چنین می‌گوید.
rules-mark-print = چاپی
rules-mark-print-why = روی کارت، صفحه یا یکی از قطعه‌های بازی چاپ شده است.
rules-mark-ruling = داوری
rules-mark-ruling-why = دفترچه در این‌جا ساکت یا مبهم یا نادرست است؛ این حکم با دلیلش آمده است.

## درس‌ها

learn-title = آموزش { $game }
learn-heading = آموزش { $game }
learn-link = یاد بگیرید
learn-lead = درس‌های کوتاه روی میز واقعی. یکی را بخوانید، رها کنید و بعد برگردید؛ پیشرفتتان در همین دستگاه می‌ماند.
learn-minutes = { $minutes } دقیقه
learn-start = شروع
learn-again = دوباره
learn-done = تمام‌شده
learn-first-game = حالا نخستین بازی
learn-first-game-text = با ربات تازه‌کار، و قوانین دم دست.
learn-next = ادامه
learn-back = برگشت
learn-show = نشانم بده
learn-finish = پایان
learn-next-lesson = درس بعد
learn-all = همه‌ی درس‌ها
learn-leave = بیرون رفتن از درس
learn-step = { $step } از { $steps }
learn-also-right = این هم درست است. با این ادامه می‌دهیم: { $action }
learn-wrong = این نه. یک بار دیگر به نوشته نگاه کنید.
learn-you = شما
learn-other = بازیکن { $number }

## چرا نه؟

reason-over = بازی تمام شده است.
reason-not-asked = اکنون نوبت تصمیم شما نیست.
reason-other-question = اکنون چیز دیگری از شما پرسیده شده است: { $prompt }
reason-not-offered = قوانین این کار را در این‌جا و اکنون روا نمی‌دارد.
reason-thing-later = «{ $thing }» در این پرسش جایی ندارد: { $prompt }
reason-thing-shown = «{ $thing }» فقط وضع بازی را نشان می‌دهد؛ اکنون چیزی برای انتخاب روی آن نیست.
reason-too-few =
    { $count ->
        [one] باید یکی دیگر هم انتخاب کنید.
       *[other] باید { $count } تای دیگر هم انتخاب کنید.
    } { $prompt }
reason-rule = قانون { $number }

## پس از بازی

analysis-title = واکاوی
analysis-begin = این بازی را واکاوی کن
analysis-working = بازی از نو مرور می‌شود…
analysis-accuracy = دقت
analysis-luck = بخت
analysis-chances = بخت پیروزی پس از هر تصمیم
analysis-turning = بزنگاه‌ها
analysis-better = { $name }: «{ $action }» { $percent } واحد از بخت پیروزی را از دست داد؛ بهتر بود: «{ $better }»
analysis-good = { $name }: «{ $action }»؛ انتخابی بهتر از این پیدا نشد.
analysis-all = همه‌ی تصمیم‌ها ({ $count })
analysis-fine = هیچ انتخابی چیزی از دست نداد.

## معماها

lend = از این بازی می‌توان برای همه معما ساخت؛ نام کسی در آن نمی‌آید
lend-count = ({ $count } از { $people } نفر موافق‌اند)
puzzle-title = معما
puzzle-of-the-day = معمای امروز
puzzle-of-the-day-text = { $game }: یک انتخاب آشکارا بهتر از بقیه است. پیدایش می‌کنید؟
puzzle-ask = نوبت شماست و آنچه مال شماست با «{ learn-you }» نشان داده شده. یک انتخاب آشکارا بهتر از همه‌ی انتخاب‌های دیگر است. کدام؟
puzzle-right = درست است!
puzzle-answer = بهترین انتخاب این بود: { $action }.
puzzle-chances = ربات‌ها بخت پیروزی را با آن حدود { $percent } درصد برآورد می‌کنند و با بهترین انتخاب دیگر { $second } درصد.
puzzle-wrong = انتخابی هست که آشکارا بهتر است. دوباره امتحان کنید یا «{ learn-show }» را بزنید.
puzzle-solve = حلش کنید
puzzle-leave = بیرون رفتن از معما
puzzle-streak = { $days } روز پشت سر هم

hint-button = راهنمایی‌ام کن
expected-own = شما: { $action }
expected-other = { $name }: { $action }
script-expected = ادامه‌ای که انتظار می‌رود، با همین شماره‌ها روی صفحه:
script-hint-chance = { "{percent}" }٪
error-no-hints = سر میزی که آدم‌ها بازی می‌کنند راهنمایی نمی‌دهیم.
