## Errors

error = مشکلی پیش آمد.
error-broken-game = بازی «{ $name }» بار نمی‌شود: { $reason }
error-unknown-game = بازی‌ای به نام «{ $name }» نیست. بازی‌های نصب‌شده: { $allowed }.
error-bad-players = { $game } با { $players } بازیکن بازی نمی‌شود. مجاز: { $allowed }.
error-names-count = برای { $players } بازیکن { $names } نام داده شده است.
error-bad-name = «{ $name }» نام بازیکن نمی‌شود: نام باید یک سطر متنِ ناتهی باشد، بدون نویسه‌ی کنترلی و بدون فاصله در دو سر.
error-bad-option = { $game } گزینه‌ی «{ $option }» ندارد. گزینه‌ها: { $allowed }.
error-bad-option-value = گزینه‌ی «{ $option }» نمی‌تواند «{ $value }» باشد. مجاز: { $allowed }.
error-bad-setup = چیدمان با اجزای بازی نمی‌خواند: { $what }.
error-bad-action = چنین حرکتی در این بازی نیست.
error-bad-code = { $code } کدِ حرکت نیست: کدها از ۰ تا { $last } است.
error-bad-order = «{ $words }» دستور ماندگاری از این بازی نیست.
error-bad-verb = «{ $words }» حرکت نیست. حرکت‌ها با این واژه‌ها آغاز می‌شوند: { $allowed }.
error-bad-words = «{ $words }» حرکت نیست. انتظار می‌رفت: { $verb } { $expected }.
error-bad-word = «{ $words }» حرکت نیست: { $argument } «{ $word }» وجود ندارد.
error-bad-record = سطر { $line }: { $reason }
error-illegal-action = «{ $words }» اکنون ممکن نیست. ممکن: { $allowed }.
error-not-your-turn = نوبت این صندلی نیست. در انتظار: { $waiting }.
error-stale-version = میز به نسخه‌ی { $version } رسیده است؛ این تصمیم برای نسخه‌ی { $given } بود.
error-cannot-undo = چیزی نیست که این صندلی بتواند پس بگیرد.
error-game-over = بازی تمام شده است.

## Records

record-not-utf8 = متن UTF-8 نیست.
record-cut-off = پرونده در میانه‌ی یک سطر بریده شده است.
record-no-check = رقم‌های وارسی در پایان سطر نیست.
record-bad-check = سطر آسیب دیده است؛ رقم‌های وارسی آن باید { $expected } باشد.
record-ends-early = پرونده زودتر از انتظار تمام می‌شود.
record-unexpected = این‌جا «{ $found }» انتظار نمی‌رود.
record-expected = انتظار می‌رفت: «{ $expected }».
record-newer-format = قالب پرونده { $version } است؛ این برنامه تا قالب { $known } را می‌شناسد. لطفاً برنامه را به‌روز کنید.
record-newer-rules = پرونده با نسخه‌ی { $version } قوانین { $game } نوشته شده؛ این برنامه نسخه‌ی { $known } را دارد. لطفاً برنامه را به‌روز کنید.
record-after-end = تصمیم { $number } پس از پایان بازی آمده است.
record-wrong-seat = تصمیم { $number } از { $seat } است، ولی نوبت { $expected } است.
record-illegal = تصمیم { $number } («{ $words }») آن‌جا ممکن نیست.
record-bad-resign = آن‌جا کسی نمی‌تواند کنار بکشد.

## Names

seat-name = بازیکن { $number }
bot-lettered = { $name } { $letter }
bot-letters = الف ب پ ت ث ج
