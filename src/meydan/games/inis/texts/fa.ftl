game-title = اینیس
game-about = قبایل در جزیره‌ای ساکن می‌شوند که با هر اکتشاف بزرگ‌تر می‌شود. کارت‌هایتان را برگزینید، قلعه و عبادتگاه بسازید، روایت‌های حماسی بخوانید و پادشاه والامقام شوید: با سروری بر قبایل، با حضور در کنار عبادتگاه‌ها، یا با گستردن قلمرو خود.

## Options

option-exploration = سناریوی اکتشاف
option-exploration-why = مناطق آغازین ثابت و دستهٔ کاشی ازپیش‌چیده؛ برای بازی نخست پیشنهاد می‌شود.
option-exploration-yes = اکتشاف
option-exploration-no = مناطق تصادفی
option-idle_plays = کارت‌های بی‌تأثیر
option-idle_plays-why = آیا می‌توان کارتی را بازی کرد که هیچ بخشی از تأثیرش شدنی نیست؟
option-idle_plays-yes = می‌توان بازی کرد
option-idle_plays-no = نمی‌توان بازی کرد
option-cancelled_counts = کارت‌های خنثی‌شده
option-cancelled_counts-why = آیا کارت خنثی‌شده بازی‌شده به حساب می‌آید تا بتوان در پی آن کارتی بازی کرد یا آن را برداشت؟
option-cancelled_counts-yes = بازی‌شده به حساب می‌آید
option-cancelled_counts-no = چیزی در پی آن نمی‌آید
option-cuchulain_may_stop = داستان کوهولین
option-cuchulain_may_stop-why = آیا بازیکنِ این کارت می‌تواند به حذف یک قبیله بسنده کند؟
option-cuchulain_may_stop-yes = یک یا دو قبیله
option-cuchulain_may_stop-no = دو قبیله، اگر شدنی باشد
option-highlands_late = کارت بلندی‌ها
option-highlands_late-why = در بلندی‌ها چه هنگام می‌توان آغازگر تازه‌ای تعیین کرد؟
option-highlands_late-yes = در آغاز گام مشخص شدن نتیجه
option-highlands_late-no = در آغاز درگیری
option-dagda_always = بُر زدن با داگدا
option-dagda_always-why = آیا اگر داگدا بازی‌نشده سوزانده شود هم روایت‌های حماسی بُر می‌خورند؟
option-dagda_always-yes = همیشه
option-dagda_always-no = فقط وقتی بازی شود
option-see_before_extra = کارت‌های چمنزارها و دروازه‌ها
option-see_before_extra-why = کارتِ بیشتر را پس از دیدن نخستین روایت می‌خواهند یا پیش از آن؟
option-see_before_extra-yes = پس از دیدن
option-see_before_extra-no = پیش از دیدن
option-dry_capital = پایتخت در مرداب
option-dry_capital-why = آیا برِن می‌تواند پایتخت را در مرداب بگذارد؟
option-dry_capital-yes = ممنوع
option-dry_capital-no = آزاد
option-rounds = بیشترین طول بازی
option-rounds-why = قوانین حدی نگذاشته‌اند. اگر پس از این تعداد راند کسی پادشاه والامقام نشود، بازی مساوی است.
option-rounds-10 = ۱۰ راند
option-rounds-20 = ۲۰ راند
option-rounds-30 = ۳۰ راند
option-rounds-50 = ۵۰ راند
option-rounds-100 = ۱۰۰ راند
option-citadel_robs = کارت قلعه
option-citadel_robs-why = آیا کارت قلعه، کارت مزیت منطقه را از دست بازیکن دیگر هم برمی‌دارد؟
option-citadel_robs-yes = از دست دیگران هم
option-citadel_robs-no = فقط کارت‌های رو

## Kinds

side-clockwise = ساعتگرد
side-counter = پادساعتگرد
turned-up = رو به بالا
turned-down = رو به پایین

## Actions

action-pass = پاس
action-decline = کارتی بازی نمی‌کنم
action-pretend = ادعای تاج‌وتخت: برداشتن توکن ادعا
action-done = بس است
action-shelter = پناه دادن یک قبیله در قلعه
action-propose = پیشنهاد پایان درگیری
action-accept = موافقت با پایان درگیری
action-refuse = ادامهٔ درگیری
action-end = پایان دادن به درگیری
action-lose = از دست دادن یک قبیله
action-flip = برگرداندن دستهٔ کلاغ‌ها
action-stay = کلاغ‌ها همان‌طور بمانند
action-place = قرار دادن یک قبیله
action-exposed = قبیله‌ای محافظت‌نشده
action-protected = قبیله‌ای در قلعه
action-force-clan = باید قبیله از دست بدهد
action-force-card = باید کارت بسوزاند
action-crows = کلاغ‌ها { $side } می‌پرند
action-play = بازی کردن { $card }
action-hold = نگه داشتن { $card }
action-hand-on = رد کردن { $card }
action-discard = سوزاندن { $card }
action-take = برداشتن { $card }
action-keep = نگه داشتن { $card }
action-set-aside = کنار گذاشتن { $card }
action-give = دادن { $card }
action-in = { $territory }
action-from = از { $territory }
action-to = به { $territory }
action-withdraw = عقب‌نشینی به { $territory }
action-clash = نخست درگیری { $territory }
action-tile = گذاشتن { $territory }
action-bottom = { $territory } در تهِ دسته
action-amount = { $territory }: { $amount ->
    [0] هیچ قبیله‌ای
   *[other] { $amount } قبیله
    }
action-who = { $player }
action-attack = حمله به { $player }
action-remove = حذف یک قبیلهٔ { $player }
action-replace = جایگزین کردن یک قبیلهٔ { $player }
action-lay = گذاشتن کاشی { $turned } در { $column }، { $row }

## Prompts

prompt-choose-capital = ای برِن، منطقهٔ پایتخت را برگزینید.
prompt-place-anywhere = یک قبیله در هر منطقه‌ای که می‌خواهید قرار دهید.
prompt-assembly-start = گردهمایی آغاز می‌شود. سخنی دارید؟
prompt-choose-aside = همهٔ کارت‌های اقدام را ببینید و کارتی را که کنار گذاشته می‌شود برگزینید.
prompt-hold-one = کارتی را برای نگه داشتن برگزینید؛ بقیه به بازیکن بعدی می‌رسد.
prompt-hand-on-one = تنها کارتی را که رد می‌کنید برگزینید؛ بقیه را نگه می‌دارید.
prompt-put-aside = یکی از کارت‌های اقدام خود را کنار بگذارید.
prompt-turn = نوبت شماست: یک کارت فصل بازی کنید، پاس بدهید یا ادعای تاج‌وتخت کنید.
prompt-turn-end = نوبت به پایان می‌رسد. می‌خواهید کارتی بازی کنید؟
prompt-declared = کارتی بازی شد. می‌خواهید آن را خنثی کنید؟
prompt-after = کارتی بازی شد. می‌خواهید در پی آن کارتی بازی کنید؟
prompt-where = یک منطقه برگزینید.
prompt-origin = منطقه‌ای را که از آن حرکت می‌کنید برگزینید.
prompt-whom = یک بازیکن برگزینید.
prompt-place-one-of-many = بگویید قبیله در کجا قرار گیرد.
prompt-how-many-from = چند قبیله از اینجا می‌آید؟
prompt-how-many-placed = چند قبیله اینجا قرار می‌دهید؟
prompt-destinations = بگویید قبیلهٔ بعدی به کجا می‌رود.
prompt-to-neighbour = منطقهٔ مجاورِ مقصد را برگزینید.
prompt-far-away = هر منطقهٔ دیگری را به‌عنوان مقصد برگزینید.
prompt-horses = چند قبیله سوار می‌شود؟
prompt-from-discard = یکی از کارت‌های اقدام سوخته را برگزینید.
prompt-discovery = ای برِن، جای منطقهٔ تازه را برگزینید؛ باید مجاور دست‌کم دو منطقه باشد.
prompt-pledge-any = کارتی را که می‌سوزانید برگزینید.
prompt-pledge-actions = کارت‌های اقدامی را که می‌سوزانید برگزینید، دست‌کم یکی.
prompt-place-or-replace = یک قبیله قرار دهید، یا قبیلهٔ رقیبی را که آنجا دو قبیله یا بیشتر دارد جایگزین کنید.
prompt-scout-from = می‌توانید قبایل را حرکت دهید: بگویید از کجا.
prompt-scout-to = منطقهٔ مجاورِ مقصد را برگزینید.
prompt-scout-number = چند قبیله می‌رود؟
prompt-give-back = کارت اقدامی را که پس می‌دهید برگزینید.
prompt-choose-gift = کارت اقدامی را که می‌بخشید برگزینید.
prompt-take-shown = یکی از روایت‌های روشده را بردارید؛ بقیه می‌سوزند.
prompt-sacrifice = بگویید یک قبیلهٔ خود را از کجا حذف می‌کنید.
prompt-flip-crows = دستهٔ کلاغ‌ها را برمی‌گردانید؟
prompt-clash-anywhere = می‌توانید درگیری آغاز کنید: بگویید کجا.
prompt-per-sanctuary = برای این عبادتگاه: قبیله‌ای قرار دهید، قبیله‌ای حذف کنید، یا هیچ.
prompt-choose-tile = یکی از مناطقی را که کشیدید برگزینید.
prompt-lay-tile = جای منطقهٔ تازهٔ خود را برگزینید؛ باید مجاور دست‌کم دو منطقه باشد.
prompt-tiles-back = کاشی‌ای را که به تهِ دسته می‌رود برگزینید.
prompt-settle-new = می‌توانید یک قبیله از منطقه‌ای مجاور به منطقهٔ تازه ببرید.
prompt-epic-drawn = روایت حماسی کشیدید. می‌خواهید یکی دیگر هم بکشید و یکی را نگه دارید؟
prompt-keep-drawn = روایتی را که نگه می‌دارید برگزینید.
prompt-removal = کدام قبیلهٔ شما حذف شود؟
prompt-clan-removed = یکی از قبایل شما در حال حذف است. پاسخی دارید؟
prompt-mountains-toll = کوهستان باج می‌خواهد: یک کارت اقدام بسوزانید یا قبیله‌ای را آنجا از دست بدهید.
prompt-clashes = چند درگیری در انتظار است: بعدی را برگزینید.
prompt-clash-start = درگیری آغاز می‌شود. می‌خواهید کارتی بازی کنید؟
prompt-citadels = قبیله‌ای را در قلعهٔ خالی پناه می‌دهید؟
prompt-citadels-end = گام قلعه‌ها به پایان رسید. می‌خواهید کارتی بازی کنید؟
prompt-resolution-start = نبرد آغاز می‌شود. آغازگر تازه‌ای تعیین می‌کنید؟
prompt-maneuver = مانور شما: حمله، عقب‌نشینی، روایت حماسی، یا پیشنهاد پایان درگیری.
prompt-peace = پایان درگیری پیشنهاد شده است. موافقید؟
prompt-withdrawal = قبایل بیشتری عقب ببرید، یا بس کنید.
prompt-attack-window = حمله! می‌خواهید کارتی بازی کنید؟
prompt-attack-response = به شما حمله شده: یک کارت اقدام بسوزانید یا یک قبیلهٔ محافظت‌نشده از دست بدهید.
prompt-iron-discard = تیغ معدن آهن: یک کارت اقدام هم بسوزانید.
prompt-after-maneuver = مانور انجام شد. می‌خواهید کارتی بازی کنید؟
prompt-cauldron-return = چند قبیله از دیگ برمی‌گردد؟
prompt-reinforcements = چند قبیله از اینجا می‌آید؟ در مجموع دست‌کم یکی.
prompt-fianna-goal = منطقهٔ مجاورِ مقصد را برگزینید.
prompt-fianna-exposed = چند قبیلهٔ محافظت‌نشده می‌رود؟
prompt-fianna-protected = چند قبیلهٔ محافظت‌شده می‌رود؟
prompt-first-victim = نخست قبیلهٔ محافظت‌نشدهٔ چه کسی حذف شود؟
prompt-second-victim = سپس قبیلهٔ محافظت‌نشدهٔ چه کسی حذف شود؟
prompt-club-result = بگویید بازیکن مورد حمله چه از دست بدهد.

## Events

event-capital-chosen = { $seat } پایتخت را در { $territory } بنا می‌کند.
event-placed = { $seat } { $amount } قبیله در { $territory } قرار می‌دهد.
event-moved = { $amount } قبیلهٔ { $seat } از { $origin } به { $territory } می‌رود.
event-removed = { $seat } قبیله‌ای را در { $territory } از دست می‌دهد.
event-saved = قبیلهٔ { $seat } در { $territory } نجات می‌یابد.
event-relocated = قبیلهٔ { $seat } از { $origin } به { $territory } می‌گریزد.
event-replaced = { $seat } قبیله‌ای از { $player } را در { $territory } به سوی خود می‌آورد.
event-built-citadel = { $seat } در { $territory } قلعه می‌سازد.
event-built-sanctuary = { $seat } در { $territory } عبادتگاه می‌سازد.
event-laid = { $territory } کشف می‌شود.
event-brenn-named = { $seat } برِن است.
event-crows-fell = دستهٔ کلاغ‌ها { $side } می‌پرد.
event-crows-flipped = { $seat } دستهٔ کلاغ‌ها را { $side } می‌کند.
event-advantage-taken = { $seat } کارت { $card } را برمی‌دارد.
event-advantage-laid = کارت { $card } رو می‌ماند.
event-round-begun = راند { $number } با گردهمایی آغاز می‌شود.
event-dealt = کارت‌های اقدام تقسیم می‌شوند.
event-handed-on = هر بازیکن { $amount } کارت رد می‌کند.
event-season-begun = فصل با { $seat } آغاز می‌شود.
event-season-ended = فصل به پایان می‌رسد.
event-played-season = { $seat } کارت { $card } را بازی می‌کند.
event-played-triskel = { $seat } با { $card } پاسخ می‌دهد.
event-cancelled = { $card } از { $seat } خنثی می‌شود.
event-passed = { $seat } پاس می‌دهد.
event-pretended = { $seat } ادعای تاج‌وتخت می‌کند.
event-drew = { $seat } یک روایت حماسی می‌کشد.
event-drew-card = { $seat } کارت { $card } را می‌کشد.
event-kept = { $seat } کارت { $card } را نگه می‌دارد.
event-epic-discarded = { $card } سوزانده می‌شود.
event-action-discarded = { $seat } یک کارت اقدام می‌سوزاند.
event-action-discarded-card = { $seat } کارت { $card } را می‌سوزاند.
event-advantage-discarded = { $seat } کارت مزیت { $card } را می‌سوزاند.
event-reshuffled = روایت‌های حماسی بُر می‌خورند.
event-deed-gained = { $seat } یک دلاوری می‌گیرد.
event-deed-lost = { $seat } یک دلاوری از دست می‌دهد.
event-festival-held = { $seat } در { $territory } فستیوال برپا می‌کند.
event-took-from-discard = { $seat } یک کارت اقدام سوخته برمی‌دارد.
event-took-from-discard-card = { $seat } کارت { $card } را از دستهٔ کارت‌های سوخته برمی‌دارد.
event-took-aside = { $seat } کارت کنار گذاشته‌شده را برمی‌دارد.
event-set-card-aside = { $seat } یک کارت اقدام کنار می‌گذارد.
event-took-random = { $seat } یک کارت اقدام تصادفی از { $player } می‌گیرد.
event-took-card = { $seat } کارت { $card } را از { $player } می‌گیرد.
event-gave = { $seat } یک کارت اقدام به { $player } می‌دهد.
event-gave-card = { $seat } کارت { $card } را به { $player } می‌دهد.
event-took-played = { $seat } کارت { $card } را به دست خود می‌برد.
event-gave-played = { $seat } کارت { $card } را به { $player } می‌بخشد.
event-revealed = { $seat } کارت { $card } را رو می‌کند.
event-looked-actions = { $seat } کارت‌های اقدام { $player } را می‌بیند.
event-looked-epics = { $seat } روایت‌های حماسی { $player } را می‌بیند.
event-clash-begun = { $seat } در { $territory } آغازگر درگیری می‌شود.
event-clash-ended = درگیری { $territory } به پایان رسید.
event-sheltered = قبیله‌ای از { $seat } در قلعهٔ { $territory } پناه می‌گیرد.
event-exposed-all = همهٔ قبایل از قلعه‌های { $territory } بیرون می‌آیند.
event-instigator-named = { $seat } آغازگر را { $player } تعیین می‌کند.
event-attacked = { $seat } به { $player } حمله می‌کند.
event-attack-void = حمله به { $seat } بی‌اثر می‌ماند.
event-peace-proposed = { $seat } پایان درگیری را پیشنهاد می‌کند.
event-peace-accepted = { $seat } موافق است.
event-peace-refused = { $seat } نمی‌پذیرد.
event-next-named = { $seat } مانور بعدی را به { $player } می‌سپارد.
event-cauldron-returned = { $amount ->
    [0] هیچ قبیله‌ای از { $seat } از دیگ برنمی‌گردد.
   *[other] { $amount } قبیلهٔ { $seat } از دیگ برمی‌گردد.
    }
event-turn-taken = { $seat } نوبت بعدی را از آنِ خود می‌کند.
event-pretenders-returned = کسی برگزیده نشد؛ مدعیان دست از ادعا می‌کشند.
event-won = { $seat } پادشاه والامقام می‌شود.
event-drawn-game = راندها بی پادشاه والامقام به پایان رسید: مساوی.
event-triskels-barred = با نیزهٔ لوگ، در این درگیری هیچ کارت تریسکلی بازی نمی‌شود.
event-tiles-returned = { $amount } کاشی به تهِ دسته می‌رود.
event-mountains-ignored = { $seat } بی‌گزند از کوهستان می‌گذرد.

## The end

ending-high-king = پادشاه والامقام برگزیده شد.
ending-rounds-over = راندها بی پادشاه والامقام به پایان رسید.

score-leadership = سروری
score-sanctuaries = عبادتگاه‌ها
score-territories = مناطق
score-deeds = دلاوری‌ها
score-total = شرط‌های برآورده
