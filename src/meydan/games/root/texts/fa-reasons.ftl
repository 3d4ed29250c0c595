## Why something is not possible

reason-not-in-hand = «{ $card }» در دست شما نیست.
reason-other-suit = «{ $card }» هم‌رسته نیست؛ یک کارت { $suit } یا پرنده لازم است.
reason-birds-only = «{ $card }» کارت پرنده نیست و این‌جا تنها کارت پرنده پذیرفته است.
reason-yourself = باید بازیکنی دیگر باشد، نه خودتان.
reason-not-playing = در این بازی کسی { $faction } را بازی نمی‌کند.
reason-empty-hand = { $faction } کارتی در دست ندارد.
reason-not-there = { $faction } در { $clearing } مهره‌ای ندارد.

## Places

reason-no-corner = تنها گوشه‌های نقشه پذیرفته‌اند و { $clearing } گوشه نیست.
reason-another-building = اکنون نوبت { $wanted } است، نه { $building }.
reason-far-from-keep = جای آن در { $keep } کنار دژ یا در فضای بازی مجاور آن است؛ { $clearing } دورتر است.
reason-starts-in-forest = شما از یک جنگل آغاز می‌کنید، نه از { $clearing }.
reason-no-slot = { $ruin ->
    [yes] در { $clearing } مکان خالی برای سازه نیست؛ یکی از مکان‌ها را ویرانه گرفته است و تا جستجو نشود باز نمی‌شود.
   *[no] در { $clearing } مکان خالی برای سازه نیست.
    }
reason-keep = دژ در { $clearing } است و تنها مارکیز می‌تواند در آن‌جا مهره قرار دهد.
reason-not-ruled = برای ساختن { $building } در { $clearing } باید بر آن حاکم باشید؛ { $ruler_id ->
    [nobody] اکنون هیچ‌کس حاکم نیست.
   *[other] اکنون { $ruler } حاکم است.
    }
reason-no-piece-there = در { $clearing } { $piece } نیست.
reason-no-warrior-there = شما در { $clearing } جنگجو ندارید.
reason-not-adjacent = { $goal } مجاور { $origin } نیست.
reason-there-already = شما هم‌اکنون در { $goal } هستید.
reason-pawn-only = جنگجویان از فضای باز به فضای باز می‌روند؛ تنها ولگرد به { $goal } راه دارد.
reason-rules-neither = شما نه بر { $origin } حاکمید و نه بر { $goal }؛ { $ruler_id ->
    [nobody] بر مقصد هیچ‌کس حاکم نیست.
   *[other] حاکم مقصد { $ruler } است.
    }
reason-rules-no-end = شما نه بر { $clearing } حاکمید و نه بر فضای بازی در مجاورت آن.
reason-rules-nowhere-near = شما نه بر جایی که جنگجو دارید حاکمید و نه بر جایی در مجاورت آن.
reason-no-warriors = شما روی نقشه جنگجو ندارید.
reason-move-elsewhere = مبدأ این حرکت باید { $where } باشد؛ { $clearing } پذیرفته نیست.
reason-battle-elsewhere = این مبارزه باید در { $where } باشد؛ { $clearing } پذیرفته نیست.
ground-fox = فضای باز روباه
ground-rabbit = فضای باز خرگوش
ground-mouse = فضای باز موش
ground-bird = هر فضای باز
reason-decree-elsewhere = این کارت فرمان برای { $where } است؛ { $clearing } پذیرفته نیست.
reason-so-many-warriors = از { $clearing } { $has ->
    [0] هیچ جنگجویی نمی‌تواند برود
   *[other] تنها { $has } جنگجو می‌تواند برود
    }، نه { $count }.
reason-must-move = این حرکت را باید انجام داد.

## Battle

reason-nobody-to-fight = در هیچ فضای بازی با مهره‌های بازیکنی دیگر روبه‌رو نیستید.
reason-no-fighter = شما در { $clearing } جنگجویی برای حمله ندارید.
reason-pawn-elsewhere = مهره‌ی شما در { $clearing } نیست.
reason-partners-keep-peace = { $faction } هم‌پیمان شماست و با این نسخه از قوانین، هم‌پیمانان با هم نمی‌جنگند.
reason-must-battle = مبارزه را برگزیده‌اید و باید انجام شود.
reason-ambush-suit = «{ $card }» کمین { $suit } است و { $clearing } فضای باز { $here } است.
reason-no-battle-card = «{ $card }» کارت مبارزه نیست.
reason-defender-only = «{ $card }» تنها به کار مدافع می‌آید.
reason-attacker-only = «{ $card }» تنها به کار مهاجم می‌آید.
reason-once-a-battle = «{ $card }» در هر مبارزه یک بار به کار می‌آید و در این مبارزه از آن استفاده کرده‌اید.
reason-not-your-piece = { $piece } از مهره‌های شما نیست.
reason-warriors-fell = همه‌ی جنگجویان شما در { $clearing } پیش‌تر افتاده‌اند؛ اکنون نوبت سازه‌ها و توکن‌هاست.
reason-not-waiting = چنین چیزی اکنون در انتظار نیست: { $trigger }.
reason-must-give = شما «{ $card }» را در دست دارید، پس باید کارت { $suit } یا پرنده بدهید.

## Cards

reason-never-crafted = «{ $card }» بالفعل‌شدنی نیست.
reason-craft-in-forest = چکش‌های شما در جنگل رسته‌ای ندارند؛ برای بالفعل کردن «{ $card }» به فضای باز بروید.
reason-pieces-short = «{ $card }» از قطعه‌های بالفعل‌سازی شما ({ $piece }) { $needs } { $suit } می‌خواهد؛ شما در فضاهای باز { $suit } { $has } تا دارید.
reason-pieces-used = «{ $card }» { $needs } { $suit } می‌خواهد؛ شما در فضاهای باز { $suit } { $has } { $piece } دارید، اما { $used } تا در این نوبت فعال شده‌اند.
reason-pieces-of-any = «{ $card }» { $needs } قطعه‌ی بالفعل‌سازی ({ $piece }) از هر رسته می‌خواهد؛ { $has } تا آزاد است.
reason-hammers-elsewhere = «{ $card }» { $suit } می‌خواهد و در فضای باز شما همه‌ی چکش‌ها { $here } شمرده می‌شوند.
reason-hammers-short = «{ $card }» { $needs } چکشِ به رو می‌خواهد؛ شما { $has } تا دارید.
reason-no-item-left = در انبار { $item } نمانده است، پس «{ $card }» را نمی‌توان بالفعل کرد.
reason-twice-in-play = «{ $card }» را هم‌اکنون در محل بازی دارید.
reason-all-activated = هرچه در فضاهای باز { $suit } دارید ({ $piece }) در این نوبت فعال شده است.
reason-no-piece-of-suit = در فضاهای باز { $suit } چیزی برای فعال کردن ندارید ({ $piece }).
reason-not-in-play = «{ $card }» را در محل بازی ندارید.
reason-used-this-turn = در این نوبت از «{ $card }» استفاده کرده‌اید.
reason-pawn-is-no-warrior = «مأمور مالیات» یک جنگجو را از نقشه برمی‌دارد و مهره‌ی شما جنگجو نیست.
reason-bank-must = «بانک نقب» اختیاری نیست: کسی باید همراه شما کارت بردارد.
reason-two-players = در بازی دونفره کارت سلطه در کار نیست.
reason-dominance-once = شما پیش‌تر کارت سلطه‌ای فعال کرده‌اید که تا پایان بازی می‌ماند.
reason-ten-points = کارت سلطه { $needs } امتیاز می‌خواهد؛ شما { $points } امتیاز دارید.
reason-coalition-of-four = ولگرد تنها در بازی چهارنفره می‌تواند کارت سلطه فعال کند.
reason-no-partner = همه‌ی دیگران کارت سلطه فعال کرده‌اند و کسی برای ائتلاف نمانده است.
reason-not-available = «{ $card }» کنار نقشه نیست.
reason-no-card-for-it = برای برداشتن «{ $card }» باید { $suit_id ->
    [bird] یک کارت پرنده
   *[other] یک کارت { $suit } یا پرنده
    } خرج کنید و چنین کارتی در دست ندارید.
reason-partner-dominates = { $faction } کارت سلطه فعال کرده است و نمی‌تواند هم‌پیمان شما شود.
reason-not-fewest = { $faction } { $points } امتیاز دارد و هم‌پیمان شما باید کمترین امتیاز را داشته باشد.
reason-no-card-of-suit = کارت { $suit } یا پرنده‌ای برای { $clearing } در دست ندارید.

## Marquise

reason-no-actions = اقدامی نمانده است؛ با خرج کردن یک کارت پرنده یک اقدام دیگر می‌گیرید.
reason-birds-later = کارت پرنده پس از سه اقدامِ روز خرج می‌شود؛ هنوز { $left } اقدام دارید.
reason-recruited = در این نوبت یک بار استخدام کرده‌اید.
reason-no-recruiter = روی نقشه محل استخدام ندارید.
reason-supply-empty = در انبار شما { $piece } نمانده است.
reason-all-built = همه‌ی سازه‌های شما روی نقشه‌اند.
reason-no-site = بر هیچ فضای بازی که مکان خالی داشته باشد حاکم نیستید.
reason-wood-nowhere = ارزان‌ترین سازه { $cost } چوب می‌خواهد؛ به هیچ مکان خالیِ شما بیش از { $wood } چوب نمی‌رسد.
reason-none-on-track = همه‌ی سازه‌های این نوع ({ $building }) روی نقشه‌اند.
reason-wood-short = { $building } بعدی { $cost } چوب می‌خواهد؛ از راه فضاهای باز تحت حاکمیت شما { $wood } چوب به { $clearing } می‌رسد.
reason-no-wood-there = در { $clearing } چوب نیست.
reason-wood-cut-off = چوبِ { $clearing } به { $goal } نمی‌رسد: بر همه‌ی راه حاکم نیستید.
reason-no-wood-left = هر هشت چوب روی نقشه است.
reason-no-sawmill = روی نقشه چوب‌بری ندارید.
reason-overwork-nowhere = کارتی هم‌رسته با فضای باز یکی از چوب‌بری‌های خود در دست ندارید.
reason-served-already = سهم { $piece } در { $clearing } داده شده است.

## Eyrie

reason-one-bird = در این نوبت یک پرنده به فرمان افزوده‌اید؛ «{ $card }» پرنده‌ی دوم می‌شود.
reason-must-add = دست‌کم یک کارت باید به فرمان افزوده شود.
reason-not-emptiest = شمار جنگجویان { $clearing } اکنون { $has } است؛ لانه‌ی تازه باید جایی باشد که جنگجو از همه کمتر است: { $fewest }.
reason-no-decree-card = در ستون { $column } اکنون کارت { $suit } برای انجام دادن نیست.
reason-recruits-short = { $needs ->
    [one] یک جنگجو لازم است
   *[other] رهبر کاریزماتیک باید { $needs } جنگجو قرار دهد
    }؛ انبار شما { $has } جنگجو دارد.
reason-no-roost-of-suit = { $suit_id ->
    [bird] روی نقشه لانه ندارید.
   *[other] در هیچ فضای باز { $suit } لانه ندارید.
    }
reason-no-move-of-suit = { $suit_id ->
    [bird] هیچ جنگجویی از شما نمی‌تواند حرکت کند: نه بر جای او حاکمید و نه بر جایی در مجاورتش.
   *[other] هیچ جنگجویی از شما نمی‌تواند از یک فضای باز { $suit } برود: یا آن‌جا جنگجو ندارید یا نه بر مبدأ حاکمید و نه بر مقصد.
    }
reason-no-battle-of-suit = { $suit_id ->
    [bird] جنگجویان شما با کسی روبه‌رو نیستند.
   *[other] جنگجویان شما در هیچ فضای باز { $suit } با مهره‌های بازیکنی دیگر روبه‌رو نیستند.
    }
reason-roosts-all-built = هر هفت لانه روی نقشه است.
reason-no-site-of-suit = { $suit_id ->
    [bird] بر هیچ فضای بازی که مکان خالی داشته باشد و هنوز لانه نداشته باشد حاکم نیستید.
   *[other] بر هیچ فضای باز { $suit } که مکان خالی داشته باشد و هنوز لانه نداشته باشد حاکم نیستید.
    }
reason-can-go-on = هنوز آشفتگی در کار نیست: یک کارت { $suit } از ستون { $column } را می‌توان انجام داد.
reason-roost-there = در { $clearing } هم‌اکنون لانه هست.
reason-leader-retired = رهبر «{ $leader }» برکنار شده و به پشت است.

## Alliance

reason-no-sympathy = در { $clearing } همدلی نیست.
reason-base-built = پایگاه { $suit } هم‌اکنون روی نقشه است.
reason-supporters-short = برای { $clearing } به { $needs } پشتیبان { $suit } یا پرنده نیاز است{ $law ->
    [yes] {" "}(یکی برای قانون نظامی)
   *[no] {""}
    }؛ شما { $has } تا دارید و { $missing } تای دیگر لازم است.
reason-no-token-left = هر ده توکن همدلی روی نقشه است.
reason-sympathy-there = در { $clearing } هم‌اکنون همدلی هست.
reason-sympathy-far = هیچ فضای بازی در مجاورت { $clearing } همدل نیست.
reason-no-supporter = «{ $card }» میان پشتیبان‌های شما نیست.
reason-no-base = روی نقشه پایگاه ندارید.
reason-no-base-for-card = «{ $card }» با هیچ‌یک از پایگاه‌های شما هم‌رسته نیست ({ $suits }).

## Vagabond

reason-item-needed = { $needs } { $item } به رو لازم است؛ { $owned ->
    [0] شما { $item } ندارید.
   *[other] { $has ->
        [0] { $item } شما به پشت یا آسیب‌دیده است.
       *[other] شما { $has } تا دارید.
        }
    }
reason-in-forest = این کار فضای باز می‌خواهد و شما در { $forest } هستید.
reason-not-into-forest = به { $goal } تنها با لغزیدن در آواز پرنده می‌توان رفت.
reason-boots-short = برای رفتن به { $goal } باید { $needs } چکمه به کار برد، چون آن‌جا جنگجویانی با شما خصومت دارند؛ شما { $has } چکمه‌ی به رو دارید.
reason-hostile-around = در همه‌ی فضاهای باز مجاور جنگجویانی با شما خصومت دارند و رفتن ۲ چکمه می‌خواهد؛ شما { $has } چکمه‌ی به رو دارید.
reason-ally-rules-neither = جنگجویان { $faction } برای همراهی باید بر { $origin } یا { $goal } حاکم باشند.
reason-ally-defends = { $faction } همان کسی است که به او حمله می‌کنید.
reason-not-allied = { $faction } متحد شما نیست؛ رابطه‌ی کنونی: { $relation }.
reason-ally-not-there = { $faction } در { $clearing } جنگجو ندارد.
reason-nobody-here = کس دیگری در { $clearing } مهره ندارد.
reason-warriors-shield = نخست باید جنگجویان { $faction } از آن‌جا حذف شوند: { $has }.
reason-no-ruin = در { $clearing } ویرانه نیست.
reason-nothing-damaged = هیچ‌یک از ابزارهای شما آسیب ندیده است.
reason-nothing-to-labor = میان کارت‌های سوزانده‌شده کارت { $suit } یا پرنده نیست.
reason-nobody-to-rob = هیچ‌کس در فضای باز شما کارتی در دست ندارد.
reason-not-discarded = «{ $card }» میان کارت‌های سوزانده‌شده نیست.
reason-nothing-ready = هیچ‌یک از ابزارهای شما به رو نیست.
reason-not-in-box = میان ابزارهای ساخته‌شده‌ی { $faction } این ابزار نیست: { $item }.
reason-quest-done = مأموریت «{ $quest }» را پیش‌تر انجام داده‌اید.
reason-quest-not-open = «{ $quest }» میان مأموریت‌های رو نیست.
reason-quest-elsewhere = «{ $quest }» را باید در فضای باز { $suit } انجام داد، نه در { $clearing }.
reason-quest-items = «{ $quest }» هنوز این ابزارها را به رو می‌خواهد: { $items }.
reason-face-up-already = تنها ابزارِ به پشت را می‌توان به رو برگرداند؛ این یکی رو است: { $item }.
reason-damaged-already = این ابزار آسیب دیده است و دوباره آسیب نمی‌بیند: { $item }.
reason-not-damaged = تنها ابزارِ آسیب‌دیده را می‌توان تعمیر کرد؛ این یکی سالم است: { $item }.
reason-no-such-item = چنین ابزاری ندارید: { $item }، { $state }.
reason-on-its-track = { $item } روی ردیف خود در بار شما شمرده نمی‌شود.
reason-repair-first = مخفی شدن دست‌کم یک ابزار را تعمیر می‌کند.
reason-not-the-ally = ضربه می‌تواند به جنگجوی { $faction } برسد، نه به { $piece }.
reason-ally-fell = همه‌ی جنگجویان { $faction } در این‌جا افتاده‌اند.
reason-items-left = هنوز ابزار سالم برای پذیرفتن ضربه دارید: { $has }.

## Another time

reason-own-turn = این کار برای { $phase_id ->
    [birdsong] آواز پرنده‌ی
    [daylight] روشنایی روز
   *[evening] عصر
    } نوبت خودتان است و اکنون نوبت شما نیست.
reason-another-phase = این کار برای { $phase_id ->
    [birdsong] آواز پرنده
    [daylight] روشنایی روز
   *[evening] عصر
    } است؛ اکنون { $now_id ->
    [birdsong] آواز پرنده
    [daylight] روشنایی روز
   *[evening] عصر
    } است.
reason-crafts-first = بالفعل‌سازی پیش از این بخش از روشنایی روز است و در این نوبت وقتش گذشته است.
