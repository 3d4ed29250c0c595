game-title = پاکس پامیر
game-about = افغانستان در سده‌ی نوزدهم: درباری بسازید، به بریتانیا، روسیه یا افغان‌ها وفادار شوید، بر منطقه‌ها فرمان برانید، جاسوس بگمارید و معتمدترین یارِ ائتلاف چیره باشید.

## Options

option-wakhan = وخان
option-wakhan-why = حریف خودکار برای یک یا دو نفر. در آخرین صندلی می‌نشیند و یک بازیکن به شمار می‌آید.
option-wakhan-none = بدون او
option-wakhan-errata = با قوانین اصلاح‌شده
option-wakhan-rulebook = با دفترچه‌ی قوانین نخست
option-wakhan_savvy = وخان ارزان می‌خرد
option-wakhan_savvy-why = به‌جای کارتی که پیکان‌ها نشان می‌دهند، کارتی ارزان‌تر از همان مجموعه و دست‌کم با همان رتبه برمی‌دارد.
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
option-open_hands-why = همه دست یکدیگر را می‌بینند. بازیکنی که همه‌ی خریدها را به یاد دارد، به هر حال آن‌ها را می‌داند.
option-open_hands-yes = دست‌ها باز است
option-open_hands-no = دست‌ها پنهان است
option-bribe_negotiation = چانه‌زنی بر سر رشوه
option-bribe_negotiation-why = کسی که باید رشوه بدهد می‌تواند یک بار مبلغ کمتری پیشنهاد کند و گیرنده می‌تواند بپذیرد.
option-bribe_negotiation-yes = پیشنهاد کمتر مجاز است
option-bribe_negotiation-no = یا کامل یا هیچ
option-turn_cap = سقف نوبت‌ها
option-turn_cap-why = اگر همه فقط نوبت را رد کنند بازی تمام نمی‌شود؛ پس از این تعداد نوبت، هر که جلوتر است برنده می‌شود.
option-turn_cap-none = بدون سقف
option-turn_cap-100 = ۱۰۰ نوبت
option-turn_cap-200 = ۲۰۰ نوبت
option-turn_cap-400 = ۴۰۰ نوبت
option-turn_cap-1000 = ۱۰۰۰ نوبت

## Actions

action-loyal = وفاداری به ائتلاف { $coalition }
action-purchase = { $here ->
    [yes] { $rupees ->
        [0] برداشتن «{ $card }»: رایگان
       *[other] خرید «{ $card }» به { $rupees } روپیه
        }{ $coins ->
        [0] {""}
       *[other] {" "}({ $coins } روپیه روی آن است)
        }
   *[other] خرید کارتِ { $spot }
    }
action-end-turn = { $left ->
    [1] پایان نوبت (یک اقدام مانده است)
    [2] پایان نوبت (دو اقدام مانده است)
   *[other] پایان نوبت
    }
action-stop = همین کافی است
action-decline = صرف‌نظر می‌کنم
action-pay = { $here ->
    [yes] پرداخت { $rupees } روپیه به { $taker }
   *[other] پرداخت کامل رشوه
    }
action-offer = { $here ->
    [yes] { $rupees ->
        [0] درخواست از { $taker } برای چشم‌پوشی از { $full } روپیه رشوه
       *[other] پیشنهاد { $rupees } روپیه به { $taker } به‌جای { $full } روپیه
        }
   *[other] { $rupees ->
        [0] درخواست چشم‌پوشی از رشوه
       *[other] پیشنهاد { $rupees } روپیه
        }
    }
action-withdraw = { $here ->
    [yes] انصراف: دست کشیدن از «{ $card }»
   *[other] انصراف
    }
action-unpaid = اقدام بدون پرداخت رشوه، با «آداب درباری»
action-accept = { $here ->
    [yes] { $rupees ->
        [0] می‌پذیرم: { $payer } چیزی نمی‌پردازد
       *[other] می‌پذیرم: { $payer } { $rupees } روپیه به من می‌پردازد
        }
   *[other] می‌پذیرم
    }
action-refuse = { $here ->
    [yes] نمی‌پذیرم: { $payer } یا کامل می‌پردازد یا انصراف می‌دهد
   *[other] نمی‌پذیرم
    }
action-side = { $here ->
    [yes] گذاشتن «{ $card }» در { $side } دربار
   *[other] گذاشتن کارت در { $side } دربار
    }
action-road = { $here ->
    [yes] { $cost ->
        [0] گذاشتن راه روی { $border }
       *[other] ساختن راه روی { $border } به { $cost } روپیه
        }
   *[other] گذاشتن راه روی { $border }
    }
action-army = { $here ->
    [yes] { $cost ->
        [0] گذاشتن ارتش در { $region }
       *[other] ساختن ارتش در { $region } به { $cost } روپیه
        }
   *[other] گذاشتن ارتش در { $region }
    }
action-tax-spot = { $here ->
    [yes] گرفتن یک روپیه از روی «{ $card }»
   *[other] گرفتن یک روپیه از { $spot }
    }
action-tax-seat = { $here ->
    [yes] گرفتن یک روپیه از { $seat } ({ $rupees } روپیه دارد، محافظ مالیات: { $shelter })
   *[other] گرفتن یک روپیه از { $seat }
    }
action-gift-space = دادن هدیه‌ی { $price } روپیه‌ای: ۱ نفوذ
action-take-army = برداشتن ارتش از { $region }
action-take-road = برداشتن راه از { $border }
action-take-tribe = برداشتن قبیله‌ی خود از { $region }
action-take-gift = پس گرفتن هدیه‌ی { $price } روپیه‌ای
action-move-army = حرکت ارتش از { $region }
action-move-tribe = حرکت قبیله از { $region }
action-goal = به { $region }
action-take-prize = { $here ->
    [yes] { $turns ->
        [yes] برداشتن «{ $card }» به عنوان جایزه و وفاداری به ائتلاف { $coalition }
       *[other] برداشتن «{ $card }» به عنوان جایزه: ۱ نفوذ
        }
   *[other] برداشتن کارت به عنوان جایزه
    }
action-leave-prize = { $here ->
    [yes] رها کردن «{ $card }» میان کارت‌های سوخته
   *[other] نگرفتن جایزه
    }
action-battle-region = نبرد در { $region }
action-remove-army = حذف یک ارتش { $coalition }
action-remove-road = حذف یک راه { $coalition } از { $border }
action-remove-tribe = حذف یک قبیله‌ی { $seat }
action-remove-spy = حذف یک جاسوس { $seat }
action-rumor = پخش شایعه درباره‌ی { $seat }
action-swap = تعویض دست با { $seat }
action-suit = مطلوب کردن مجموعه‌ی { $suit }
action-rebuke = توبیخ { $region }: حذف همه‌ی قبیله‌ها و ارتش‌های آن
action-play = بازی کردن «{ $card }»{ bribe-note }{ turn-note }
action-tax = مالیات با «{ $card }»{ $here ->
    [yes] {""}: { $rank ->
        [1] ۱ روپیه
       *[other] تا { $rank } روپیه
        }{ bribe-note }{ bonus-note }
   *[other] {""}
    }
action-gift = هدیه با «{ $card }»{ $here ->
    [yes] {""}: فضایی به ۲، ۴ یا ۶ روپیه{ bribe-note }{ bonus-note }
   *[other] {""}
    }
action-build = ساخت با «{ $card }»{ $here ->
    [yes] {""}: هر بلوک ۲ روپیه{ bribe-note }{ bonus-note }
   *[other] {""}
    }
action-move = حرکت با «{ $card }»{ $here ->
    [yes] {""}: { $rank ->
        [1] ۱ حرکت
       *[other] تا { $rank } حرکت
        }{ bribe-note }{ bonus-note }
   *[other] {""}
    }
action-betray = خیانت با «{ $card }»{ $here ->
    [yes] {""}: ۲ روپیه{ bribe-note }{ bonus-note }
   *[other] {""}
    }
action-battle = نبرد با «{ $card }»{ $here ->
    [yes] {""}: حذف { $rank ->
        [1] ۱ مهره
       *[other] تا { $rank } مهره
        }{ bribe-note }{ bonus-note }
   *[other] {""}
    }
action-discard = سوزاندن «{ $card }»{ $debt ->
    [0] {""}
    [2] {""}: باید ۲ روپیه قرض آن را پس بدهید
   *[other] {""}
    }
action-spy = گذاشتن جاسوس روی «{ $card }»
action-take-spy = برداشتن جاسوس خود از روی «{ $card }»
action-move-spy = حرکت جاسوس از روی «{ $card }»
action-goal-card = به روی «{ $card }»
action-betray-card = خیانت به «{ $card }»
action-battle-card = نبرد روی «{ $card }»
action-safe-house = پنهان کردن جاسوس روی «{ $card }»
bribe-note = { $owed ->
    [yes] {""}، با { $bribe } روپیه رشوه به { $taker }
   *[other] {""}
    }
turn-note = { $turns ->
    [yes] {""}؛ به ائتلاف { $coalition } وفادار می‌شوید
   *[other] {""}
    }
bonus-note = { $bonus ->
    [yes] {" "}(اقدام اضافی)
   *[other] {""}
    }

## Prompts

prompt-choose-loyalty = ائتلافی را که در آغاز به آن وفادارید برگزینید.
prompt-use-blackmail = باج‌گیری ({ $regions }): می‌توانید یک جاسوس روی کارت درباری از این منطقه بگذارید که هیچ جاسوسی ندارد.
prompt-choose-action = { $actions ->
    [0] هر دو اقدام انجام شد: با کارت‌های مطلوب اقدام اضافی انجام دهید یا نوبت را تمام کنید.
    [1] یک اقدام مانده است: بخرید، بازی کنید، از کارتی در دربار استفاده کنید یا نوبت را تمام کنید.
   *[other] { $actions } اقدام دارید: بخرید، بازی کنید، از کارتی در دربار استفاده کنید یا نوبت را تمام کنید.
    }
prompt-bribe = { $verb ->
    [play] برای بازی کردن «{ $card }»
   *[other] برای استفاده از «{ $card }» ({ $deed })
    } باید به { $taker } { $rupees } روپیه رشوه بدهید. { $talks ->
    [yes] بپردازید، مبلغ کمتری پیشنهاد کنید یا انصراف دهید.
   *[other] بپردازید یا انصراف دهید.
    }
prompt-answer = { $payer } می‌خواهد { $verb ->
    [play] «{ $card }» را بازی کند
   *[other] از «{ $card }» استفاده کند ({ $deed })
    } و { $rupees ->
    [0] از شما می‌خواهد از { $full } روپیه رشوه چشم بپوشید.
   *[other] به‌جای { $full } روپیه رشوه، { $rupees } روپیه پیشنهاد می‌کند.
    } می‌پذیرید؟
prompt-put-in-court = «{ $card }» در کدام سوی دربار شما قرار بگیرد؟
prompt-resolve-icon = «{ $card }»: { $icon ->
    [road] یکی از مرزهای { $region } را برای راه برگزینید.
   *[other] یک کارت دربار از { $region } را برای جاسوس برگزینید.
    }
prompt-take-block = در انبار بلوک { $coalition } نمانده است. یکی را از نقشه بردارید، برای { $piece ->
    [army] ارتش در { $place }.
   *[other] راه روی { $place }.
    }
prompt-take-cylinder = سیلندری در انبار ندارید. یکی از سیلندرهای خود را که در این نوبت گذاشته نشده است بردارید، برای { $piece ->
    [spy] جاسوس روی «{ $place }».
    [tribe] قبیله در { $place }.
   *[other] هدیه.
    }
prompt-collect-tax = مالیات: یک روپیه بگیرید؛ { $left ->
    [1] این آخرین روپیه است.
   *[other] تا { $left } روپیه می‌توانید بگیرید.
    }
prompt-give = هدیه: فضایی را برگزینید؛ هزینه‌اش به بازار می‌رود.
prompt-build-block = { $cost ->
    [0] ساخت: این بلوک رایگان است. ارتشی در منطقه‌ای که فرماندارش هستید یا راهی روی مرز آن بگذارید یا بس کنید ({ $built } از { $limit }).
   *[other] { $built ->
        [0] ساخت، هر بلوک ۲ روپیه: ارتشی در منطقه‌ای که فرماندارش هستید یا راهی روی مرز آن بگذارید.
       *[other] ساخت: بلوک دیگری به ۲ روپیه بگذارید یا بس کنید ({ $built } از { $limit }).
        }
    }
prompt-build-extra = زیرساخت: یک بلوک دیگر رایگان بگذارید.
prompt-move-piece = { $left ->
    [1] حرکت: مهره‌ای را برای آخرین حرکت برگزینید.
   *[other] حرکت: مهره‌ای را برگزینید؛ { $left } حرکت مانده است.
    }
prompt-move-to = { $piece ->
    [army] ارتش
   *[other] قبیله
    } از { $origin } به کجا برود؟
prompt-move-spy-to = جاسوس از روی «{ $origin }» به روی کدام کارت برود؟
prompt-betray-court-card = خیانت به { $cost } روپیه: کارت درباری را برگزینید که جاسوس شما روی آن است.
prompt-offer-prize = { $turns ->
    [yes] «{ $card }» را به عنوان جایزه برمی‌دارید؟ به ائتلاف { $coalition } وفادار می‌شوید و هدیه‌ها، جایزه‌ها و میهن‌دوستان خود را از دست می‌دهید.
   *[other] «{ $card }» را به عنوان جایزه‌ی ائتلاف { $coalition } برمی‌دارید؟ ۱ نفوذ می‌دهد.
    }
prompt-choose-site = نبرد: { $rank ->
    [1] منطقه یا کارتی را برگزینید که از آن ۱ مهره حذف می‌کنید.
   *[other] منطقه یا کارتی را برگزینید؛ به شمار نیروهایتان در آنجا، و حداکثر { $rank } مهره، حذف می‌کنید.
    }
prompt-remove-piece = نبرد { $on ->
    [card] روی «{ $site }»
   *[other] در { $site }
    }: یک مهره‌ی دشمن را حذف کنید؛ { $left ->
    [1] این آخرین مهره است.
   *[other] تا { $left } مهره می‌توانید حذف کنید.
    }
prompt-hide-spy = جاسوس شما از روی «{ $site }» حذف شد. خانه‌ی امن: روی کارت خود پنهانش می‌کنید؟
prompt-overthrow = سرنگونی در { $region }: کارت سیاسی بعدی را که می‌سوزد برگزینید.
prompt-settle-debt = نمی‌توانید قرض را پس بدهید: { $left } کارت از دربار یا دست بسوزانید{ $left ->
    [1] {""}.
   *[other] {""}، یکی‌یکی.
    }
prompt-discard-patriots = وفاداری شما تغییر می‌کند: میهن‌دوست بعدی را که می‌سوزد برگزینید.
prompt-trim-court = دربار شما { $left } کارت بیش از حد دارد: کارتی بسوزانید.
prompt-trim-hand = دست شما { $left } کارت بیش از حد دارد: کارتی بسوزانید.
prompt-name-player = شایعه: بازیکنی را نام ببرید که میهن‌دوستانش تا بررسی چیرگی بعدی نفوذی ندارند.
prompt-name-suit = ارزش‌های پشتون‌والی: مجموعه‌ی مطلوب را برگزینید؛ تا بررسی چیرگی بعدی همان می‌ماند.
prompt-choose-region = توبیخ: منطقه‌ای را برگزینید که همه‌ی قبیله‌ها و ارتش‌هایش حذف می‌شود.
prompt-lose-confidence = فروپاشی اعتماد: یک کارت از دست خود بسوزانید.
prompt-swap-hands = راه‌های دیگرِ متقاعد کردن: بگویید دست خود را با چه کسی عوض می‌کنید.

## Events

event-turn-begins = نوبت { $number }: { $seat }.
event-loyal = { $seat } اکنون به ائتلاف { $coalition } وفادار است.
event-purchased = { $rupees ->
    [0] { $seat } «{ $card }» را رایگان برمی‌دارد ({ $spot }).
   *[other] { $seat } «{ $card }» را به { $rupees } روپیه می‌خرد ({ $spot }).
    }
event-collected = { $seat } { $rupees } روپیه‌ی روی «{ $card }» را برمی‌دارد.
event-played = { $seat } «{ $card }» را در { $side } دربار بازی می‌کند.
event-bribe-paid = { $rupees ->
    [0] { $taker } از رشوه‌ی { $seat } چشم می‌پوشد.
   *[other] { $seat } به { $taker } { $rupees } روپیه رشوه می‌دهد.
    }
event-bribe-offered = { $rupees ->
    [0] { $seat } از { $taker } می‌خواهد از { $full } روپیه رشوه چشم بپوشد.
   *[other] { $seat } به { $taker } به‌جای { $full } روپیه، { $rupees } روپیه پیشنهاد می‌کند.
    }
event-bribe-refused = { $seat } پیشنهاد { $payer } را نمی‌پذیرد.
event-bribe-withdrawn = { $seat } رشوه نمی‌دهد و از «{ $card }» دست می‌کشد.
event-bribe-unpaid = { $seat } با «آداب درباری» به { $taker } رشوه نمی‌دهد.
event-army-placed = { $seat } یک ارتش { $coalition } در { $region } می‌گذارد.
event-road-placed = { $seat } یک راه { $coalition } روی { $border } می‌گذارد.
event-tribe-placed = { $seat } یک قبیله در { $region } می‌گذارد.
event-spy-placed = { $seat } یک جاسوس روی «{ $card }» می‌گذارد.
event-gift-placed = { $seat } هدیه‌ی { $price } روپیه‌ای می‌دهد.
event-placement-skipped = { $seat } مهره‌ای برای گذاشتن ندارد.
event-army-taken = { $seat } یک ارتش { $coalition } را از { $region } برمی‌دارد.
event-road-taken = { $seat } یک راه { $coalition } را از { $border } برمی‌دارد.
event-tribe-taken = { $seat } قبیله‌ای را از { $region } برمی‌دارد.
event-spy-taken = { $seat } جاسوسی را از روی «{ $card }» برمی‌دارد.
event-gift-taken = { $seat } هدیه‌ی { $price } روپیه‌ای را پس می‌گیرد.
event-leverage = { $seat } برای «{ $card }» { $rupees } روپیه قرض می‌گیرد.
event-favored = مجموعه‌ی مطلوب اکنون { $suit } است.
event-suit-ignored = ارزش‌های پشتون‌والی: آیکون مجموعه‌ی { $suit } نادیده گرفته می‌شود.
event-acts = { $seat } از «{ $card }» استفاده می‌کند: { $deed }.
event-acts-bonus = { $seat } از «{ $card }» برای اقدام اضافی استفاده می‌کند: { $deed }.
event-paid-to-market = { $seat } { $rupees } روپیه به بازار می‌پردازد.
event-taxed-market = { $seat } یک روپیه از بازار مالیات می‌گیرد ({ $spot }).
event-taxed-player = { $seat } یک روپیه از { $victim } مالیات می‌گیرد.
event-army-moved = { $seat } یک ارتش { $coalition } را از { $origin } به { $goal } می‌برد.
event-tribe-moved = { $seat } قبیله‌ای را از { $origin } به { $goal } می‌برد.
event-spy-moved = { $seat } جاسوسی را از «{ $origin }» به «{ $goal }» می‌برد.
event-betrayed = { $owner_who ->
    [self] { $seat } به «{ $card }» در دربار خود خیانت می‌کند.
   *[other] { $seat } به «{ $card }» در دربار { $owner } خیانت می‌کند.
    }
event-prize-taken = { $seat } «{ $card }» را به عنوان جایزه‌ی ائتلاف { $coalition } برمی‌دارد.
event-prize-left = { $seat } جایزه‌ی «{ $card }» را نمی‌گیرد.
event-battle-region = { $seat } در { $region } نبرد می‌کند.
event-battle-card = { $seat } روی «{ $card }» نبرد می‌کند.
event-army-removed = { $seat } یک ارتش { $coalition } را در { $region } حذف می‌کند.
event-road-removed = { $seat } یک راه { $coalition } را از { $border } حذف می‌کند.
event-tribe-removed = { $seat } یک قبیله‌ی { $owner } را در { $region } حذف می‌کند.
event-spy-removed = { $seat } یک جاسوس { $owner } را از روی «{ $card }» حذف می‌کند.
event-safe-house = { $seat } جاسوس را روی «{ $card }» پنهان می‌کند.
event-court-discarded = { $seat } «{ $card }» را از دربار می‌سوزاند.
event-hand-discarded = { $seat } «{ $card }» را از دست می‌سوزاند.
event-spies-returned = { $number } جاسوس { $seat } از روی «{ $card }» به انبار برمی‌گردد.
event-debt = { $cards ->
    [0] { $rupees ->
        [0] { $seat } روپیه‌ای ندارد که قرض را پس بدهد.
       *[other] { $seat } { $rupees } روپیه قرض را پس می‌دهد.
        }
   *[other] { $rupees ->
        [0] { $seat } نمی‌تواند قرض را پس بدهد
       *[other] { $seat } فقط ۱ روپیه از قرض را پس می‌دهد
        } و باید { $cards } کارت بسوزاند.
    }
event-overthrown-cards = سرنگونی: { $seat } آخرین قبیله‌اش را در { $region } از دست داد؛ کارت‌های سیاسی آن منطقه می‌سوزند.
event-overthrown-tribes = سرنگونی: { $seat } آخرین کارت سیاسی { $region } را از دست داد؛ { $number } قبیله به انبار برمی‌گردد.
event-gift-lost = { $seat } هدیه‌ی { $price } روپیه‌ای خود را از دست می‌دهد.
event-prize-lost = { $seat } جایزه‌ی «{ $card }» را از دست می‌دهد.
event-event-discarded = رویداد «{ $card }» از بازار می‌سوزد.
event-effect-begins = «{ $effect }» تا بررسی چیرگی بعدی برای { $seat } برقرار است.
event-effect-for-all = «{ $effect }» تا بررسی چیرگی بعدی برای همه برقرار است.
event-region-cleared = { $region } همه‌ی قبیله‌ها و ارتش‌هایش را از دست می‌دهد.
event-rupees-gained = { $seat } { $rupees } روپیه از بانک می‌گیرد.
event-hands-swapped = { $seat } و { $partner } دست‌های خود را عوض می‌کنند.
event-check-succeeded = بررسی چیرگی موفق بود: ائتلاف { $coalition } با { $blocks } بلوک، { $lead } بلوک بیش از ائتلاف بعدی، چیره است.
event-check-failed = بررسی چیرگی ناموفق بود: هیچ ائتلافی چیره نیست (بلوک‌ها: افغان { $afghan }، بریتانیا { $british }، روسیه { $russian }).
event-final-check = این آخرین بررسی چیرگی است: امتیازها دو برابر می‌شود.
event-scored = { $seat } با { $influence } نفوذ { $points } امتیاز می‌گیرد و اکنون { $total } امتیاز دارد.
event-blocks-cleared = همه‌ی بلوک‌ها به انبار برمی‌گردند (افغان { $afghan }، بریتانیا { $british }، روسیه { $russian }).
event-effects-ended = اثرهای ماندگار رویدادها به پایان می‌رسد.
event-instability = بی‌ثباتی: دو بررسی چیرگی در بازار است؛ پس از یک بررسی هر دو می‌سوزند.
event-drawn = «{ $card }» به بازار می‌آید ({ $spot }).
event-rupees-swallowed = «خروج از عرصه‌ی عمومی» { $rupees } روپیه را از بازی بیرون می‌برد.
event-insurrection = شورش در دربار { $seat }.
event-won = { $seat } بازی را برد.
event-turn-cap = سقف نوبت‌ها پر شد.
event-ai-card = { $seat } { $card } را رو می‌کند. پیکان قرمز { $label } و پیکان مشکی ستون { $column } را نشان می‌دهد.
event-ai-shuffled = پشتی برای خواندن نمانده است: کارت‌های { $seat } بُر می‌خورند.
event-pragmatic = وفاداری عملی { $seat }: ائتلاف { $coalition }.
event-wakhan-follows = { $seat } سطر «{ $line }» را با «{ $card }» انجام می‌دهد: میان کارت‌هایی که این اقدام از آن‌ها برمی‌آید، بالاترین اولویت را دارد.
event-wakhan-skips = { $seat } از سطر «{ $line }» می‌گذرد: { $reason }.
event-wakhan-chooses-card = { $seat } «{ $card }» را برمی‌گزیند: { $reason }.
event-wakhan-chooses-region = { $seat } { $region } را برمی‌گزیند: { $reason }.
event-wakhan-chooses-player = { $seat } { $player } را برمی‌گزیند: { $reason }.
event-wakhan-rule = { $seat }: { $reason }.
event-wakhan-discards = { $seat } «{ $card }» را می‌سوزاند: { $reason }.
event-wakhan-follows-bonus = { $seat } سطر «{ $line }» را با «{ $card }» انجام می‌دهد؛ کارت از مجموعه‌ی مطلوب است و اقدامی خرج نمی‌شود.
event-wakhan-bonus-skipped = { $seat } با «{ $card }» اقدام اضافی ندارد: { $reason }.
event-wakhan-radicalizes = { $reason_id ->
    [instruction] { $seat } سطر «{ $line }» را با «{ $card }» انجام می‌دهد.
   *[other] { $seat } سطر «{ $line }» را با «{ $card }» انجام می‌دهد: { $reason }.
    }
event-rupees-gone = در بازار کارتی برای { $rupees } روپیه نیست؛ از بازی بیرون می‌رود.
event-armies-cleared = { $armies } ارتش { $coalition } از { $region } می‌رود.
event-tribes-cleared = { $tribes } قبیله‌ی { $seat } از { $region } می‌رود.
event-scored-failed = { $seat } با { $cylinders } سیلندر در بازی { $points } امتیاز می‌گیرد و اکنون { $total } امتیاز دارد.

## Wakhan's reasons

reason-instruction = کارتش چنین می‌گوید
reason-arrows = پیکان‌ها آن را نشان می‌دهند
reason-left-of-arrows = کارتی که پیکان‌ها نشان می‌دهند مجاز نیست؛ نخستین کارت مجاز در سمت چپ آن
reason-other-row = در ردیفی که پیکان‌ها نشان می‌دهند کارت مجازی نیست؛ کارتی از ردیف دیگر
reason-dominance-patriot = بررسی چیرگی در بازار است، پس ارزان‌ترین میهن‌دوست ائتلاف چیره
reason-dominance-blocks = بررسی چیرگی در بازار است، پس بیشترین آیکون ارتش و راه
reason-dominance-cylinders = بررسی چیرگی در بازار است و کسی چیره نیست، پس بیشترین آیکون قبیله و جاسوس
reason-dominance-cheapest = بررسی چیرگی در بازار است و هیچ کارتی آیکون مناسب ندارد، پس ارزان‌ترین
reason-ambition-scores = از سر جاه‌طلبی، چون بیشترین امتیاز را می‌گیرد
reason-ambition-wins = از سر جاه‌طلبی، چون برنده‌ی بازی می‌شود
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
reason-not-most-spies = بهترین کارتی که بیشترین جاسوسِ روی آن از او نیست
reason-road-order = راه‌ها مرز به مرز و به ترتیب منطقه‌های او گذاشته می‌شوند
reason-shortage = مهره کم دارد و به ترتیب خود برمی‌دارد
reason-favored-stays = مجموعه‌ی مطلوب را نگه می‌دارد
reason-cannot-pay-bribe = نمی‌تواند رشوه را بپردازد
reason-cleanup-order = دربارش بیش از حد بزرگ است و این کارت در ترتیب سوزاندن او نخستین است
reason-must-take-prize = همیشه جایزه را برمی‌دارد
reason-always-safe-house = همیشه از خانه‌ی امن استفاده می‌کند
reason-blackmail = باج‌گیری: بهترین کارت بدون جاسوس
reason-no-more-actions = هر دو اقدام انجام شد؛ اکنون اقدام‌های اضافی
reason-nothing-valid = هیچ سطری از کارتش شدنی نیست؛ اکنون اقدام‌های اضافی
reason-swapped-hand = کارت‌هایی که به او می‌رسد بی‌درنگ بازی می‌شود
reason-cheapest-gift = ارزان‌ترین فضای هدیه
reason-spy-move = ارتشی برای حرکت نیست، پس یک جاسوس

## Endings and scores

ending-lead = چهار امتیاز پیشتازی پس از بررسی چیرگی
ending-final = آخرین بررسی چیرگی
tie-final = امتیازها برابرند: ستاره‌های نظامی دربار تعیین می‌کند، سپس روپیه‌ها.
ending-capped = سقف نوبت‌ها
score-successful = بررسی‌های موفق
score-failed = بررسی‌های ناموفق
score-total = جمع
