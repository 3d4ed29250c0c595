## Places

place-M1 = کوهستان ۱
place-F1 = مزرعه‌ی ۱
place-V1 = دهکده‌ی ۱
place-W1 = جنگل ۱
place-T1 = سرزمین یخ‌زده‌ی ۱
place-V2 = دهکده‌ی ۲
place-L1 = دریاچه‌ی ۱
place-T2 = سرزمین یخ‌زده‌ی ۲
place-L2 = دریاچه‌ی ۲
place-T3 = سرزمین یخ‌زده‌ی ۳
place-M2 = کوهستان ۲
place-F2 = مزرعه‌ی ۲
place-F3 = مزرعه‌ی ۳
place-W2 = جنگل ۲
place-M3 = کوهستان ۳
place-W3 = جنگل ۳
place-L3 = دریاچه‌ی ۳
place-W4 = جنگل ۴
place-V3 = دهکده‌ی ۳
place-F4 = مزرعه‌ی ۴
place-V4 = دهکده‌ی ۴
place-L4 = دریاچه‌ی ۴
place-FACTORY = کارخانه
place-M4 = کوهستان ۴
place-T4 = سرزمین یخ‌زده‌ی ۴
place-M5 = کوهستان ۵
place-W5 = جنگل ۵
place-W6 = جنگل ۶
place-F5 = مزرعه‌ی ۵
place-T5 = سرزمین یخ‌زده‌ی ۵
place-L5 = دریاچه‌ی ۵
place-V5 = دهکده‌ی ۵
place-L6 = دریاچه‌ی ۶
place-M6 = کوهستان ۶
place-V6 = دهکده‌ی ۶
place-V7 = دهکده‌ی ۷
place-T6 = سرزمین یخ‌زده‌ی ۶
place-W7 = جنگل ۷
place-M7 = کوهستان ۷
place-T7 = سرزمین یخ‌زده‌ی ۷
place-T8 = سرزمین یخ‌زده‌ی ۸
place-L7 = دریاچه‌ی ۷
place-F6 = مزرعه‌ی ۶
place-M8 = کوهستان ۸
place-V8 = دهکده‌ی ۸
place-F7 = مزرعه‌ی ۷
place-V9 = دهکده‌ی ۹
place-HB_ALBION = پایتخت آلبیون
place-HB_NORDIC = پایتخت نوردیک
place-HB_POLANIA = پایتخت پولانیا
place-HB_RUSVIET = پایتخت روس‌ویت
place-HB_SAXONY = پایتخت ساکسونی
place-HB_TOGAWA = پایتخت توگاوا
place-HB_CRIMEA = پایتخت کریمه

## Terrains

terrain-mountain = کوهستان
terrain-farm = مزرعه
terrain-village = دهکده
terrain-forest = جنگل
terrain-tundra = سرزمین یخ‌زده
terrain-lake = دریاچه
terrain-factory = کارخانه

## Resources

resource-oil = نفت
resource-metal = فلز
resource-food = غذا
resource-wood = چوب

## Factions

faction-nordic = نوردیک
faction-nordic-state = پادشاهی نوردیک
faction-nordic-leader = بیورن و موکس
faction-nordic-ability = شنا
faction-nordic-ability-text = کارگران شما (و فقط آن‌ها) می‌توانند از رودخانه به هر ناحیه‌ی خشکی بگذرند.
faction-nordic-riverwalk-text = شخصیت و ماشین‌های زرهی می‌توانند از رودخانه بگذرند، اگر ناحیه‌ی مقصد جنگل یا کوهستان باشد.
faction-rusviet = روس‌ویت
faction-rusviet-state = اتحادیه‌ی روس‌ویت
faction-rusviet-leader = اولگا و چانگا
faction-rusviet-ability = بی‌رحمی
faction-rusviet-ability-text = می‌توانید توکن اکشن را روی همان بخش نوبت قبل بگذارید، حتی روی کارت کارخانه.
faction-rusviet-ability-text-less = می‌توانید توکن اکشن را روی همان بخش نوبت قبل بگذارید، اما نه روی کارت کارخانه.
faction-rusviet-riverwalk-text = شخصیت و ماشین‌های زرهی می‌توانند از رودخانه بگذرند، اگر ناحیه‌ی مقصد مزرعه یا دهکده باشد.
faction-crimea = کریمه
faction-crimea-state = خانات کریمه
faction-crimea-leader = زهرا و کار
faction-crimea-ability = اضطرار
faction-crimea-ability-text = در هر نوبت یک بار می‌توانید ۱ کارت نبرد را به جای ۱ منبع دلخواه بپردازید.
faction-crimea-riverwalk-text = شخصیت و ماشین‌های زرهی می‌توانند از رودخانه بگذرند، اگر ناحیه‌ی مقصد مزرعه یا سرزمین یخ‌زده باشد.
faction-saxony = ساکسونی
faction-saxony-state = امپراطوری ساکسونی
faction-saxony-leader = گونتر، ناخت و تاگ
faction-saxony-ability = حکمرانی
faction-saxony-ability-text = محدودیتی در ستاره‌های هدف و نبرد ندارید: هر دو کارت هدف را می‌توانید کامل کنید و هر پیروزی در نبرد ستاره می‌دهد.
faction-saxony-riverwalk-text = شخصیت و ماشین‌های زرهی می‌توانند از رودخانه بگذرند، اگر ناحیه‌ی مقصد جنگل یا کوهستان باشد.
faction-polania = پولانیا
faction-polania-state = جمهوری پولانیا
faction-polania-leader = آنا و وویتک
faction-polania-ability = مسیر پرپیچ‌وخم
faction-polania-ability-text = در هر کارت ملاقات تا دو گزینه‌ی متفاوت را یکی پس از دیگری انتخاب کنید؛ منفعت اولی می‌تواند هزینه‌ی دومی را بپردازد.
faction-polania-riverwalk-text = شخصیت و ماشین‌های زرهی می‌توانند از رودخانه بگذرند، اگر ناحیه‌ی مقصد دهکده یا کوهستان باشد.

## Mech abilities

ability-riverwalk = عبور از رودخانه
ability-riverwalk-text = شخصیت و ماشین‌های زرهی می‌توانند از رودخانه به دو نوع ناحیه بگذرند که روی صفحه‌ی جناح آمده است.
ability-submerge = زیرآبی
ability-submerge-text = شخصیت و ماشین‌های زرهی می‌توانند وارد دریاچه شوند، از آن بیرون بیایند و با یک گام از هر دریاچه به هر دریاچه‌ی دیگر بروند. کارگر یا منبعی که به دریاچه برده شده، با رفتن آخرین حامل نباید در دریاچه جا بماند.
ability-camaraderie = وفاداری
ability-camaraderie-text = وقتی در نقش مهاجم در نبرد پیروز می‌شوید، بابت عقب‌نشینی کارگران حریف محبوبیت از دست نمی‌دهید.
ability-camaraderie-any-text = بابت کارگرانی که به عقب‌نشینی وامی‌دارید، چه در نبرد چه بی نبرد، محبوبیت از دست نمی‌دهید.
ability-speed = سرعت
ability-speed-text = شخصیت و ماشین‌های زرهی در هر حرکت می‌توانند یک ناحیه بیشتر بروند.
ability-underpass = راه زیرزمینی
ability-underpass-text = برای شخصیت و ماشین‌های زرهی، کوهستان‌های تحت کنترل شما، همه‌ی تونل‌ها و معدن شما مجاور یکدیگرند.
ability-disarm = خلع سلاح
ability-disarm-text = یک بار پیش از هر نبرد در ناحیه‌ی دارای تونل یا معدن خودتان، چه مهاجم باشید چه مدافع: حریف ۲ قدرت از دست می‌دهد.
ability-wayfare = پیاده‌روی
ability-wayfare-text = شخصیت و ماشین‌های زرهی با یک گام می‌توانند از هر ناحیه یا پایتخت به پایتخت خودتان یا پایتخت هر جناح غیرفعال بروند.
ability-scout = دیده‌بانی
ability-scout-text = یک بار پیش از هر نبرد، چه مهاجم باشید چه مدافع: ۱ کارت نبرد تصادفی از دست حریف بردارید.
ability-seaworthy = دریانوردی
ability-seaworthy-text = شخصیت و ماشین‌های زرهی می‌توانند وارد دریاچه شوند و از آن بیرون بیایند و هنگام عقب‌نشینی به دریاچه‌های مجاور نبرد بروند. کارگر یا منبعی که به دریاچه برده شده، با رفتن آخرین حامل نباید در دریاچه جا بماند.
ability-artillery = توپخانه
ability-artillery-text = یک بار پیش از هر نبرد، چه مهاجم باشید چه مدافع، می‌توانید ۱ قدرت بپردازید تا حریف ۲ قدرت از دست بدهد.
ability-township = شهرنشینی
ability-township-text = برای شخصیت و ماشین‌های زرهی، دهکده‌های تحت کنترل شما و کارخانه مجاور یکدیگرند.
ability-peoples_army = ارتش مردمی
ability-peoples_army-text = در نبردی که دست‌کم ۱ کارگر در آن دارید می‌توانید یک کارت نبرد بیشتر بازی کنید.

## Player mats

mat-industrial = صنعتی
mat-engineering = مهندسی
mat-patriotic = میهنی
mat-mechanical = مکانیکی
mat-agricultural = کشاورزی

## Actions of the mats

section-move = حرکت / دریافت سکه
section-move-move_units = حرکت
section-move-move_units-text = حداکثر این تعداد مهره‌ی متفاوت را هر کدام یک ناحیه حرکت دهید.
section-move-gain_coins = دریافت سکه
section-move-gain_coins-text = این تعداد سکه بگیرید.
section-bolster = تجدید قوا
section-bolster-gain_power = قدرت
section-bolster-gain_power-text = این مقدار قدرت بگیرید.
section-bolster-draw_combat_cards = کارت نبرد
section-bolster-draw_combat_cards-text = این تعداد کارت نبرد بردارید.
section-trade = تجارت
section-trade-gain_resources = منابع
section-trade-gain_resources-text = این تعداد منبع از هر نوع بگیرید و در نواحی دارای کارگر خود بگذارید.
section-trade-gain_popularity = محبوبیت
section-trade-gain_popularity-text = این مقدار محبوبیت بگیرید.
section-produce = تولید
section-produce-produce_territories = تولید
section-produce-produce_territories-text = کارگران در حداکثر این تعداد ناحیه تولید می‌کنند.
section-factory = کارت کارخانه
bottom-upgrade = ارتقا
bottom-upgrade-text = یک مکعب تکنولوژی را از ردیف بالا به یک خانه‌ی براکت‌دار هزینه در ردیف پایین ببرید.
bottom-deploy = توسعه
bottom-deploy-text = یک ماشین زرهی در ناحیه‌ی تحت کنترل خود که در آن کارگر دارید بگذارید؛ قابلیت زیر آن فعال می‌شود.
bottom-build = ساخت‌وساز
bottom-build-text = یک ساختمان در ناحیه‌ای بی‌ساختمان و تحت کنترل خود که در آن کارگر دارید بسازید.
bottom-enlist = استخدام
bottom-enlist-text = یک نیرو را روی یک منفعت یک‌بارمصرف بگذارید و آن را بگیرید؛ منفعت همیشگی بخش او باز می‌شود.

## Structures

structure-monument = بنای یادبود
structure-monument-text = هنگام تجدید قوا ۱ محبوبیت هم بگیرید.
structure-mill = آسیاب
structure-mill-text = هنگام تولید، اگر ناحیه‌ی آسیاب تحت کنترل شما باشد، یک ناحیه‌ی اضافی است و آسیاب مثل یک کارگر تولید می‌کند.
structure-mine = معدن
structure-mine-text = ناحیه‌ی معدن فقط برای مهره‌های شما تونل به حساب می‌آید.
structure-armory = اسلحه‌خانه
structure-armory-text = هنگام تجارت ۱ قدرت هم بگیرید.

## One-time recruit bonuses

bonus-power = ۲ قدرت
bonus-coins = ۲ سکه
bonus-popularity = ۲ محبوبیت
bonus-combat_cards = ۲ کارت نبرد

## Goals of the star track

goal-upgrades = کامل کردن ۶ ارتقا
goal-mechs = ۴ ماشین زرهی
goal-structures = ساخت ۴ ساختمان
goal-recruits = استخدام ۴ نیرو
goal-workers = ۸ کارگر روی صفحه
goal-objective = کارت هدف
goal-combat = پیروزی در نبرد
goal-popularity = ۱۸ محبوبیت
goal-power = ۱۶ قدرت

## Structure bonus tiles

tile-adjacent_tunnels = تونل‌های مجاور ساختمان‌ها
tile-adjacent_tunnels-text = هر تونلی را که مجاور یکی از ساختمان‌های شماست یک بار بشمارید؛ معدن تونل نیست و رودخانه اثری ندارد.
tile-adjacent_lakes = دریاچه‌های مجاور ساختمان‌ها
tile-adjacent_lakes-text = هر دریاچه‌ای را که مجاور یکی از ساختمان‌های شماست یک بار بشمارید.
tile-adjacent_encounters = ملاقات‌های مجاور ساختمان‌ها
tile-adjacent_encounters-text = هر ناحیه‌ی ملاقات مجاور یکی از ساختمان‌های خود را یک بار بشمارید، چه توکن آن مانده باشد چه نه؛ رودخانه اثری ندارد.
tile-on_tunnels = ساختمان‌های روی تونل
tile-on_tunnels-text = نواحی تونل‌داری را بشمارید که ساختمان شما روی آن‌هاست؛ معدن تونل به حساب نمی‌آید.
tile-in_a_row = ساختمان‌های هم‌ردیف
tile-in_a_row-text = طولانی‌ترین ردیف مستقیم و پیوسته‌ی ساختمان‌های خود را در هر یک از سه راستا بشمارید؛ رودخانه آن را نمی‌شکند.
tile-on_farms_tundras = ساختمان‌های روی مزرعه و سرزمین یخ‌زده
tile-on_farms_tundras-text = مزرعه‌ها و سرزمین‌های یخ‌زده‌ای را که ساختمان شما روی آن‌هاست با هم بشمارید.

## Objectives

objective-higher_ground = برتری بلندی‌ها
objective-higher_ground-text = در پایان نوبت خود دست‌کم ۳ کوهستان را کنترل کنید.
objective-underworld = برتری دنیای زیرزمینی
objective-underworld-text = در پایان نوبت خود دست‌کم ۳ ناحیه‌ی تونل‌دار را کنترل کنید؛ معدن به حساب نمی‌آید.
objective-harvest = برتری خرمن
objective-harvest-text = در پایان نوبت خود دست‌کم ۳ مزرعه را کنترل کنید.
objective-northern = برتری شمال
objective-northern-text = در پایان نوبت خود دست‌کم ۳ سرزمین یخ‌زده را کنترل کنید.
objective-king_of_the_hill = پادشاه تپه
objective-king_of_the_hill-text = در پایان نوبت خود کارخانه را کنترل کنید و هیچ بازیکنی قدرتی بیشتر از شما نداشته باشد.
objective-warning = یکی را به نشانه‌ی هشدار برگردان
objective-warning-text = در نوبتی که دست‌کم ۱ کارگر حریف را به عقب‌نشینی واداشته‌اید، دست‌کم ۷ قدرت داشته باشید.
objective-machine_over_muscle = ماشین به جای بازو
objective-machine_over_muscle-text = یک کارت کارخانه، دست‌کم ۱ ماشین زرهی و حداکثر ۳ کارگر داشته باشید.
objective-common_man = همراه مردم آستین بالا بزن
objective-common_man-text = حداکثر ۲ سکه، دست‌کم ۴ کارگر و دست‌کم ۷ محبوبیت داشته باشید.
objective-stockpile = اندوخته‌ی زمستان
objective-stockpile-text = در پایان نوبت خود ناحیه‌ای را کنترل کنید که دست‌کم ۹ منبع و از هر نوع دست‌کم ۱ عدد دارد.
objective-woodland = برتری جنگل
objective-woodland-text = در پایان نوبت خود دست‌کم ۳ جنگل را کنترل کنید.
objective-population = برتری جمعیت
objective-population-text = در پایان نوبت خود دست‌کم ۳ دهکده را کنترل کنید.
objective-get_rich = یا ثروت یا حسرت
objective-get_rich-text = در پایان نوبت خود دست‌کم ۲۰ سکه داشته باشید.
objective-foundations = پایه‌های امپراطوری
objective-foundations-text = مجموعاً دست‌کم ۶ مهره و ساختمان خود را در یک ناحیه داشته باشید.
objective-hedge_your_bets = احتیاط همه‌جانبه
objective-hedge_your_bets-text = در پایان نوبت خود از هر نوع منبع دست‌کم ۱ عدد و نیز دست‌کم ۱ ارتقا، ۱ ماشین زرهی، ۱ ساختمان و ۱ نیروی استخدام‌شده داشته باشید.
objective-balanced_workforce = نیروی کار متوازن
objective-balanced_workforce-text = تعداد نیروهای استخدام‌شده‌ی شما با تعداد کارگرانتان روی صفحه برابر باشد.
objective-wolf = گرگی میان گوسفندان
objective-wolf-text = در پایان نوبت خود ناحیه‌ی شخصیتتان را کنترل کنید و در آن دقیقاً ۱ ماشین زرهی، دقیقاً ۱ کارگر و دست‌کم ۵ منبع داشته باشید.
objective-divide = تفرقه بینداز و حکومت کن
objective-divide-text = در پایان نوبت خود بدون داشتن کارت کارخانه، دست‌کم ۲ ناحیه‌ی مجاور کارخانه را کنترل کنید.
objective-pacifist = صلح‌طلب محبوب
objective-pacifist-text = قدرت شما دقیقاً صفر باشد و دست‌کم ۱۳ محبوبیت و دست‌کم ۵ کارگر داشته باشید.
objective-shore = تحکیم ساحل
objective-shore-text = در پایان نوبت خود دست‌کم ۵ ناحیه‌ی مجاور یک دریاچه را کنترل کنید.
objective-foothold = جای پای همیشگی
objective-foothold-text = دست‌کم ۳ ساختمان و دست‌کم ۷ محبوبیت داشته باشید، بی آنکه ماشین زرهی داشته باشید.
objective-monopolize = انحصار بازار
objective-monopolize-text = در پایان نوبت خود دست‌کم ۹ منبع از یک نوع را کنترل کنید.
objective-breakthrough = جهش فناوری
objective-breakthrough-text = یک کارت کارخانه داشته باشید و هیچ ارتقایی انجام نداده باشید.
objective-tactical_mastery = استاد تاکتیک
objective-tactical_mastery-text = دست‌کم ۸ کارت نبرد در دست و دست‌کم ۱ ستاره‌ی نبرد داشته باشید.

## Factory cards

factory-card-move = سپس می‌توانید یک مهره را تا دو ناحیه حرکت دهید.
factory-card-fac_01 = کارت کارخانه‌ی ۱
factory-card-fac_01-top = ۱ سکه و ۱ کارت نبرد بپردازید: تولید در حداکثر ۲ ناحیه.
factory-card-fac_01-text = { factory-card-fac_01-top } { factory-card-move }
factory-card-fac_02 = کارت کارخانه‌ی ۲
factory-card-fac_02-top = ۱ محبوبیت بپردازید: استخدام ۱ نیرو یا ۱ ارتقا.
factory-card-fac_02-text = { factory-card-fac_02-top } { factory-card-move }
factory-card-fac_03 = کارت کارخانه‌ی ۳
factory-card-fac_03-top = ۱ کارت نبرد بپردازید: ۲ محبوبیت.
factory-card-fac_03-text = { factory-card-fac_03-top } { factory-card-move }
factory-card-fac_04 = کارت کارخانه‌ی ۴
factory-card-fac_04-top = ۱ کارت نبرد بپردازید: ۳ سکه.
factory-card-fac_04-text = { factory-card-fac_04-top } { factory-card-move }
factory-card-fac_05 = کارت کارخانه‌ی ۵
factory-card-fac_05-top = ۱ قدرت بپردازید: ۲ محبوبیت.
factory-card-fac_05-text = { factory-card-fac_05-top } { factory-card-move }
factory-card-fac_06 = کارت کارخانه‌ی ۶
factory-card-fac_06-top = ۱ قدرت بپردازید: ۳ سکه.
factory-card-fac_06-text = { factory-card-fac_06-top } { factory-card-move }
factory-card-fac_07 = کارت کارخانه‌ی ۷
factory-card-fac_07-top = ۱ محبوبیت بپردازید: توسعه‌ی ۱ ماشین زرهی یا ساخت ۱ ساختمان.
factory-card-fac_07-text = { factory-card-fac_07-top } { factory-card-move }
factory-card-fac_08 = کارت کارخانه‌ی ۸
factory-card-fac_08-top = ۱ کارت نبرد بپردازید: ۳ منبع دلخواه.
factory-card-fac_08-text = { factory-card-fac_08-top } { factory-card-move }
factory-card-fac_09 = کارت کارخانه‌ی ۹
factory-card-fac_09-top = ۲ سکه بپردازید: ۱ ارتقا و ۱ محبوبیت.
factory-card-fac_09-text = { factory-card-fac_09-top } { factory-card-move }
factory-card-fac_10 = کارت کارخانه‌ی ۱۰
factory-card-fac_10-top = ۲ سکه بپردازید: توسعه‌ی ۱ ماشین زرهی و ۱ قدرت.
factory-card-fac_10-text = { factory-card-fac_10-top } { factory-card-move }
factory-card-fac_11 = کارت کارخانه‌ی ۱۱
factory-card-fac_11-top = ۲ سکه بپردازید: ساخت ۱ ساختمان و ۱ محبوبیت.
factory-card-fac_11-text = { factory-card-fac_11-top } { factory-card-move }
factory-card-fac_12 = کارت کارخانه‌ی ۱۲
factory-card-fac_12-top = ۲ سکه بپردازید: استخدام ۱ نیرو و ۱ قدرت.
factory-card-fac_12-text = { factory-card-fac_12-top } { factory-card-move }

## Encounters

encounter-enc_01 = ملاقات ۱
encounter-enc_01-1-text = رایگان: ۲ سکه و ۱ محبوبیت.
encounter-enc_01-2-text = ۲ سکه بپردازید: ۴ غذا.
encounter-enc_01-3-text = ۲ محبوبیت بپردازید: ساخت ۱ ساختمان.
encounter-enc_02 = ملاقات ۲
encounter-enc_02-1-text = رایگان: ۱ کارت نبرد و ۱ محبوبیت.
encounter-enc_02-2-text = ۲ سکه بپردازید: ۴ چوب.
encounter-enc_02-3-text = ۲ محبوبیت بپردازید: استخدام ۱ نیرو.
encounter-enc_03 = ملاقات ۳
encounter-enc_03-1-text = رایگان: ۲ غذا و ۱ محبوبیت.
encounter-enc_03-2-text = ۲ سکه بپردازید: ۱ کارگر تازه و ۳ غذا.
encounter-enc_03-3-text = ۳ محبوبیت بپردازید: توسعه‌ی ۱ ماشین زرهی.
encounter-enc_04 = ملاقات ۴
encounter-enc_04-1-text = رایگان: ۲ فلز و ۱ محبوبیت.
encounter-enc_04-2-text = ۳ سکه بپردازید: استخدام ۱ نیرو.
encounter-enc_04-3-text = ۲ محبوبیت بپردازید: ۴ فلز.
encounter-enc_05 = ملاقات ۵
encounter-enc_05-1-text = رایگان: ۲ غذا و ۱ محبوبیت.
encounter-enc_05-2-text = ۴ سکه بپردازید: توسعه‌ی ۱ ماشین زرهی.
encounter-enc_05-3-text = ۲ محبوبیت بپردازید: ۲ غذا و ۲ فلز.
encounter-enc_06 = ملاقات ۶
encounter-enc_06-1-text = رایگان: ۲ سکه و ۱ محبوبیت.
encounter-enc_06-2-text = ۳ سکه بپردازید: استخدام ۱ نیرو.
encounter-enc_06-3-text = ۲ محبوبیت بپردازید: ۴ غذا.
encounter-enc_07 = ملاقات ۷
encounter-enc_07-1-text = رایگان: ۲ نفت و ۱ محبوبیت.
encounter-enc_07-2-text = ۲ سکه بپردازید: ۱ ارتقا.
encounter-enc_07-3-text = ۲ محبوبیت بپردازید: ۴ نفت.
encounter-enc_08 = ملاقات ۸
encounter-enc_08-1-text = رایگان: ۲ سکه و ۱ محبوبیت.
encounter-enc_08-2-text = ۲ سکه بپردازید: ۴ نفت.
encounter-enc_08-3-text = ۲ محبوبیت بپردازید: استخدام ۱ نیرو.
encounter-enc_09 = ملاقات ۹
encounter-enc_09-1-text = رایگان: ۲ نفت و ۱ محبوبیت.
encounter-enc_09-2-text = ۳ سکه بپردازید: ساخت ۱ ساختمان.
encounter-enc_09-3-text = ۲ محبوبیت بپردازید: ۴ نفت.
encounter-enc_10 = ملاقات ۱۰
encounter-enc_10-1-text = رایگان: ۲ نفت و ۱ محبوبیت.
encounter-enc_10-2-text = ۴ سکه بپردازید: توسعه‌ی ۱ ماشین زرهی.
encounter-enc_10-3-text = ۲ محبوبیت بپردازید: ۲ سکه و ۲ منبع دلخواه.
encounter-enc_11 = ملاقات ۱۱
encounter-enc_11-1-text = رایگان: ۲ غذا و ۱ محبوبیت.
encounter-enc_11-2-text = ۲ سکه بپردازید: ۱ کارگر تازه و ۳ غذا.
encounter-enc_11-3-text = ۲ محبوبیت بپردازید: ساخت ۱ ساختمان.
encounter-enc_12 = ملاقات ۱۲
encounter-enc_12-1-text = رایگان: ۲ غذا و ۱ محبوبیت.
encounter-enc_12-2-text = ۳ سکه بپردازید: ساخت ۱ ساختمان.
encounter-enc_12-3-text = ۲ محبوبیت بپردازید: ۱ کارگر تازه و ۳ چوب.
encounter-enc_13 = ملاقات ۱۳
encounter-enc_13-1-text = رایگان: ۲ سکه و ۱ محبوبیت.
encounter-enc_13-2-text = ۲ سکه بپردازید: ۲ قدرت و ۲ محبوبیت.
encounter-enc_13-3-text = ۳ محبوبیت بپردازید: ۵ منبع دلخواه.
encounter-enc_14 = ملاقات ۱۴
encounter-enc_14-1-text = رایگان: ۲ غذا و ۱ محبوبیت.
encounter-enc_14-2-text = ۲ سکه بپردازید: ۳ منبع دلخواه.
encounter-enc_14-3-text = ۲ محبوبیت بپردازید: ۱ کارگر تازه و ۳ فلز.
encounter-enc_15 = ملاقات ۱۵
encounter-enc_15-1-text = رایگان: ۲ محبوبیت.
encounter-enc_15-2-text = ۲ سکه بپردازید: ۳ منبع دلخواه.
encounter-enc_15-3-text = ۳ محبوبیت بپردازید: ۵ منبع دلخواه.
encounter-enc_16 = ملاقات ۱۶
encounter-enc_16-1-text = رایگان: ۲ غذا و ۱ محبوبیت.
encounter-enc_16-2-text = ۲ سکه بپردازید: ۱ کارگر تازه و ۲ منبع دلخواه.
encounter-enc_16-3-text = ۲ محبوبیت بپردازید: استخدام ۱ نیرو.
encounter-enc_17 = ملاقات ۱۷
encounter-enc_17-1-text = رایگان: ۱ کارت نبرد و ۱ محبوبیت.
encounter-enc_17-2-text = ۲ سکه بپردازید: ۲ قدرت و ۲ کارت نبرد.
encounter-enc_17-3-text = ۳ محبوبیت بپردازید: توسعه‌ی ۱ ماشین زرهی.
encounter-enc_18 = ملاقات ۱۸
encounter-enc_18-1-text = رایگان: ۲ غذا و ۱ محبوبیت.
encounter-enc_18-2-text = ۲ سکه بپردازید: ۳ منبع دلخواه.
encounter-enc_18-3-text = ۲ محبوبیت بپردازید: ۱ کارگر تازه و ۳ چوب.
encounter-enc_19 = ملاقات ۱۹
encounter-enc_19-1-text = رایگان: ۲ سکه و ۱ محبوبیت.
encounter-enc_19-2-text = ۲ سکه بپردازید: ۴ غذا.
encounter-enc_19-3-text = ۲ محبوبیت بپردازید: ۲ کارت نبرد و ۳ قدرت.
encounter-enc_20 = ملاقات ۲۰
encounter-enc_20-1-text = رایگان: ۱ کارت نبرد و ۱ محبوبیت.
encounter-enc_20-2-text = ۲ سکه بپردازید: ۳ محبوبیت.
encounter-enc_20-3-text = ۲ محبوبیت بپردازید: ۴ چوب.
encounter-enc_21 = ملاقات ۲۱
encounter-enc_21-1-text = رایگان: ۲ محبوبیت.
encounter-enc_21-2-text = ۴ سکه بپردازید: توسعه‌ی ۱ ماشین زرهی.
encounter-enc_21-3-text = ۲ محبوبیت بپردازید: ۲ کارت نبرد و ۳ قدرت.
encounter-enc_22 = ملاقات ۲۲
encounter-enc_22-1-text = رایگان: ۲ سکه و ۱ محبوبیت.
encounter-enc_22-2-text = ۲ سکه بپردازید: ۴ فلز.
encounter-enc_22-3-text = ۲ محبوبیت بپردازید: ساخت ۱ ساختمان.
encounter-enc_23 = ملاقات ۲۳
encounter-enc_23-1-text = رایگان: ۲ سکه و ۱ محبوبیت.
encounter-enc_23-2-text = ۳ سکه بپردازید: استخدام ۱ نیرو.
encounter-enc_23-3-text = ۲ محبوبیت بپردازید: ۱ کارگر تازه و ۳ غذا.
encounter-enc_24 = ملاقات ۲۴
encounter-enc_24-1-text = رایگان: ۱ کارت نبرد و ۱ محبوبیت.
encounter-enc_24-2-text = ۲ سکه بپردازید: ۳ منبع دلخواه.
encounter-enc_24-3-text = ۳ محبوبیت بپردازید: توسعه‌ی ۱ ماشین زرهی.
encounter-enc_25 = ملاقات ۲۵
encounter-enc_25-1-text = رایگان: ۲ قدرت و ۱ محبوبیت.
encounter-enc_25-2-text = ۲ سکه بپردازید: ۴ قدرت.
encounter-enc_25-3-text = ۲ محبوبیت بپردازید: ۱ ارتقا و ۲ منبع دلخواه.
encounter-enc_26 = ملاقات ۲۶
encounter-enc_26-1-text = رایگان: ۲ قدرت و ۱ محبوبیت.
encounter-enc_26-2-text = ۲ سکه بپردازید: ۳ محبوبیت.
encounter-enc_26-3-text = ۲ محبوبیت بپردازید: ساخت ۱ ساختمان.
encounter-enc_27 = ملاقات ۲۷
encounter-enc_27-1-text = رایگان: ۲ سکه و ۱ محبوبیت.
encounter-enc_27-2-text = ۲ سکه بپردازید: ۴ فلز.
encounter-enc_27-3-text = ۳ محبوبیت بپردازید: توسعه‌ی ۱ ماشین زرهی.
encounter-enc_28 = ملاقات ۲۸
encounter-enc_28-1-text = رایگان: ۲ سکه و ۱ محبوبیت.
encounter-enc_28-2-text = ۲ سکه بپردازید: ۱ کارگر تازه و ۲ منبع دلخواه.
encounter-enc_28-3-text = ۲ محبوبیت بپردازید: ساخت ۱ ساختمان.
stance-help = کمک کنید
stance-buy = خرج کنید
stance-seize = به زور بگیرید

## Combat cards

card-2 = ۲
card-3 = ۳
card-4 = ۴
card-5 = ۵
