game-title = سایث
game-about = پنج جناح از دهه‌ی ۱۹۲۰ خیالی گرد کارخانه‌ای رهاشده به هم می‌رسند. حرکت کنید، تولید کنید، ماشین زرهی بسازید، دل‌ها را به دست آورید و وقتی کسی ششمین ستاره را گذاشت، ثروتمندترین باشید.

## Options

option-relentless_on_factory = بی‌رحمی روی کارت کارخانه
option-relentless_on_factory-why = آیا روس‌ویت می‌تواند دو نوبت پیاپی از کارت کارخانه‌اش استفاده کند.
option-relentless_on_factory-yes = بله، مطابق دفترچه
option-relentless_on_factory-no = نه، مطابق اصلاحیه‌ی بعدی
option-camaraderie_scope = وفاداری
option-camaraderie_scope-why = پولانیا بابت عقب‌نشینی کدام کارگران محبوبیت از دست نمی‌دهد.
option-camaraderie_scope-combat = فقط پس از نبرد
option-camaraderie_scope-any_retreat = در هر عقب‌نشینی
option-trade_split = منابع تجارت
option-trade_split-why = آیا منابع یک تجارت می‌توانند به ناحیه‌های متفاوت بروند.
option-trade_split-yes = هر کدام به هر ناحیه‌ی دارای کارگر
option-trade_split-no = همه به یک ناحیه
option-coin_deals = پیمان با سکه
option-coin_deals-why = آیا بازیکنان می‌توانند به یکدیگر سکه بدهند. هیچ قولی الزام‌آور نیست.
option-coin_deals-yes = آزاد
option-coin_deals-no = ممنوع
option-banned_pairs = جفت‌های نیرومند
option-banned_pairs-why = دو جفت از صفحه‌ها از بقیه نیرومندترند: روس‌ویت با «صنعتی» و کریمه با «میهنی».
option-banned_pairs-yes = دوباره پخش می‌شوند
option-banned_pairs-no = آزاد
option-faction_assignment = جناح‌ها و صفحه‌ها
option-faction_assignment-why = جناح و صفحه‌ی بازیکن چگونه به بازیکنان می‌رسد.
option-faction_assignment-random = تصادفی
option-faction_assignment-chosen = انتخاب به نوبت
option-open_totals = برآورد امتیاز
option-open_totals-why = آیا همه می‌بینند که هر کس اگر بازی اکنون تمام شود چند امتیاز دارد.
option-open_totals-yes = برای همه آشکار
option-open_totals-no = هر کس فقط مال خودش
option-turn_limit = سقف نوبت‌ها
option-turn_limit-why = پس از این تعداد نوبت برای هر بازیکن، بازی همان‌طور که هست امتیازشماری می‌شود. بی‌سقف، بازی تا گذاشتن ششمین ستاره ادامه دارد.
option-turn_limit-none = بی‌سقف
option-turn_limit-10_turns = هر نفر ۱۰ نوبت
option-turn_limit-30_turns = هر نفر ۳۰ نوبت
option-turn_limit-100_turns = هر نفر ۱۰۰ نوبت
option-turn_limit-300_turns = هر نفر ۳۰۰ نوبت
option-turn_limit-1000_turns = هر نفر ۱۰۰۰ نوبت

## Actions

action-pass = { $asks ->
    [ShowObjective] پنهان نگه داشتن هدف
    [MakeDeal] سکه نمی‌دهم
   *[other] گذشتن
    }
action-skip = { $row ->
    [top] رد کردن ردیف بالا: { $section }
    [bottom] رد کردن ردیف پایین: { $action }
    [factory] رد کردن حرکت کارت کارخانه
   *[other] رد کردن این اکشن
    }
action-done = { $asks ->
    [PickUnit] پایان حرکت‌ها
    [ChooseField] پایان تولید
    [Meet] گزینه‌ی دومی نمی‌خواهم
   *[other] تمام
    }
action-decline = { $told ->
    [yes] { $gain_id ->
        [upgrade] چشم پوشیدن از ارتقا
        [deploy] چشم پوشیدن از ماشین زرهی
        [build] چشم پوشیدن از ساختمان
        [enlist] چشم پوشیدن از نیرو
       *[other] چشم پوشیدن از بقیه‌ی منابع
        }
   *[no] چشم پوشیدن
    }
action-accept = { $told ->
    [yes] دریافت { counted-gain }
   *[no] دریافت همه
    }
action-choose-gains = درباره‌ی هر منفعت از من بپرس
action-accept-gains = منفعت‌ها را بی‌پرسش بگیر
action-use-ability = { $ability_id ->
    [disarm] خلع سلاح: حریف ۲ قدرت از دست می‌دهد
    [artillery] توپخانه: پرداخت ۱ قدرت تا حریف ۲ قدرت از دست بدهد
    [scout] دیده‌بانی: برداشتن یک کارت نبرد تصادفی از حریف
   *[other] استفاده از قابلیت
    }
action-hold-ability = { $told ->
    [yes] استفاده نکردن از { $ability }
   *[no] استفاده نکردن از قابلیت
    }
action-token = گذاشتن توکن اکشن روی { $section }
action-move-units = { $told ->
    [yes] حرکت تا { $number } مهره
   *[no] حرکت مهره‌ها
    }
action-gain-coins = { $told ->
    [yes] دریافت { $number } سکه
   *[no] دریافت سکه
    }
action-gain-power = { $told ->
    [yes] پرداخت ۱ سکه، دریافت { $number } قدرت
   *[no] پرداخت ۱ سکه، دریافت قدرت
    }
action-draw-cards = { $told ->
    [yes] پرداخت ۱ سکه، برداشتن { $number } کارت نبرد
   *[no] پرداخت ۱ سکه، برداشتن کارت نبرد
    }
action-trade-resources = { $told ->
    [yes] پرداخت ۱ سکه، دریافت { $number } منبع دلخواه
   *[no] پرداخت ۱ سکه، دریافت منبع
    }
action-trade-popularity = { $told ->
    [yes] پرداخت ۱ سکه، دریافت { $number } محبوبیت
   *[no] پرداخت ۱ سکه، دریافت محبوبیت
    }
action-produce = { $cost ->
    [0] تولید در حداکثر { $number } ناحیه
    [1] پرداخت ۱ قدرت، تولید در حداکثر { $number } ناحیه
    [2] پرداخت ۱ قدرت و ۱ محبوبیت، تولید در حداکثر { $number } ناحیه
    [3] پرداخت ۱ قدرت، ۱ محبوبیت و ۱ سکه، تولید در حداکثر { $number } ناحیه
   *[other] تولید
    }
action-factory-action = { $one ->
    [yes] کارت کارخانه: { $effect } انتخاب: { $gain }
    [no] کارت کارخانه: { $effect }
   *[other] استفاده از کارت کارخانه، گزینه‌ی { $which }
    }
action-take-bottom = { $row ->
    [bottom] { $coins ->
        [0] { $action }: پرداخت { $cost } { $resource }
       *[other] { $action }: پرداخت { $cost } { $resource }، دریافت { $coins } سکه
        }
    [factory] حرکت یک مهره تا دو ناحیه
   *[other] انجام اکشن ردیف پایین
    }
action-pick = { $unit_id ->
    [character] حرکت شخصیت از { $place }
    [mech] حرکت یک ماشین زرهی از { $place }
   *[other] حرکت یک کارگر از { $place }
    }
action-go = { $price ->
    [-1] رفتن به { $place }: نبرد با { $foe }
    [0] رفتن به { $place }
    [1] رفتن به { $place }: ۱ محبوبیت بابت بیرون راندن کارگران
    [2] رفتن به { $place }: ۲ محبوبیت بابت بیرون راندن کارگران
    [3] رفتن به { $place }: ۳ محبوبیت بابت بیرون راندن کارگران
    [4] رفتن به { $place }: ۴ محبوبیت بابت بیرون راندن کارگران
    [5] رفتن به { $place }: ۵ محبوبیت بابت بیرون راندن کارگران
   *[other] رفتن به { $place }
    }
action-rest = پایان حرکت این مهره
action-take-all = بردن همه‌ی بار
action-take-nothing = رفتن بی‌بار
action-take-same = ادامه با همان بار
action-take-some = انتخاب بار
action-amount = { $told ->
    [yes] { $amount ->
        [0] هیچ
       *[other] { counted-gain }
        }
   *[no] { $amount ->
        [0] هیچ
       *[other] { $amount }
        }
    }
action-field = تولید در { $place }
action-resource = گذاشتن ۱ { $resource } در { $place }
action-pay-anyhow = پرداخت، نخست از ناحیه‌های بی‌کارگر
action-pay-from = پرداخت از { $place }
action-pay-card = پرداخت کارت نبرد { $card }
action-upgrade-from = برداشتن مکعب از { $cube }
action-upgrade-to = { $told ->
    [yes] ارزان کردن { $action }: { $cost } { $resource }
   *[no] ارزان کردن { $action }
    }
action-deploy = { $told ->
    [yes] توسعه‌ی ماشین زرهی «{ $ability }». { $effect }
   *[no] توسعه‌ی ماشین زرهی «{ $ability }»
    }
action-build = { $told ->
    [yes] ساختن { $structure }. { $effect }
   *[no] ساختن { $structure }
    }
action-place = گذاشتن در { $place }
action-enlist = استخدام نیروی { $action }
action-bonus = دریافت { $bonus }
action-combat = نبرد بعدی در { $place }
action-dial = چرخ قدرت روی { $power }
action-option = { $told ->
    [yes] { $which ->
        [1] گزینه‌ی اول – { $effect }
        [2] گزینه‌ی دوم – { $effect }
       *[other] گزینه‌ی سوم – { $effect }
        }
   *[no] گزینه‌ی { $which }
    }
action-factory-card = { $told ->
    [yes] برداشتن { $card }. { $effect }
   *[no] برداشتن { $card }
    }
action-reveal = { $told ->
    [yes] رو کردن «{ $objective }» و گذاشتن ستاره. { $effect }
   *[no] رو کردن «{ $objective }» و گذاشتن ستاره
    }
action-star = گذاشتن ستاره برای: { $goal }
action-retreat = عقب‌نشینی به { $place }
action-give = دادن سکه به { $receiver }
gift = دادن { $amount } سکه
action-faction = بازی با { $faction }
action-mat = برداشتن صفحه‌ی { $mat }
action-commit = { $number ->
    [0] نیفزودن کارت
    [1] افزودن کارت نبرد { $cards }
    [2] افزودن کارت‌های نبرد { $cards }
    [3] افزودن کارت‌های نبرد { $cards }
    [4] افزودن کارت‌های نبرد { $cards }
    [5] افزودن کارت‌های نبرد { $cards }
    [6] افزودن کارت‌های نبرد { $cards }
   *[other] کارت‌های نبرد: { $twos } کارت ۲، { $threes } کارت ۳، { $fours } کارت ۴، { $fives } کارت ۵
    }

## Standing orders

order-nothing-to-reveal = وقتی هدفی برای رو کردن ندارم، بگذر
order-nothing-to-reveal-why = تا هدفی از شما برآورده نباشد، پایان نوبتتان خودبه‌خود می‌گذرد. درباره‌ی هدف برآورده همیشه از شما می‌پرسیم.
order-nothing-left = وقتی کاری نمانده، نوبتم را تمام کن
order-nothing-left-why = پرسش‌هایی که تنها پاسخشان کاری نمی‌کند، در نوبت خودتان هم خودبه‌خود پاسخ می‌گیرند. هیچ ستاره‌ای از دست نمی‌رود.

## Prompts

prompt-show-objective = پایان نوبت شما: می‌توانید هدفی را که اکنون برآورده است رو کنید و یک ستاره بگذارید.
prompt-place-token = توکن اکشن را بگذارید: یک اکشن ردیف بالا یا یک بخش از صفحه‌ی خود را نشان دهید.
prompt-top-row = { $section_id ->
    [move] حرکت: مهره‌ها را حرکت دهید یا سکه بگیرید، یا ردیف بالا را رد کنید.
    [bolster] تجدید قوا: با ۱ سکه قدرت یا کارت نبرد بگیرید، یا ردیف بالا را رد کنید.
    [trade] تجارت: با ۱ سکه منبع یا محبوبیت بگیرید، یا ردیف بالا را رد کنید.
    [produce] در ناحیه‌های خود تولید کنید، یا ردیف بالا را رد کنید.
    [factory] کارت کارخانه: ردیف بالای آن را به کار ببرید یا رد کنید.
   *[other] اکشن ردیف بالای این بخش را انجام دهید یا رد کنید.
    }
prompt-bottom-row = { $action_id ->
    [none] کارت کارخانه: یک مهره را تا دو ناحیه حرکت دهید، یا رد کنید.
   *[other] { $coins ->
        [0] { $action }: { $amount } { $resource } بپردازید، یا ردیف پایین را رد کنید.
       *[other] { $action }: { $amount } { $resource } بپردازید و { $coins } سکه بگیرید، یا ردیف پایین را رد کنید.
        }
    }
prompt-make-deal = می‌توانید به بازیکن دیگری سکه بدهید. هیچ قولی الزام‌آور نیست.
prompt-give-coins = چند سکه به { $to } می‌دهید؟
prompt-gain-some = { $place_id ->
    [none] { $amount ->
        [1] { counted-gain } می‌گیرید؟
       *[other] از { counted-gain } چند تا را می‌گیرید؟
        }
   *[other] { $amount ->
        [1] در { $place }، { counted-gain } می‌گیرید؟
       *[other] از { counted-gain } در { $place } چند تا را می‌گیرید؟
        }
    }
prompt-gain-tokens = { $amount ->
    [1] ۱ منبع بگذارید: ناحیه‌ای و نوع منبع را در انبار عمومی نشان دهید.
   *[other] { $amount } منبع را یکی‌یکی بگذارید: ناحیه‌ای و نوع منبع را در انبار عمومی نشان دهید.
    }{ $before_id ->
    [none] {""}
   *[other] {" "}اگر جایی را نشان ندهید، باز به { $before } می‌رود.
    }
prompt-choose-cube = ارتقا: مکعب تکنولوژی‌ای را که از ردیف بالا برمی‌دارید انتخاب کنید.
prompt-cover-cost = مکعب از { $cube } برداشته می‌شود: اکشن ردیف پایینی را که ارزان می‌شود انتخاب کنید.
prompt-choose-mech = { $place_id ->
    [none] توسعه: یک ماشین زرهی انتخاب کنید. قابلیت آن به شخصیت و همه‌ی ماشین‌های زرهی شما می‌رسد.
   *[other] توسعه در { $place }: یک ماشین زرهی انتخاب کنید. قابلیت آن به شخصیت و همه‌ی ماشین‌های زرهی شما می‌رسد.
    }
prompt-choose-structure = { $place_id ->
    [none] ساخت‌وساز: یک ساختمان انتخاب کنید.
   *[other] ساخت‌وساز در { $place }: یک ساختمان انتخاب کنید.
    }
prompt-place-piece = { $ability_id ->
    [none] برای { $figure } ناحیه‌ای را که در آن کارگر دارید انتخاب کنید.
   *[other] برای ماشین زرهی «{ $ability }» ناحیه‌ای را که در آن کارگر دارید انتخاب کنید.
    }
prompt-choose-recruit = استخدام: بخشی را که نیرویش را برمی‌دارید انتخاب کنید. منفعت همیشگی آن بخش باز می‌شود.
prompt-choose-bonus = نیروی { $action }: منفعت یک‌بارمصرف آن را انتخاب کنید.
prompt-check-stars = بیش از ستاره‌های باقی‌مانده‌تان ستاره به دست آورده‌اید: بگویید این ستاره برای چیست.
prompt-choose-field = { $left ->
    [0] تولید: ناحیه‌ی آسیاب شما هم می‌تواند تولید کند.
    [1] تولید: یک ناحیه انتخاب کنید یا تمام کنید.
   *[other] تولید: تا { $left } ناحیه انتخاب کنید یا تمام کنید.
    }
prompt-harvest = { $gain_id ->
    [worker] { $amount ->
        [1] کارگر تازه‌ای به { $place } بیاید؟
       *[other] از { $amount } کارگر تازه چند تا به { $place } بیایند؟
        }
   *[other] کارگران شما در { $place } از { counted-gain } چند تا بسازند؟
    }
prompt-pay = { $amount } { $resource } بپردازید: بگویید از کجا.
prompt-pay-card = کارت نبردی را که می‌پردازید انتخاب کنید.
prompt-pick-unit = { $left ->
    [1] یک مهره‌ی دیگر برای حرکت انتخاب کنید یا تمام کنید.
   *[other] مهره‌ای را برای حرکت انتخاب کنید یا تمام کنید. تا { $left } مهره می‌توانند حرکت کنند.
    }
prompt-travel = بگویید { $figure } از { $place } کجا برود. گام‌های باقی‌مانده: { $left }.
prompt-choose-load = { $figure } چه چیزی از { $start } به { $place } ببرد؟
prompt-load-amount = { $load ->
    [oil] از { $most } نفت چند تا به { $place } برود؟
    [metal] از { $most } فلز چند تا به { $place } برود؟
    [food] از { $most } غذا چند تا به { $place } برود؟
    [wood] از { $most } چوب چند تا به { $place } برود؟
    [workers] از { $most } کارگر حرکت‌نکرده چند تا به { $place } بروند؟
   *[tired] از { $most } کارگر حرکت‌کرده چند تا به { $place } بروند؟
    }
prompt-choose-combat = نبرد بعدی را انتخاب کنید.
prompt-before-combat = { $ability_id ->
    [disarm] نبرد در { $place }: با خلع سلاح { $against } ۲ قدرت از دست می‌دهد. استفاده می‌کنید؟
    [artillery] نبرد در { $place }: با توپخانه ۱ قدرت می‌پردازید و { $against } ۲ قدرت از دست می‌دهد. استفاده می‌کنید؟
   *[scout] نبرد در { $place }: با دیده‌بانی یک کارت نبرد تصادفی از { $against } برمی‌دارید. استفاده می‌کنید؟
    }
prompt-dial = نبرد در { $place } با { $against }: چرخ قدرت را پنهانی تنظیم کنید، حداکثر { $most }. این قدرت چه ببرید چه ببازید خرج می‌شود.
prompt-play-cards = { $most ->
    [0] نبرد در { $place } با { $against }: نمی‌توانید کارت نبرد بیفزایید.
   *[other] نبرد در { $place } با { $against }: { $dial } قدرت روی چرخ شماست. پنهانی تا { $most } کارت نبرد بیفزایید.
    }
prompt-retreat-unit = بگویید { $figure } از { $place } به کجا عقب‌نشینی کند.
prompt-retreat-worker = بگویید کارگر { $place } کجا برود: به پایتخت، یا همراه یک ماشین زرهی به دریاچه.
prompt-meet = { $second ->
    [yes] ملاقات در { $place }: گزینه‌ی دومی انتخاب کنید یا تمام کنید.
   *[no] ملاقات در { $place }: یکی از گزینه‌ها را انتخاب کنید.
    }
prompt-visit-factory = کارخانه: یکی از این کارت‌ها را بردارید. بقیه پشت‌ورو برمی‌گردند.
prompt-choose-faction = جناح خود را انتخاب کنید.
prompt-choose-mat = صفحه‌ی بازیکن خود را انتخاب کنید.

## Events

event-turn = نوبت { $turn }: { $seat }.
event-token = { $seat } توکن اکشن را روی { $section } می‌گذارد.
event-skipped = { $seat } ردیف بالا را رد می‌کند: { $section }.
event-skipped-bottom = { $seat } ردیف پایین را رد می‌کند: { $action }.
event-skipped-move = { $seat } از حرکت کارت کارخانه چشم می‌پوشد.
event-dead-turn = { $seat } هزینه‌ی هیچ‌یک از دو ردیف را ندارد: نوبت مرده.
event-unpaid = { $seat } هزینه‌ی ردیف بالا را ندارد: { $section }.
event-gained = { $seat } { counted-gain } می‌گیرد.
event-no-room = { $gain_id ->
    [power] { $seat } قدرتی نمی‌گیرد: نمودار قدرت در ۱۶ تمام می‌شود.
   *[other] { $seat } محبوبیتی نمی‌گیرد: محبوبیت‌شمار در ۱۸ تمام می‌شود.
    }
event-lost = { $seat } { counted-gain } از دست می‌دهد.
event-nothing-left = { $seat } { $gain } ندارد که از دست بدهد.
event-paid = { $seat } { counted-gain } می‌پردازد.
event-paid-from = { $seat } { counted-gain } از { $place } می‌پردازد.
event-drew = { $seat } { $cards } کارت نبرد برمی‌دارد.
event-drew-card = { $seat } یک کارت نبرد { $card } برمی‌دارد.
event-reshuffled = { $cards } کارت بازی‌شده‌ی نبرد بُر می‌خورد و دسته‌ی تازه می‌شود.
event-discarded = { $seat } یک کارت نبرد { $card } می‌پردازد.
event-moved = { $figure_id ->
    [character] { $seat } شخصیت را از { $start } به { $place } می‌برد.
   *[other] { $seat } یک { $figure } را از { $start } به { $place } می‌برد.
    }
event-carried = بار همراه به { $place }: { counted-gain }.
event-drove-off = { $workers ->
    [1] { $seat } یک کارگر { $loser } را از { $place } به پایتختش می‌فرستد.
   *[other] { $seat } { $workers } کارگر { $loser } را از { $place } به پایتختشان می‌فرستد.
    }
event-tokens = { $seat } { counted-gain } در { $place } می‌گیرد.
event-worker = { $workers ->
    [1] { $seat } یک کارگر تازه در { $place } می‌گیرد.
   *[other] { $seat } { $workers } کارگر تازه در { $place } می‌گیرد.
    }
event-upgraded = { $seat } ارتقا می‌دهد: { $cube } بیشتر و { $action } ارزان‌تر می‌شود.
event-deployed = { $seat } ماشین زرهی «{ $ability }» را در { $place } می‌گذارد.
event-built = { $seat } در { $place } { $structure } می‌سازد.
event-enlisted = { $seat } نیروی { $action } را استخدام می‌کند و { $bonus } می‌گیرد.
event-nothing-placed = { $gain_id ->
    [deploy] { $seat } ماشین زرهی نمی‌گذارد: ماشینی نمانده یا جایی برای آن نیست.
   *[build] { $seat } چیزی نمی‌سازد: ساختمانی نمانده یا جایی برای آن نیست.
    }
event-declined = { $gain_id ->
    [upgrade] { $seat } از ارتقا چشم می‌پوشد.
    [deploy] { $seat } از ماشین زرهی چشم می‌پوشد.
    [build] { $seat } از ساختمان چشم می‌پوشد.
    [enlist] { $seat } از استخدام چشم می‌پوشد.
   *[other] { $seat } از { counted-gain } چشم می‌پوشد.
    }
event-recruit-bonus = { $seat } منفعت نیروی خود را می‌گیرد، چون بازیکن مجاور اکشن «{ $action }» را انجام می‌دهد.
event-combat = { $seat } در { $place } به { $defender } حمله می‌کند.
event-ability = { $seat } از { $ability } در برابر { $foe } استفاده می‌کند.
event-stole-card = { $seat } یک کارت نبرد { $card } از { $foe } برمی‌دارد.
event-committed = { $seat } برای نبرد آماده است.
event-revealed = { $cards ->
    [0] { $seat } { $dial } قدرت بدون کارت رو می‌کند: روی هم { $total }.
   *[other] { $seat } { $dial } قدرت و { $cards } کارت رو می‌کند: روی هم { $total }.
    }
event-played-card = { $seat } یک کارت نبرد { $card } بازی می‌کند.
event-won-combat = { $seat } در نبرد { $place } بر { $loser } پیروز می‌شود.
event-retreated = { $figure_id ->
    [character] شخصیت { $seat } از { $start } به { $place } عقب‌نشینی می‌کند.
   *[other] یک { $figure } { $seat } از { $start } به { $place } عقب‌نشینی می‌کند.
    }
event-star = { $seat } { $stars ->
    [1] نخستین
    [2] دومین
    [3] سومین
    [4] چهارمین
    [5] پنجمین
   *[other] ششمین
    } ستاره‌ی خود را می‌گذارد: { $goal }.
event-encounter = { $seat } در { $place } با مردم روبه‌رو می‌شود: { $encounter }.
event-option = { $which ->
    [1] { $seat } گزینه‌ی اول را انتخاب می‌کند. { $effect }
    [2] { $seat } گزینه‌ی دوم را انتخاب می‌کند. { $effect }
   *[other] { $seat } گزینه‌ی سوم را انتخاب می‌کند. { $effect }
    }
event-factory-look = { $seat } { $cards } کارت کارخانه را نگاه می‌کند.
event-factory-card = { $seat } { $card } را برمی‌دارد.
event-objective = { $seat } هدف «{ $objective }» را رو می‌کند.
event-gave = { $seat } { $coins } سکه به { $receiver } می‌دهد.
event-undone = نبرد { $seat } در { $place } انجام نمی‌شود و مهره‌ها برمی‌گردند.
event-ended = ششمین ستاره گذاشته شد. بازی تمام است.
event-unfinished = بازی به سقف نوبت‌ها رسید و همان‌طور که هست امتیازشماری می‌شود.
event-chose-faction = { $seat } با { $faction } بازی می‌کند.
event-chose-mat = { $seat } صفحه‌ی { $mat } را برمی‌دارد.
event-factory-action = { $seat } از کارت کارخانه استفاده می‌کند. { $effect }

## Ends and scores

counted-turn = نوبت‌های همهٔ بازیکنان
ending-stars = بیشترین سکه هنگام گذاشتن ششمین ستاره
tie-stars = سکه‌ها برابرند: نخست شمار کارگران، ماشین‌های زرهی و ساختمان‌های روی صفحه تعیین می‌کند، سپس قدرت، محبوبیت، منابع، ناحیه‌ها و ستاره‌ها.
ending-unfinished = بیشترین سکه در سقف نوبت‌ها
score-coins = سکه
score-stars = ستاره‌ها
score-territories = ناحیه‌ها
score-resources = منابع
score-structures = کارت ساختمان
score-total = جمع

## Hints for the first five turns

hint-1 = یک اکشن ردیف بالا را امتحان کنید که هنوز کسی امتحان نکرده است.
hint-2 = هر دو اکشن یک بخش را انجام دهید: اول ردیف بالا، بعد ردیف پایین.
hint-3 = از کاری که فقط جناح شما می‌تواند بکند استفاده کنید.
hint-4 = یک قدم به یکی از هدف‌های خود نزدیک شوید.
hint-5 = یک قدم به یک ستاره نزدیک شوید.

## Units, cubes, gains

counted-gain = { $amount } { $gain }

unit-character = شخصیت
unit-mech = ماشین زرهی
unit-worker = کارگر
cube-moves = حرکت‌ها
cube-coins = سکه‌ها
cube-power = قدرت
cube-cards = کارت‌های نبرد
cube-popularity = محبوبیت
cube-fields = ناحیه‌های تولید
gain-power = قدرت
gain-coins = سکه
gain-popularity = محبوبیت
gain-combat_cards = کارت نبرد
gain-oil = نفت
gain-metal = فلز
gain-food = غذا
gain-wood = چوب
gain-any_resource = منبع
gain-worker = کارگر
gain-upgrade = ارتقا
gain-deploy = ماشین زرهی
gain-build = ساختمان
gain-enlist = نیرو
gain-produce = تولید
figure-character = شخصیت
figure-mech1 = ماشین زرهی
figure-mech2 = ماشین زرهی
figure-mech3 = ماشین زرهی
figure-mech4 = ماشین زرهی
figure-worker1 = کارگر
figure-worker2 = کارگر
figure-worker3 = کارگر
figure-worker4 = کارگر
figure-worker5 = کارگر
figure-worker6 = کارگر
figure-worker7 = کارگر
figure-worker8 = کارگر
figure-monument = بنای یادبود
figure-mill = آسیاب
figure-mine = معدن
figure-armory = اسلحه‌خانه
load-oil = نفت
load-metal = فلز
load-food = غذا
load-wood = چوب
load-workers = کارگر حرکت‌نکرده
load-tired = کارگر حرکت‌کرده
