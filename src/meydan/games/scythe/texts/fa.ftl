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
option-banned_pairs-why = دو جفت از صفحه‌ها از بقیه نیرومندترند: روس‌ویت با صنعتی و کریمه با میهنی.
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
option-turn_limit-why = پس از این تعداد نوبت برای هر بازیکن، بازی همان‌طور که هست امتیازشماری می‌شود. آدم‌ها هیچ‌وقت به بالاترین سقف نمی‌رسند.
option-turn_limit-30_turns = هر نفر ۳۰ نوبت
option-turn_limit-100_turns = هر نفر ۱۰۰ نوبت
option-turn_limit-300_turns = هر نفر ۳۰۰ نوبت
option-turn_limit-1000_turns = هر نفر ۱۰۰۰ نوبت

## Actions

action-pass = گذشتن
action-skip = رد کردن این اکشن
action-done = تمام
action-decline = نمی‌خواهم
action-accept = همه را بگیر
action-choose-gains = درباره‌ی هر منفعت از من بپرس
action-accept-gains = از این پس همه‌ی منفعت‌ها را بگیر
action-use-ability = استفاده از قابلیت
action-hold-ability = استفاده نکردن
action-token = گذاشتن توکن اکشن روی { $section }
action-move-units = حرکت مهره‌ها
action-gain-coins = دریافت سکه
action-gain-power = دریافت قدرت
action-draw-cards = برداشتن کارت نبرد
action-trade-resources = تجارت برای منابع
action-trade-popularity = تجارت برای محبوبیت
action-produce = تولید
action-factory-action = استفاده از کارت کارخانه، گزینه‌ی { $which }
action-take-bottom = انجام اکشن ردیف پایین
action-pick = { $unit_id ->
    [character] حرکت شخصیت از { $place }
    [mech] حرکت یک ماشین زرهی از { $place }
   *[other] حرکت یک کارگر از { $place }
    }
action-go = رفتن به { $place }
action-rest = پایان حرکت این مهره
action-take-all = بردن همه چیز
action-take-nothing = نبردن هیچ چیز
action-take-same = ادامه با همان بار
action-take-some = انتخاب بار
action-amount = { $amount }
action-field = تولید در { $place }
action-resource = { $resource } در { $place }
action-pay-anyhow = پرداخت به ترتیب معمول
action-pay-from = پرداخت از { $place }
action-pay-card = پرداخت کارت نبرد { $card }
action-upgrade-from = برداشتن مکعب از { $cube }
action-upgrade-to = ارزان کردن { $action }
action-deploy = توسعه‌ی ماشین زرهی { $ability }
action-build = ساختن { $structure }
action-place = گذاشتن در { $place }
action-enlist = استخدام نیروی { $action }
action-bonus = گرفتن { $bonus }
action-combat = اول نبرد در { $place }
action-dial = چرخ قدرت روی { $power }
action-option = انتخاب گزینه‌ی { $which }
action-factory-card = برداشتن { $card }
action-reveal = رو کردن «{ $objective }»
action-star = گذاشتن ستاره برای: { $goal }
action-retreat = عقب‌نشینی به { $place }
action-give = دادن سکه به { $receiver }
action-faction = بازی با { $faction }
action-mat = برداشتن صفحه‌ی { $mat }
action-commit = کارت‌ها: ۲ × { $twos }، ۳ × { $threes }، ۴ × { $fours }، ۵ × { $fives }

## Prompts

prompt-show-objective = پایان نوبت شما: می‌توانید هدفی را که اکنون برآورده است رو کنید و یک ستاره بگذارید.
prompt-place-token = نوبت شماست: توکن اکشن را به بخش دیگری ببرید. پیش از آن می‌توانید هدفی را که برآورده است رو کنید.
prompt-top-row = اکشن ردیف بالای این بخش را انجام دهید یا رد کنید.
prompt-bottom-row = اکشن ردیف پایین این بخش را انجام دهید یا رد کنید. پیش از آن می‌توانید هدفی را که برآورده است رو کنید.
prompt-make-deal = می‌توانید به بازیکن دیگری سکه بدهید. هیچ قولی الزام‌آور نیست.
prompt-give-coins = چند سکه می‌دهید؟
prompt-gain-some = می‌توانید تا { $amount } { $gain ->
    [power] قدرت
    [coins] سکه
    [popularity] محبوبیت
    [combat_cards] کارت نبرد
    [oil] نفت
    [metal] فلز
    [food] غذا
    [wood] چوب
   *[worker] کارگر
    } بگیرید. چقدر می‌خواهید؟
prompt-gain-tokens = یک منبع از هر نوع که می‌خواهید بگذارید. باقی‌مانده: { $amount }.
prompt-choose-cube = ارتقا: مکعب تکنولوژی‌ای را که از ردیف بالا برمی‌دارید انتخاب کنید.
prompt-cover-cost = اکشن ردیف پایینی را که ارزان می‌شود انتخاب کنید.
prompt-choose-mech = توسعه: یک ماشین زرهی انتخاب کنید. قابلیت آن به شخصیت و همه‌ی ماشین‌های زرهی شما می‌رسد.
prompt-choose-structure = ساخت‌وساز: یک ساختمان انتخاب کنید.
prompt-place-piece = ناحیه‌ای را که در آن کارگر دارید انتخاب کنید.
prompt-choose-recruit = استخدام: بخشی را که نیرویش می‌رود انتخاب کنید. منفعت همیشگی آن باز می‌شود.
prompt-choose-bonus = منفعت یک‌بارمصرف این نیرو را انتخاب کنید.
prompt-check-stars = بیش از ستاره‌های باقی‌مانده‌تان ستاره به دست آورده‌اید: بگویید این ستاره برای چیست.
prompt-choose-field = تولید: ناحیه‌ای انتخاب کنید یا تمام کنید. ناحیه‌های باقی‌مانده: { $number }.
prompt-harvest = { $gain ->
    [worker] چند کارگر تازه به این دهکده بیاید؟ تا { $amount }.
   *[other] کارگران شما اینجا چند منبع بسازند؟ تا { $amount }.
    }
prompt-pay = { $amount } { $gain ->
    [oil] نفت
    [metal] فلز
    [food] غذا
   *[wood] چوب
    } بپردازید: بگویید از کجا.
prompt-pay-card = کارت نبردی را که می‌پردازید انتخاب کنید.
prompt-pick-unit = مهره‌ای را برای حرکت انتخاب کنید یا تمام کنید. حرکت‌های باقی‌مانده: { $number }.
prompt-travel = بگویید این مهره کجا برود. گام‌های باقی‌مانده: { $number }.
prompt-choose-load = این مهره چه چیزی با خود ببرد؟
prompt-load-amount = { $load ->
    [oil] چند نفت با خود ببرد؟
    [metal] چند فلز با خود ببرد؟
    [food] چند غذا با خود ببرد؟
    [wood] چند چوب با خود ببرد؟
    [workers] چند کارگری که هنوز می‌توانند حرکت کنند با خود ببرد؟
   *[tired] چند کارگری که حرکت کرده‌اند با خود ببرد؟
    }
prompt-choose-combat = نبرد بعدی را انتخاب کنید.
prompt-before-combat = { $ability ->
    [disarm] خلع سلاح: حریف ۲ قدرت از دست می‌دهد. استفاده می‌کنید؟
    [artillery] توپخانه: ۱ قدرت بپردازید تا حریف ۲ قدرت از دست بدهد. استفاده می‌کنید؟
   *[scout] دیده‌بانی: یک کارت نبرد تصادفی از حریف بردارید. استفاده می‌کنید؟
    }
prompt-dial = نبرد: چرخ قدرت را پنهانی تنظیم کنید. این قدرت چه ببرید چه ببازید خرج می‌شود.
prompt-play-cards = نبرد: پنهانی کارت نبرد اضافه کنید.
prompt-retreat-unit = بگویید این مهره‌ی رزمی به کجا عقب‌نشینی کند.
prompt-retreat-worker = بگویید این کارگر کجا برود: به پایتخت، یا همراه یک ماشین زرهی به دریاچه.
prompt-meet = ملاقات: یکی از گزینه‌ها را انتخاب کنید.
prompt-visit-factory = کارخانه: یکی از این کارت‌ها را بردارید. بقیه پشت‌ورو برمی‌گردند.
prompt-choose-faction = جناح خود را انتخاب کنید.
prompt-choose-mat = صفحه‌ی بازیکن خود را انتخاب کنید.

## Events

event-turn = نوبت { $turn }: { $seat }.
event-token = { $seat } توکن اکشن را روی { $section } می‌گذارد.
event-skipped = { $seat } یک اکشن را رد می‌کند.
event-dead-turn = { $seat } اینجا هزینه‌ی هیچ کاری را ندارد.
event-gained = { $seat } { $amount } { $gain } می‌گیرد.
event-lost = { $seat } { $amount } { $gain } از دست می‌دهد.
event-paid = { $seat } { $amount } { $gain } می‌پردازد.
event-paid-from = { $seat } ۱ { $gain } از { $place } می‌پردازد.
event-drew = { $cards ->
    [one] { $seat } یک کارت نبرد برمی‌دارد.
   *[other] { $seat } { $cards } کارت نبرد برمی‌دارد.
    }
event-drew-card = { $seat } یک کارت نبرد { $card } برمی‌دارد.
event-reshuffled = { $cards } کارت نبرد بازی‌شده بُر می‌خورند و دسته‌ی تازه می‌شوند.
event-discarded = { $seat } یک کارت نبرد { $card } کنار می‌گذارد.
event-moved = { $seat } یک { $unit } را از { $start } به { $place } می‌برد.
event-carried = همراه آن به { $place }: { $workers } کارگر و { $tokens } منبع.
event-drove-off = { $workers ->
    [one] { $seat } یک کارگر { $loser } را از { $place } به پایتختش می‌فرستد.
   *[other] { $seat } { $workers } کارگر { $loser } را از { $place } به پایتختش می‌فرستد.
    }
event-tokens = { $seat } { $amount } { $gain } در { $place } می‌گیرد.
event-worker = { $workers ->
    [one] { $seat } یک کارگر تازه در { $place } می‌گیرد.
   *[other] { $seat } { $workers } کارگر تازه در { $place } می‌گیرد.
    }
event-upgraded = { $seat } ارتقا می‌دهد: { $cube } بیشتر و { $action } ارزان‌تر می‌شود.
event-deployed = { $seat } ماشین زرهی { $ability } را در { $place } می‌گذارد.
event-built = { $seat } در { $place } { $structure } می‌سازد.
event-enlisted = { $seat } نیروی { $action } را استخدام می‌کند و { $bonus } می‌گیرد.
event-nothing-placed = { $seat } مهره یا جایی برای آن ندارد.
event-declined = { $seat } بخشی از { $gain } را نمی‌گیرد.
event-recruit-bonus = { $seat } بابت { $action } بازیکن مجاور منفعت نیروی خود را می‌گیرد.
event-combat = { $seat } در { $place } به { $defender } حمله می‌کند.
event-ability = { $seat } از { $ability } در برابر { $foe } استفاده می‌کند.
event-stole-card = { $seat } یک کارت نبرد { $card } از { $foe } برمی‌دارد.
event-committed = { $seat } برای نبرد آماده است.
event-revealed = { $seat } { $dial } قدرت و { $cards } کارت رو می‌کند: روی هم { $total }.
event-played-card = { $seat } یک کارت نبرد { $card } بازی می‌کند.
event-won-combat = { $seat } در نبرد { $place } بر { $loser } پیروز می‌شود.
event-retreated = { $seat } یک { $unit } را به { $place } عقب می‌کشد.
event-star = { $seat } ستاره‌ی { $stars } را می‌گذارد: { $goal }.
event-encounter = { $seat } در { $place } با مردم روبه‌رو می‌شود: { $encounter }.
event-option = { $seat } گزینه‌ی { $which } را انتخاب می‌کند.
event-factory-look = { $seat } { $cards } کارت کارخانه را نگاه می‌کند.
event-factory-card = { $seat } { $card } را برمی‌دارد.
event-objective = { $seat } هدف «{ $objective }» را کامل می‌کند.
event-gave = { $seat } { $coins } سکه به { $receiver } می‌دهد.
event-undone = نبرد { $seat } در { $place } انجام نمی‌شود و مهره‌ها برمی‌گردند.
event-ended = ششمین ستاره گذاشته شد. بازی تمام است.
event-unfinished = بازی به سقف نوبت‌ها رسید و همان‌طور که هست امتیازشماری می‌شود.
event-chose-faction = { $seat } با { $faction } بازی می‌کند.
event-chose-mat = { $seat } صفحه‌ی { $mat } را برمی‌دارد.
event-gains = { $picky ->
    [0] { $seat } از این پس همه‌ی منفعت‌ها را می‌گیرد.
   *[other] { $seat } می‌خواهد درباره‌ی هر منفعت از او بپرسند.
    }
event-factory-action = { $seat } از کارت کارخانه استفاده می‌کند، گزینه‌ی { $which }.

## Ends and scores

ending-stars = شش ستاره
ending-unfinished = سقف نوبت‌ها
score-coins = سکه
score-stars = ستاره‌ها
score-territories = ناحیه‌ها
score-resources = منابع
score-structures = کارت امتیازدهی ساختمان
score-total = جمع

## Hints for the first five turns

hint-1 = یک اکشن ردیف بالا را امتحان کنید که هنوز کسی امتحان نکرده است.
hint-2 = هر دو اکشن یک بخش را انجام دهید: اول ردیف بالا، بعد ردیف پایین.
hint-3 = از کاری که فقط جناح شما می‌تواند بکند استفاده کنید.
hint-4 = یک قدم به یکی از هدف‌های خود نزدیک شوید.
hint-5 = یک قدم به یک ستاره نزدیک شوید.

## Units, cubes, gains

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
