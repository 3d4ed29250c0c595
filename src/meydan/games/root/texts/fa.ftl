game-title = روت
game-about = چهار فکشن نابرابر بر سر یک جنگل می‌جنگند: مارکیز می‌سازد، آشیان پیرو فرمان خویش است، اتحاد جنگل شورش به پا می‌کند و ولگرد هر جا بخواهد می‌رود. هر که زودتر به ۳۰ امتیاز برسد برنده است.

## Options

option-two_factions = فکشن‌های بازی دونفره
option-two_factions-why = وقتی دو نفر سر میز هستند کدام فکشن‌ها بازی کنند.
option-two_factions-marquise_eyrie = مارکیز و آشیان (پیشنهادی)
option-two_factions-marquise_alliance = مارکیز و اتحاد جنگل
option-two_factions-eyrie_alliance = آشیان و اتحاد جنگل
option-two_factions-eyrie_vagabond = آشیان و ولگرد
option-two_factions-marquise_vagabond = مارکیز و ولگرد
option-two_factions-alliance_vagabond = اتحاد جنگل و ولگرد
option-two_factions-random = هر دو فکشنی، تصادفی
option-three_factions = فکشن‌های بازی سه‌نفره
option-three_factions-why = وقتی سه نفر سر میز هستند کدام فکشن‌ها بازی کنند.
option-three_factions-marquise_eyrie_alliance = مارکیز، آشیان، اتحاد جنگل (پیشنهادی)
option-three_factions-marquise_eyrie_vagabond = مارکیز، آشیان، ولگرد
option-three_factions-marquise_alliance_vagabond = مارکیز، اتحاد جنگل، ولگرد
option-three_factions-eyrie_alliance_vagabond = آشیان، اتحاد جنگل، ولگرد
option-three_factions-random = هر سه فکشنی، تصادفی
option-seating = هر کس با کدام فکشن
option-seating-why = فکشن‌ها تصادفی به صندلی‌ها می‌رسند، یا به ترتیب: مارکیز، آشیان، اتحاد جنگل، ولگرد.
option-seating-random = تصادفی
option-seating-in_order = به ترتیب چینش
option-first_player = بازیکن شروع‌کننده
option-first_player-why = نوبت اول با کیست.
option-first_player-random = تصادفی
option-first_player-seat1 = صندلی یک
option-current_law = قوانین کنونی
option-current_law-why = بازی با تازه‌ترین مرجع قوانین: شش کلید بعدی همه روی قانون تازه‌تر می‌روند.
option-current_law-yes = بله
option-current_law-no = نه، قوانین چاپ‌های نخست
option-reshuffle = بر زدن دوباره
option-reshuffle-why = کارت‌های سوزانده‌شده کی دوباره دسته‌ی کارت‌ها می‌شوند.
option-reshuffle-lazy = وقتی کارتی باید برداشته شود
option-reshuffle-immediate = همین که دسته خالی شد
option-full_removal_damage = آسیب لطف و انقلاب
option-full_removal_damage-why = لطف یا انقلابِ دشمن در فضای بازِ ولگرد به چند ابزار او آسیب می‌زند.
option-full_removal_damage-0 = هیچ
option-full_removal_damage-3 = سه ابزار
option-coalition_battle = مبارزه‌ی هم‌پیمان‌ها
option-coalition_battle-why = آیا دو طرفِ یک ائتلاف می‌توانند به هم حمله کنند.
option-coalition_battle-yes = مجاز
option-coalition_battle-no = ممنوع
option-outrage_allied_alliance = خشم با جنگجویان خودی
option-outrage_allied_alliance-why = آیا بردن جنگجویان اتحاد جنگل به دست ولگرد به فضای باز همدل خشم می‌آورد.
option-outrage_allied_alliance-yes = می‌آورد
option-outrage_allied_alliance-no = نمی‌آورد
option-outrage_allied_payer = تاوان جنگجویان همراه
option-outrage_allied_payer-why = وقتی ولگرد جنگجویان فکشن متحد را می‌برد، تاوان خشم را چه کسی می‌دهد.
option-outrage_allied_payer-vagabond = ولگرد
option-outrage_allied_payer-ally = فکشن متحد
option-marquise_bird_any_time = اقدام‌های اضافه‌ی مارکیز
option-marquise_bird_any_time-why = کارت‌های پرنده را کی می‌توان برای اقدام اضافه خرج کرد.
option-marquise_bird_any_time-yes = میان هر دو اقدام
option-marquise_bird_any_time-no = پس از سه اقدام
option-rest_refreshes_all = استراحت عصرانه
option-rest_refreshes_all-why = آیا استراحت در جنگل ابزارهای سالم را هم به رو برمی‌گرداند.
option-rest_refreshes_all-yes = همه‌ی ابزارها به رو برمی‌گردند
option-rest_refreshes_all-no = فقط آسیب‌دیده‌ها
option-bbb_mandatory = بانک نقب
option-bbb_mandatory-why = آیا دارنده‌ی این کارت هر نوبت باید از آن استفاده کند.
option-bbb_mandatory-yes = باید
option-bbb_mandatory-no = اگر بخواهد
option-starting_hand = دست آغازین
option-starting_hand-why = با پنج کارت، هر بازیکن پیش از نوبت اول دو کارت می‌سوزاند.
option-starting_hand-3 = سه کارت
option-starting_hand-5 = پنج کارت، دو تا سوزانده می‌شود

## Actions

action-skip = نه
action-end = ادامه
action-battle = مبارزه
action-march = رژه
action-recruit = استخدام
action-build = ساخت و ساز
action-overwork = اضافه‌کاری
action-move = حرکت
action-explore = جستجوی ویرانه
action-strike = حمله‌ی ناگهانی
action-repair = تعمیر
action-special = اقدام ویژه
action-points = گرفتن امتیاز
action-cards = برداشتن دو کارت
action-royal-claim = سوزاندن ادعای سلطنت برای امتیاز
action-show-hand = نشان دادن دست
action-ignore = چشم‌پوشی از ضربه‌های باقی‌مانده
action-fall = آشفتگی را بپذیرید
action-use = استفاده از { $effect }
action-settle = اول { $trigger }
action-from = از { $clearing }
action-to = به { $place }
action-warriors = { $count } جنگجو
action-attack = حمله به { $defender } در { $clearing }
action-roll = تاس { $one } و { $two }
action-ambush = بازی کردن { $card }
action-foil = خنثی کردن با { $card }
action-lose = از دست دادن { $piece }
action-resolve = انجام یک کارت { $suit }
action-recruit-at = استخدام در { $clearing }
action-wood = چوب در { $clearing }
action-pay = پرداخت چوب از { $clearing }
action-overwork-at = اضافه‌کاری در { $clearing }
action-spend = خرج کردن { $card }
action-give = دادن { $card }
action-discard = سوزاندن { $card }
action-craft = بالفعل‌سازی { $card }
action-build-at = ساختن { $building } در { $clearing }
action-keep = دژ در { $clearing }
action-roost = لانه در { $clearing }
action-leader = رهبر: { $leader }
action-decree = { $card } در ستون { $column }
action-revolt = انقلاب در { $clearing }
action-spread = گسترش همدلی به { $clearing }
action-organize = سازمان‌دهی در { $clearing }
action-mobilize = بسیج { $card }
action-train = آموزش با { $card }
action-character = شخصیت: { $character }
action-refresh = به رو برگرداندن { $item } ({ $state })
action-damage = آسیب به { $item } ({ $state })
action-mend = تعمیر { $item } ({ $state })
action-drop = کنار گذاشتن { $item } ({ $state })
action-exhaust = به پشت برگرداندن { $item }
action-take = برداشتن { $item }
action-aid = یاری به { $faction }
action-ally = همراه { $faction }
action-steal-from = دزدی از { $faction }
action-steal = { $card } بیرون می‌آید
action-labor = برداشتن { $card } از کارت‌های سوزانده‌شده
action-quest = مأموریت: { $quest }
action-shoot = زدن { $piece }
action-partner = ائتلاف با { $faction }
action-activate = فعال‌سازی سلطه‌ی { $suit }
action-take-dominance = برداشتن سلطه‌ی { $suit }
action-codebreakers = رمزگشایان: دیدن دست { $faction }
action-tax = مأمور مالیات: حذف یک جنگجو در { $clearing }
action-stand-and-deliver = ایست! هرچه داری بده، به { $faction }
action-bank = بانک نقب: برداشتن کارت همراه { $faction }
action-activate-piece = فعال کردن یک قطعه‌ی { $suit }

## Prompts

prompt-place-keep = گوشه‌ای برای دژ خود برگزینید. در هر فضای باز جز گوشه‌ی مقابل یک جنگجو می‌نشیند.
prompt-starting-building = { $number ->
    [3] چوب‌بری
    [4] کارگاه
   *[other] محل استخدام
    } خود را در فضای دژ یا کنار آن بگذارید.
prompt-choose-corner = گوشه‌ای را که دودمان شما از آن برمی‌خیزد برگزینید.
prompt-choose-leader = رهبر خود را برگزینید. وزیران به ستون‌های او در فرمان می‌روند.
prompt-choose-character = شخصیت خود را برگزینید.
prompt-choose-forest = جنگلی را که از آن آغاز می‌کنید برگزینید.
prompt-discard-down = کارت‌های دست شما زیاد است: تا { $number } کارت بسوزانید.
prompt-burrow-bank = بانک نقب: چه کسی همراه شما کارت بردارد؟
prompt-birdsong-window = آواز پرنده: از کارتی که در محل بازی دارید استفاده کنید یا ادامه دهید.
prompt-daylight-window = پایان روشنایی روز: از آنچه آزاد است استفاده کنید یا ادامه دهید.
prompt-place-wood = چوب برای همه‌ی چوب‌بری‌ها بس نیست: جای آن را برگزینید.
prompt-recruit-warriors = جنگجو برای همه‌ی محل‌های استخدام بس نیست: جای آن‌ها را برگزینید.
prompt-marquise-craft = روشنایی روز: با کارگاه‌ها کارت بالفعل کنید، سپس به اقدام‌ها بروید.
prompt-marquise-action = { $number ->
    [0] اقدامی نمانده است. کارت پرنده‌ای برای یک اقدام دیگر خرج کنید یا ادامه دهید.
   *[other] یک اقدام برگزینید؛ { $number } اقدام مانده است.
    }
prompt-choose-building = بگویید چه می‌سازید و کجا.
prompt-pay-wood = بگویید چوب از کجا پرداخت شود.
prompt-choose-sawmill = اضافه‌کاری: یک چوب‌بری برگزینید.
prompt-spend-for-wood = اضافه‌کاری: کارتی هم‌رسته با فضای باز خرج کنید.
prompt-spend-for-dominance = کارتی هم‌رسته با کارت سلطه خرج کنید.
prompt-choose-partner = هم‌پیمان خود را برگزینید: اگر او ببرد شما هم برده‌اید.
prompt-activate-pieces = بگویید کدام قطعه‌های بالفعل‌سازی فعال شوند؛ { $number } تای دیگر.
prompt-move-from = حرکت: مبدأ را برگزینید.
prompt-move-to = حرکت: مقصد را برگزینید.
prompt-move-count = حرکت: چند جنگجو بروند؟
prompt-choose-battle = مبارزه: میدان مبارزه و مدافع را برگزینید.
prompt-call-ally = کدام فکشن متحد کنار شما می‌جنگد؟
prompt-play-ambush = به شما حمله شده است. کمین می‌کنید؟
prompt-foil = کمین! آن را با کمین خودتان خنثی می‌کنید؟
prompt-battle-cards = تاس‌ها افتادند: از کارتی استفاده کنید یا بگذرید.
prompt-lose-pieces = { $number } ضربه‌ی دیگر: بگویید چه از دست می‌دهید.
prompt-share-hits = { $number } ضربه: به ابزاری آسیب بزنید یا جنگجویی از فکشن متحد را از دست بدهید.
prompt-damage-items = { $number } ضربه: ابزاری را که آسیب می‌بیند برگزینید.
prompt-triggers = چند چیز در انتظار است: کدام اول انجام شود؟
prompt-outrage = خشم! کارتی هم‌رسته با فضای باز به اتحاد جنگل بدهید؛ اگر ندارید دست خود را نشان دهید.
prompt-field-hospitals = بیمارستان‌های میدانی: کارتی هم‌رسته خرج می‌کنید تا جنگجویانتان به دژ برگردند؟
prompt-cut-supporters = بدون پایگاه پنج پشتیبان می‌ماند: بگویید کدام بسوزد.
prompt-add-to-decree = { $number ->
    [0] یک کارت به فرمان اضافه کنید.
    [1] کارت دومی به فرمان اضافه کنید یا ادامه دهید.
   *[other] کارت دومی به فرمان اضافه کنید (این بار پرنده نه) یا ادامه دهید.
    }
prompt-new-roost = لانه‌ای ندارید: جای لانه‌ی جدید را برگزینید.
prompt-eyrie-craft = روشنایی روز: با لانه‌ها کارت بالفعل کنید، سپس به فرمان بروید.
prompt-resolve-decree = فرمان: کارتی از ستون { $number ->
    [0] استخدام
    [1] حرکت
    [2] مبارزه
   *[other] ساخت و ساز
    } را برای انجام برگزینید.
prompt-decree-recruit = استخدام: یک لانه برگزینید.
prompt-decree-build = ساخت و ساز: جای لانه را برگزینید.
prompt-revolts = آواز پرنده: انقلاب کنید یا به گسترش همدلی بروید.
prompt-spread-sympathy = آواز پرنده: همدلی را بگسترانید یا ادامه دهید.
prompt-spend-supporters = پشتیبانی هم‌رسته با فضای باز خرج کنید.
prompt-alliance-day = روشنایی روز: بالفعل‌سازی، بسیج، آموزش، یا ادامه.
prompt-operation = عصر: یک عملیات نظامی برگزینید یا ادامه دهید.
prompt-refresh-items = تجدید قوا: ابزاری را به رو برگردانید.
prompt-slip = به فضای باز یا جنگلی مجاور بلغزید یا بمانید.
prompt-cobbler-move = پینه‌دوز: به فضای باز مجاور بروید یا بمانید.
prompt-vagabond-day = روشنایی روز: با ابزارها اقدام کنید یا روز را تمام کنید.
prompt-travel = حرکت: یک فضای باز برگزینید.
prompt-take-ally = فکشن متحدی همراه شما می‌آید؟
prompt-take-warriors = چند جنگجوی فکشن متحد همراه شما بیایند؟
prompt-quest-reward = مأموریت انجام شد: { $number } امتیاز بگیرید یا دو کارت بردارید.
prompt-aid-with-item = یاری‌رسانی: ابزاری را به پشت برگردانید.
prompt-aid-with-card = یاری‌رسانی: کارتی را که می‌دهید برگزینید.
prompt-take-item = یاری‌رسانی: در برابر آن ابزاری بردارید، یا هیچ.
prompt-choose-target = حمله‌ی ناگهانی: هدف را برگزینید.
prompt-repair-item = تعمیر: ابزار آسیب‌دیده‌ای برگزینید.
prompt-hideout = مخفی شدن: ابزاری را تعمیر کنید؛ { $number } تعمیر مانده است. سپس روشنایی روز تمام می‌شود.
prompt-choose-victim = دزدی: بگویید از چه کسی کارت می‌برید.
prompt-day-labor = کارگری: کارتی از کارت‌های سوزانده‌شده برگزینید.
prompt-drop-items = بارتان سنگین است: ابزاری را کنار بگذارید.

## Events

event-turn-begins = دور { $round }: نوبت { $seat }.
event-placed = { $seat } در { $clearing } قرار می‌دهد: { $count } × { $piece }.
event-removed = { $seat } در { $clearing } از دست می‌دهد: { $count } × { $piece }.
event-moved = { $seat }: { $count } جنگجو از { $origin } به { $goal } می‌روند.
event-drew = { $seat } { $count } کارت برمی‌دارد.
event-drew-card = { $card } را برداشتید.
event-reshuffled = کارت‌های سوزانده‌شده بر خوردند و دسته‌ای { $count } کارتی شدند.
event-discarded = { $seat } { $card } را می‌سوزاند.
event-spent = { $seat } { $card } را خرج می‌کند.
event-crafted = { $seat } { $card } را بالفعل می‌کند.
event-scored = { $seat } { $points } امتیاز می‌گیرد ({ $source }).
event-lost-points = { $seat } { $points } امتیاز از دست می‌دهد.
event-attacked = { $seat } در { $clearing } به { $defender } حمله می‌کند.
event-ambushed = { $seat } کمین می‌کند: { $card }.
event-foiled = { $seat } کمین را خنثی می‌کند: { $card }.
event-rolled = تاس‌ها: { $one } و { $two }.
event-used = { $seat } از { $effect } استفاده می‌کند.
event-hits = ضربه‌ها: { $attacker } از مهاجم، { $defender } از مدافع.
event-outrage-paid = خشم در { $clearing }: { $seat } کارتی به پشتیبان‌ها می‌دهد.
event-gave-card = { $seat } { $card } را به { $faction } می‌دهد.
event-hand-shown = { $seat } دست خود را به { $faction } نشان می‌دهد.
event-saw-card = { $card } را در دست { $faction } می‌بینید.
event-supporter-drawn = { $seat } پشتیبانی از دسته برمی‌دارد.
event-supporter-card = { $card } به پشتیبان‌های شما پیوست.
event-healed = بیمارستان‌های میدانی: { $count } جنگجو از { $clearing } به دژ برمی‌گردند.
event-base-lost = { $seat } پایگاه { $suit }، پشتیبان‌های آن و { $officers } افسر را از دست می‌دهد.
event-decreed = { $seat } { $card } را به ستون { $column } اضافه می‌کند.
event-turmoil = آشفتگی! در فرمان { $birds } پرنده بود.
event-leader-chosen = رهبر { $seat }: { $leader }.
event-revolted = { $seat } در { $clearing } انقلاب می‌کند!
event-officer = { $seat } اکنون { $officers } افسر دارد.
event-mobilized = { $seat } کارتی را بسیج می‌کند.
event-character-chosen = شخصیت { $seat }: { $character }.
event-went = { $seat } به { $place } می‌رود.
event-exhausted = { $seat } به پشت برمی‌گرداند: { $item }.
event-refreshed = { $seat } به رو برمی‌گرداند: { $item }.
event-damaged = ابزاری از { $seat } آسیب می‌بیند: { $item }.
event-repaired = { $seat } تعمیر می‌کند: { $item }.
event-dropped = { $seat } کنار می‌گذارد: { $item }.
event-gained-item = { $seat } به دست می‌آورد: { $item }.
event-explored = { $seat } ویرانه‌ی { $clearing } را جستجو می‌کند.
event-aided = { $seat } با کارتی به { $faction } یاری می‌رساند.
event-took-item = { $seat } از { $faction } ابزاری برمی‌دارد: { $item }.
event-related = رابطه‌ی { $seat } با { $faction }: { $relation }.
event-quest-done = { $seat } مأموریت { $quest } را انجام می‌دهد.
event-quest-opened = مأموریت تازه: { $quest }.
event-robbed = { $seat } کارتی از دست { $faction } برمی‌دارد.
event-labored = { $seat } { $card } را از کارت‌های سوزانده‌شده برمی‌دارد.
event-dominance-activated = { $seat } سلطه‌ی { $suit } را فعال می‌کند.
event-dominance-available = کارت سلطه‌ی { $suit } در دسترس است.
event-dominance-taken = { $seat } کارت سلطه‌ی { $suit } را برمی‌دارد.
event-coalition = { $seat } با { $faction } ائتلاف می‌کند.
event-codebroke = { $seat } با رمزگشایان دست { $faction } را می‌بیند.
event-banked = { $seat } و { $faction } با بانک نقب کارت برمی‌دارند.
event-helped = جنگجویان { $faction } کنار { $seat } می‌جنگند.
event-won = { $seat } برنده شد!

## Ends and scores

ending-points = سی امتیاز
ending-dominance = سلطه
ending-unfinished = پایان پس از دورهای بسیار
score-building = ساخت و ساز
score-roosts = لانه‌ها
score-sympathy = همدلی
score-crafting = بالفعل‌سازی
score-removal = مهره‌های حذف‌شده
score-cards = کارت‌ها
score-exploring = جستجو
score-quests = مأموریت‌ها
score-aid = یاری‌رسانی
score-infamy = ننگ
score-despot = مستبد
score-turmoil = آشفتگی
score-total = مجموع
