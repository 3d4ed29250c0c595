game-title = پاکس پامیر
game-about = افغانستان در سدهٔ نوزدهم: درباری بسازید، به بریتانیا، روسیه یا افغان‌ها وفادار شوید، بر منطقه‌ها فرمان برانید، جاسوس بگمارید و معتمدترین یارِ ائتلاف چیره باشید.

## Options

option-wakhan = وخان
option-wakhan-why = حریف خودکار برای یک یا دو نفر. در آخرین صندلی می‌نشیند و یک بازیکن به شمار می‌آید.
option-wakhan-none = بدون او
option-wakhan-errata = با قوانین اصلاح‌شده
option-wakhan-rulebook = با دفترچهٔ قوانین نخست
option-wakhan_savvy = وخان ارزان می‌خرد
option-wakhan_savvy-why = به جای کارتی که پیکان‌ها نشان می‌دهند، کارتی ارزان‌تر از همان مجموعه و دست‌کم با همان رتبه برمی‌دارد.
option-wakhan_savvy-yes = بله
option-wakhan_savvy-no = خیر
option-wakhan_spy_moves = وخان جاسوس جابه‌جا می‌کند
option-wakhan_spy_moves-why = اگر ارتشی برای حرکت ندارد، جاسوسی را که سر جایش لازم نیست حرکت می‌دهد.
option-wakhan_spy_moves-yes = بله
option-wakhan_spy_moves-no = خیر
option-wakhan_steadfast = وخان ثابت‌قدم است
option-wakhan_steadfast-why = وفاداری عملی او با ائتلاف آزادی است که بیشترین بلوک را دارد، نه با نخستین ائتلاف روی کارتش.
option-wakhan_steadfast-yes = بله
option-wakhan_steadfast-no = خیر
option-open_hands = دست‌های باز
option-open_hands-why = همه دست یکدیگر را می‌بینند. بازیکنی که همهٔ خریدها را به یاد دارد، به هر حال آن‌ها را می‌داند.
option-open_hands-yes = دست‌ها باز است
option-open_hands-no = دست‌ها پنهان است
option-bribe_negotiation = چانه‌زنی بر سر رشوه
option-bribe_negotiation-why = کسی که باید رشوه بدهد می‌تواند یک بار مبلغ کمتری پیشنهاد کند و گیرنده می‌تواند بپذیرد.
option-bribe_negotiation-yes = پیشنهاد کمتر مجاز است
option-bribe_negotiation-no = یا کامل یا هیچ
option-turn_cap = سقف نوبت‌ها
option-turn_cap-why = اگر همه فقط نوبت را رد کنند بازی تمام نمی‌شود؛ پس از این تعداد نوبت، هر که جلوتر است برنده می‌شود.
option-turn_cap-0 = بدون سقف
option-turn_cap-100 = ۱۰۰ نوبت
option-turn_cap-200 = ۲۰۰ نوبت
option-turn_cap-400 = ۴۰۰ نوبت
option-turn_cap-1000 = ۱۰۰۰ نوبت

## Actions

action-loyal = وفاداری به ائتلاف { $coalition }
action-purchase = خرید کارتِ { $spot }
action-end-turn = پایان نوبت
action-stop = همین کافی است
action-decline = صرف‌نظر می‌کنم
action-pay = پرداخت کامل رشوه
action-offer = { $rupees ->
    [0] درخواست چشم‌پوشی از رشوه
   *[other] پیشنهاد { $rupees } روپیه
    }
action-withdraw = انصراف
action-unpaid = اقدام بدون پرداخت، با آداب درباری
action-accept = می‌پذیرم
action-refuse = نمی‌پذیرم
action-side = قرار دادن در { $side } دربار
action-road = راه روی { $border }
action-army = ارتش در { $region }
action-tax-spot = یک روپیه از { $spot }
action-tax-seat = یک روپیه از { $seat }
action-gift-space = فضای هدیهٔ { $price } روپیه‌ای
action-take-army = برداشتن ارتش از { $region }
action-take-road = برداشتن راه از { $border }
action-take-tribe = برداشتن قبیلهٔ خود از { $region }
action-take-gift = پس گرفتن هدیهٔ { $price } روپیه‌ای
action-move-army = حرکت ارتش از { $region }
action-move-tribe = حرکت قبیله از { $region }
action-goal = به { $region }
action-take-prize = برداشتن به عنوان جایزه
action-leave-prize = نگرفتن جایزه
action-battle-region = نبرد در { $region }
action-remove-army = حذف ارتش { $coalition }
action-remove-road = حذف راه { $coalition } از { $border }
action-remove-tribe = حذف قبیلهٔ { $seat }
action-remove-spy = حذف جاسوس { $seat }
action-rumor = پخش شایعه دربارهٔ { $seat }
action-swap = تعویض دست با { $seat }
action-suit = مطلوب شدن مجموعهٔ { $suit }
action-rebuke = توبیخ { $region }
action-play = بازی کردن { $card }
action-tax = مالیات با { $card }
action-gift = هدیه با { $card }
action-build = ساخت با { $card }
action-move = حرکت با { $card }
action-betray = خیانت با { $card }
action-battle = نبرد با { $card }
action-discard = سوزاندن { $card }
action-spy = جاسوس روی { $card }
action-take-spy = برداشتن جاسوس خود از { $card }
action-move-spy = حرکت جاسوس از { $card }
action-goal-card = به { $card }
action-betray-card = خیانت به { $card }
action-battle-card = نبرد روی { $card }
action-safe-house = پنهان کردن جاسوس روی { $card }

## Prompts

prompt-choose-loyalty = ائتلافی را که در آغاز به آن وفادارید برگزینید.
prompt-use-blackmail = باج‌گیری: می‌توانید روی کارتی که هیچ جاسوسی ندارد یک جاسوس بگذارید.
prompt-choose-action = { $number ->
    [0] با کارت‌های مطلوب اقدام اضافی انجام دهید یا نوبت را تمام کنید.
   *[other] { $number } اقدام دارید: بخرید، بازی کنید، از کارت‌های دربار استفاده کنید یا نوبت را تمام کنید.
    }
prompt-bribe = { $number } روپیه رشوه بدهکارید. بپردازید، مبلغ کمتری پیشنهاد کنید یا انصراف دهید.
prompt-answer = { $number ->
    [0] از شما خواسته‌اند از رشوه چشم بپوشید. می‌پذیرید؟
   *[other] { $number } روپیه رشوه پیشنهاد شده است. می‌پذیرید؟
    }
prompt-put-in-court = کارت در کدام سوی دربار شما قرار بگیرد؟
prompt-resolve-icon = { $number ->
    [1] مرزی را برای راه برگزینید.
   *[other] یک کارت دربار را برای جاسوس برگزینید.
    }
prompt-take-block = از این بلوک در انبار نمانده است: یکی را از نقشه بردارید.
prompt-take-cylinder = سیلندری در انبار ندارید: یکی از سیلندرهای خود را که در این نوبت قرار نگرفته بردارید.
prompt-collect-tax = یک روپیه بگیرید؛ { $number ->
    [one] این آخرین روپیه است.
   *[other] هنوز { $number } روپیه می‌توانید بگیرید.
    }
prompt-give = یک فضای هدیه برگزینید.
prompt-build-block = { $number ->
    [0] یک بلوک بگذارید: ارتش در منطقه‌ای که فرماندارش هستید یا راه روی مرزهای آن.
   *[other] بلوک دیگری بگذارید یا بس کنید.
    }
prompt-build-extra = زیرساخت: یک بلوک دیگر رایگان بگذارید.
prompt-move-piece = مهره‌ای را برای حرکت برگزینید؛ حرکت‌های مانده: { $number }.
prompt-move-to = به کجا برود؟
prompt-move-spy-to = جاسوس روی کدام کارت برود؟
prompt-betray-court-card = کارتی را که به آن خیانت می‌کنید برگزینید.
prompt-offer-prize = { $number ->
    [0] این کارت را به عنوان جایزه برمی‌دارید؟
   *[other] این کارت را به عنوان جایزه برمی‌دارید؟ وفاداری شما تغییر خواهد کرد.
    }
prompt-choose-site = محل نبرد را برگزینید.
prompt-remove-piece = یک مهرهٔ دشمن را بردارید؛ هنوز { $number } مهره می‌توانید بردارید.
prompt-hide-spy = خانهٔ امن: جاسوس برداشته‌شده را روی این کارت پنهان می‌کنید؟
prompt-overthrow = سرنگونی: کارت سیاسی بعدی را که می‌سوزد برگزینید.
prompt-settle-debt = نمی‌توانید قرض را بپردازید: کارتی از دربار یا دست بسوزانید (مانده: { $number }).
prompt-discard-patriots = وفاداری شما تغییر می‌کند: میهن‌دوست بعدی را که می‌سوزد برگزینید.
prompt-trim-court = دربار شما بیش از حد بزرگ است: کارتی بسوزانید.
prompt-trim-hand = دست شما بیش از حد بزرگ است: کارتی بسوزانید.
prompt-name-player = شایعه: بازیکنی را نام ببرید که میهن‌دوستانش نفوذی ندارند.
prompt-name-suit = ارزش‌های پشتون‌والی: مجموعهٔ مطلوب را برگزینید.
prompt-choose-region = توبیخ: منطقه‌ای را که خالی می‌شود برگزینید.
prompt-lose-confidence = فروپاشی اعتماد: یک کارت از دست خود بسوزانید.
prompt-swap-hands = برگزینید دست خود را با چه کسی عوض می‌کنید.

## Events

event-turn-begins = نوبت { $number }: { $seat }.
event-loyal = { $seat } اکنون به ائتلاف { $coalition } وفادار است.
event-purchased = { $rupees ->
    [0] { $seat } کارت { $card } ({ $spot }) را رایگان برمی‌دارد.
   *[other] { $seat } کارت { $card } ({ $spot }) را به { $rupees } روپیه می‌خرد.
    }
event-collected = { $seat } { $rupees } روپیهٔ روی { $card } را برمی‌دارد.
event-played = { $seat } کارت { $card } را در { $side } دربار بازی می‌کند.
event-bribe-paid = { $seat } به { $taker } { $rupees } روپیه رشوه می‌دهد.
event-bribe-offered = { $seat } به { $taker } به جای { $full } روپیه، { $rupees } روپیه پیشنهاد می‌کند.
event-bribe-refused = { $seat } پیشنهاد { $payer } را نمی‌پذیرد.
event-bribe-withdrawn = { $seat } رشوه نمی‌دهد و از { $card } دست می‌کشد.
event-bribe-unpaid = { $seat } با آداب درباری به { $taker } رشوه نمی‌دهد.
event-army-placed = { $seat } یک ارتش { $coalition } در { $region } می‌گذارد.
event-road-placed = { $seat } یک راه { $coalition } روی { $border } می‌گذارد.
event-tribe-placed = { $seat } یک قبیله در { $region } می‌گذارد.
event-spy-placed = { $seat } یک جاسوس روی { $card } می‌گذارد.
event-gift-placed = { $seat } هدیهٔ { $price } روپیه‌ای می‌دهد.
event-placement-skipped = { $seat } مهره‌ای برای گذاشتن ندارد.
event-army-taken = { $seat } یک ارتش { $coalition } را از { $region } برمی‌دارد.
event-road-taken = { $seat } یک راه { $coalition } را از { $border } برمی‌دارد.
event-tribe-taken = { $seat } قبیله‌ای را از { $region } برمی‌دارد.
event-spy-taken = { $seat } جاسوسی را از روی { $card } برمی‌دارد.
event-gift-taken = { $seat } هدیهٔ { $price } روپیه‌ای را پس می‌گیرد.
event-leverage = { $seat } برای { $card } { $rupees } روپیه قرض می‌گیرد.
event-favored = مجموعهٔ مطلوب اکنون { $suit } است.
event-suit-ignored = ارزش‌های پشتون‌والی: علامت مجموعهٔ { $suit } نادیده گرفته می‌شود.
event-acts = { $seat } از { $card } استفاده می‌کند: { $deed }.
event-acts-bonus = { $seat } از { $card } به عنوان اقدام اضافی استفاده می‌کند: { $deed }.
event-paid-to-market = { $seat } { $rupees } روپیه به بازار می‌پردازد.
event-taxed-market = { $seat } از { $spot } مالیات می‌گیرد.
event-taxed-player = { $seat } یک روپیه از { $victim } مالیات می‌گیرد.
event-army-moved = { $seat } یک ارتش { $coalition } را از { $origin } به { $goal } می‌برد.
event-tribe-moved = { $seat } قبیله‌ای را از { $origin } به { $goal } می‌برد.
event-spy-moved = { $seat } جاسوسی را از { $origin } به { $goal } می‌برد.
event-betrayed = { $seat } به { $card } در دربار { $owner } خیانت می‌کند.
event-prize-taken = { $seat } کارت { $card } را به عنوان جایزهٔ { $coalition } برمی‌دارد.
event-prize-left = { $seat } جایزهٔ { $card } را نمی‌گیرد.
event-battle-region = { $seat } در { $region } نبرد می‌کند.
event-battle-card = { $seat } روی { $card } نبرد می‌کند.
event-army-removed = { $seat } یک ارتش { $coalition } را در { $region } از بین می‌برد.
event-road-removed = { $seat } یک راه { $coalition } را روی { $border } از بین می‌برد.
event-tribe-removed = { $seat } قبیله‌ای از { $owner } را در { $region } از بین می‌برد.
event-spy-removed = { $seat } جاسوسی از { $owner } را از روی { $card } برمی‌دارد.
event-safe-house = { $seat } جاسوس را روی { $card } پنهان می‌کند.
event-court-discarded = { $seat } کارت { $card } را از دربار می‌سوزاند.
event-hand-discarded = { $seat } کارت { $card } را از دست می‌سوزاند.
event-spies-returned = { $number } جاسوس { $seat } از روی { $card } به انبار برمی‌گردد.
event-debt = { $seat } { $rupees } روپیه از قرض را پس می‌دهد؛ کارت‌های بدهکار: { $cards }.
event-overthrown-cards = { $seat } آخرین قبیله‌اش را در { $region } از دست داد: کارت‌های سیاسی آن می‌سوزند.
event-overthrown-tribes = { $seat } آخرین کارت سیاسی { $region } را از دست داد: قبایل برداشته‌شده: { $number }.
event-gifts-lost = { $seat } هدایای خود را از دست می‌دهد: { $number }.
event-prizes-lost = { $seat } جوایز خود را از دست می‌دهد: { $number }.
event-event-discarded = رویداد { $card } از بازار می‌سوزد.
event-effect-begins = { $effect } برای { $seat } برقرار است.
event-effect-for-all = { $effect } برای همه برقرار است.
event-region-cleared = { $region } خالی می‌شود: { $tribes } قبیله، { $armies } ارتش.
event-rupees-gained = { $seat } { $rupees } روپیه از بانک می‌گیرد.
event-hands-swapped = { $seat } و { $partner } دست‌های خود را عوض می‌کنند.
event-check-succeeded = بررسی چیرگی: ائتلاف چیره { $coalition } است.
event-check-failed = بررسی چیرگی: هیچ ائتلافی چیره نیست.
event-final-check = این آخرین بررسی چیرگی است: امتیازها دو برابر می‌شود.
event-scored = { $seat } { $points } امتیاز می‌گیرد و اکنون { $total } امتیاز دارد.
event-blocks-cleared = همهٔ بلوک‌ها به انبار برمی‌گردند.
event-effects-ended = اثر رویدادهای ماندگار به پایان می‌رسد.
event-instability = بی‌ثباتی: دو بررسی چیرگی در بازار است.
event-drawn = { $card } به بازار می‌آید ({ $spot }).
event-rupees-swallowed = خروج از عرصهٔ عمومی { $rupees } روپیه را از بازی بیرون می‌برد.
event-insurrection = شورش: { $seat } دو ارتش افغان در کابل می‌گذارد.
event-won = { $seat } برنده شد.
event-turn-cap = سقف نوبت‌ها پر شد.
event-ai-card = { $seat } { $card } را رو می‌کند. پیکان قرمز { $label } و پیکان مشکی ستون { $column } را نشان می‌دهد.
event-ai-shuffled = پشتی برای خواندن نمانده است: کارت‌های { $seat } بُر می‌خورند.
event-pragmatic = وفاداری عملی { $seat }: { $coalition }.
event-wakhan-follows = { $seat }: «{ $line }» دلیل: { $reason }.
event-wakhan-skips = { $seat } «{ $line }» را رد می‌کند: { $reason }.
event-wakhan-chooses-card = { $seat } { $card } را برمی‌گزیند: { $reason }.
event-wakhan-chooses-region = { $seat } { $region } را برمی‌گزیند: { $reason }.
event-wakhan-chooses-player = { $seat } { $player } را برمی‌گزیند: { $reason }.
event-wakhan-rule = { $seat }: { $reason }.
event-wakhan-discards = { $seat } { $card } را می‌سوزاند: { $reason }.
event-wakhan-bonus = { $seat } با { $card } اقدام اضافی می‌کند: { $deed }.
event-wakhan-bonus-skipped = { $seat } با { $card } اقدام اضافی ندارد: { $reason }.

## Wakhan's reasons

reason-instruction = کارتش چنین می‌گوید
reason-arrows = پیکان‌ها آن را نشان می‌دهند
reason-dominance-patriot = بررسی چیرگی در بازار است، پس ارزان‌ترین میهن‌دوست ائتلاف چیره
reason-dominance-blocks = بررسی چیرگی در بازار است، پس بیشترین علامت ارتش و راه
reason-dominance-cylinders = بررسی چیرگی در بازار است و کسی چیره نیست، پس بیشترین علامت قبیله و جاسوس
reason-dominance-cheapest = بررسی چیرگی در بازار است و هیچ کارتی علامت مناسب ندارد، پس ارزان‌ترین
reason-ambition-scores = جاه‌طلبی: بیشترین امتیاز را می‌گیرد
reason-ambition-wins = جاه‌طلبی: برندهٔ بازی می‌شود
reason-savvy = ارزان‌تر است و از کارت پیکان‌ها بدتر نیست
reason-condition-false = شرط آن برقرار نیست
reason-no-valid-card = هیچ کارت مجازی مناسب نیست
reason-no-card-shows-it = هیچ کارت استفاده‌نشده‌ای در دربارش این اقدام را ندارد
reason-no-legal-use = کاربرد مجازی برای آن نیست
reason-card-priority = بالاترین اولویت کارت
reason-region-order = نخستین در ترتیب منطقه‌های او
reason-red-arrow = پیکان قرمز او را نشان می‌دهد
reason-richest = ثروتمندترین کسی که می‌تواند از او مالیات بگیرد
reason-most-spies = کارتی با بیشترین جاسوس
reason-not-most-spies = بهترین کارتی که در آن بیشترین جاسوس را ندارد
reason-road-order = راه‌ها مرز به مرز و به ترتیب منطقه‌های او گذاشته می‌شوند
reason-shortage = مهره کم دارد و به ترتیب خود برمی‌دارد
reason-favored-stays = مجموعهٔ مطلوب را نگه می‌دارد
reason-cannot-pay-bribe = نمی‌تواند رشوه را بپردازد
reason-bribe-paid = رشوه را کامل می‌پردازد
reason-cleanup-order = دربارش بیش از حد بزرگ است و این کارت در ترتیب سوزاندن او نخستین است
reason-must-take-prize = همیشه جایزه را برمی‌دارد
reason-always-safe-house = همیشه از خانهٔ امن استفاده می‌کند
reason-blackmail = باج‌گیری: بهترین کارت بدون جاسوس
reason-no-more-actions = هر دو اقدام انجام شد؛ اکنون اقدام‌های اضافی
reason-nothing-valid = هیچ سطری از کارتش شدنی نیست؛ اکنون اقدام‌های اضافی
reason-swapped-hand = کارت‌هایی که به او می‌رسد بی‌درنگ بازی می‌شود
reason-cheapest-gift = ارزان‌ترین فضای هدیه
reason-not-favored = از مجموعهٔ مطلوب نیست
reason-already-used = در این نوبت استفاده شده است
reason-spy-move = ارتشی برای حرکت نیست، پس یک جاسوس

## Endings and scores

ending-lead = یک بازیکن پس از بررسی چیرگی چهار امتیاز از همه پیش بود.
ending-final = آخرین بررسی چیرگی انجام شد.
ending-capped = سقف نوبت‌ها پر شد.
score-successful = بررسی‌های موفق
score-failed = بررسی‌های ناموفق
score-total = جمع
