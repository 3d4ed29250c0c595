## What is asked

prompt-place-keep = گوشه‌ای برای دژ خود برگزینید. در هر فضای باز جز گوشه‌ی مقابل یک جنگجو می‌نشیند.
prompt-starting-building = { $building } خود را در فضای دژ یا کنار آن بگذارید.
prompt-choose-corner = گوشه‌ای را که دودمان شما از آن برمی‌خیزد برگزینید: یک لانه و شش جنگجو.
prompt-choose-leader = رهبر خود را برگزینید. وزیران به ستون‌های او در فرمان می‌روند.
prompt-choose-character = شخصیت خود را برگزینید.
prompt-choose-forest = جنگلی را که از آن آغاز می‌کنید برگزینید.
prompt-discard-down = کارت‌های دست شما زیاد است: { $over } کارت بسوزانید تا { $limit } کارت بماند.
prompt-burrow-bank = «بانک نقب»: چه کسی همراه شما کارت بردارد؟
prompt-birdsong-window = آواز پرنده: از کارتی که در محل بازی دارید استفاده کنید یا ادامه دهید.
prompt-daylight-window = پایان روشنایی روز: از کارتی استفاده کنید، سلطه‌ای فعال کنید یا ادامه دهید.
prompt-place-wood = تنها { $left } چوب مانده و برای همه‌ی چوب‌بری‌ها بس نیست: جای آن را برگزینید.
prompt-recruit-warriors = تنها { $left } جنگجو مانده و برای همه‌ی محل‌های استخدام بس نیست: جای آن را برگزینید.
prompt-marquise-craft = روشنایی روز: با کارگاه‌ها کارت بالفعل کنید، سپس به اقدام‌ها بروید.
prompt-marquise-action = { $left ->
    [0] اقدامی نمانده است. با خرج کردن یک کارت پرنده یک اقدام دیگر می‌گیرید؛ وگرنه روشنایی روز را پایان دهید.
   *[other] یک اقدام برگزینید؛ { $left } اقدام مانده است.
    }
prompt-choose-building = بگویید چه می‌سازید و کجا.
prompt-pay-wood = { $building } در { $clearing }: بگویید چوب از کجا پرداخت شود؛ { $left } چوب مانده است.
prompt-choose-sawmill = اضافه‌کاری: یک چوب‌بری برگزینید.
prompt-spend-for-wood = اضافه‌کاری در { $clearing }: یک کارت { $suit } یا پرنده خرج کنید.
prompt-spend-for-dominance = برداشتن سلطه‌ی { $suit }: یک کارت { $suit_id ->
    [bird] پرنده
   *[other] { $suit } یا پرنده
    } خرج کنید.
prompt-choose-partner = هم‌پیمان خود را برگزینید: اگر او ببرد شما هم برده‌اید.
prompt-activate-pieces = بگویید کدام قطعه‌های بالفعل‌سازی فعال شوند؛ { $left } تای دیگر.
prompt-move-from = { $optional ->
    [yes] اگر بخواهید یک حرکت دیگر: مبدأ را برگزینید.
   *[other] { $within ->
        [suits] حرکت از یک فضای باز { $where }: مبدأ را برگزینید.
       *[other] حرکت: مبدأ را برگزینید.
        }
    }
prompt-move-to = حرکت از { $origin }: مقصد را برگزینید.
prompt-move-count = حرکت از { $origin } به { $goal }: چند جنگجو بروند؟
prompt-choose-battle = { $optional ->
    [yes] «قرارگاه فرماندهی»: اگر بخواهید پیش از روشنایی روز یک مبارزه کنید.
   *[other] { $within ->
        [suits] مبارزه در یک فضای باز { $where }: مدافع را برگزینید.
        [places] مبارزه در { $where }: مدافع را برگزینید.
       *[other] مبارزه: میدان مبارزه و مدافع را برگزینید.
        }
    }
prompt-call-ally = مبارزه در { $clearing }: کدام فکشن متحد کنار شما می‌جنگد؟
prompt-play-ambush = در { $clearing } آماج حمله‌ی { $attacker } هستید. کمین می‌کنید؟
prompt-foil = «{ $card }» در { $clearing }! آن را با کمین خودتان خنثی می‌کنید؟
prompt-battle-cards = مبارزه در { $clearing }: تاس‌ها افتادند. از کارتی استفاده کنید یا بگذرید.
prompt-lose-pieces = { $hits } ضربه‌ی دیگر در { $clearing }: بگویید چه از دست می‌دهید.
prompt-share-hits = { $hits } ضربه: به ابزاری آسیب بزنید یا جنگجویی از { $ally } را از دست بدهید.
prompt-damage-items = { $hits } ضربه: ابزاری را که آسیب می‌بیند برگزینید.
prompt-triggers = در انتظار: { $waiting }. کدام اول انجام شود؟
prompt-outrage = خشم در { $clearing }! یک کارت { $suit } یا پرنده به پشتیبان‌ها بدهید؛ اگر ندارید دست خود را نشان دهید.
prompt-field-hospitals = { $warriors ->
    [one] یک جنگجو در { $clearing } از دست دادید. یک کارت { $suit } یا پرنده خرج می‌کنید تا به دژ برگردد؟
   *[other] { $warriors } جنگجو در { $clearing } از دست دادید. یک کارت { $suit } یا پرنده خرج می‌کنید تا به دژ برگردند؟
    }
prompt-cut-supporters = بدون پایگاه { $limit } پشتیبان می‌ماند: { $over } تای دیگر بسوزانید.
prompt-add-to-decree = { $added ->
    [0] یک کارت به فرمان بیفزایید.
   *[other] { $after_bird ->
        [yes] کارت دومی به فرمان بیفزایید (این بار پرنده نه) یا ادامه دهید.
       *[other] کارت دومی به فرمان بیفزایید یا ادامه دهید.
        }
    }
prompt-new-roost = لانه‌ای ندارید: جای لانه‌ی تازه را برگزینید. سه جنگجو هم با آن می‌آیند.
prompt-eyrie-craft = روشنایی روز: با لانه‌ها کارت بالفعل کنید، سپس به فرمان بروید.
prompt-resolve-decree = فرمان: کارتی از ستون { $column } را انجام دهید.
prompt-resolve-decree-stuck = هیچ کارتی از ستون { $column } اجراشدنی نیست. هر کار دیگری دارید پیش از آشفتگی انجام دهید.
prompt-decree-recruit = استخدام { $warriors } جنگجو: یک لانه برگزینید.
prompt-decree-build = { $within ->
    [suits] ساخت و ساز در یک فضای باز { $where }: جای لانه را برگزینید.
   *[other] ساخت و ساز: جای لانه را برگزینید.
    }
prompt-revolts = آواز پرنده: انقلاب کنید یا به گسترش همدلی بروید.
prompt-spread-sympathy = آواز پرنده: همدلی را بگسترانید یا ادامه دهید.
prompt-spend-supporters = { $purpose ->
    [revolt] انقلاب در { $clearing }
   *[other] همدلی در { $clearing }
    }: { $left } پشتیبان { $suit } یا پرنده خرج کنید.
prompt-alliance-day = روشنایی روز: بالفعل‌سازی، بسیج، آموزش، یا ادامه.
prompt-operation = عصر: یک عملیات نظامی برگزینید؛ { $left } عملیات مانده است.
prompt-refresh-items = تجدید قوا: ابزاری را به رو برگردانید؛ { $left } تا مانده است.
prompt-slip = به فضای باز یا جنگلی مجاور بلغزید یا بمانید.
prompt-cobbler-move = «پینه‌دوز»: به فضای باز مجاور بروید یا بمانید.
prompt-vagabond-day = روشنایی روز: با ابزارها اقدام کنید یا روز را تمام کنید.
prompt-travel = حرکت: یک فضای باز برگزینید.
prompt-take-ally = از { $origin } به { $goal }: فکشن متحدی همراه شما می‌آید؟
prompt-take-warriors = چند جنگجوی { $ally } همراه شما به { $goal } بیایند؟
prompt-quest-reward = مأموریت انجام شد: { $points } امتیاز بگیرید یا دو کارت بردارید.
prompt-aid-with-item = یاری به { $faction }: ابزاری را به پشت برگردانید.
prompt-aid-with-card = یاری به { $faction }: کارت { $suit } یا پرنده‌ای را که می‌دهید برگزینید.
prompt-take-item = یاری به { $faction }: در برابر آن یکی از ابزارهایش را بردارید، یا هیچ.
prompt-choose-target = حمله‌ی ناگهانی در { $clearing }: هدف را برگزینید.
prompt-repair-item = تعمیر: ابزار آسیب‌دیده‌ای برگزینید.
prompt-hideout = مخفی شدن: ابزاری را تعمیر کنید؛ { $left } تعمیر مانده است. سپس روشنایی روز تمام می‌شود.
prompt-choose-victim = دزدی در { $clearing }: بگویید از چه کسی کارت می‌برید.
prompt-day-labor = کارگری در { $clearing }: یک کارت { $suit } یا پرنده از کارت‌های سوزانده‌شده بردارید.
prompt-drop-items = { $over } ابزار بیش از ظرفیت دارید: بگویید چه را کنار می‌گذارید.
