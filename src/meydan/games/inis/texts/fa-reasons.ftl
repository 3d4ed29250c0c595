## Why not?

reason-not-in-play = { $territory } هنوز در جزیره نیست.
reason-absent = شما در { $territory } قبیله‌ای ندارید.
reason-no-opponent = هیچ رقیبی در { $territory } نیست.
reason-no-sanctuary = { $territory } عبادتگاه ندارد.
reason-has-sanctuary = { $territory } عبادتگاه دارد.
reason-no-citadel = { $territory } قلعه ندارد.
reason-nobody-there = هیچ‌کس در { $territory } قبیله ندارد.
reason-not-adjacent = { $territory } مجاور { $other } نیست.
reason-swamp = در { $territory } نمی‌توان قلعه ساخت، و پایتخت نیز قلعه است.
reason-festival-stays = فستیوال هم‌اکنون در { $territory } برپاست و انبار شما خالی است: چیزی عوض نمی‌شود.
reason-no-clan-beside = هیچ قبیله‌ای از شما مجاور { $territory } نیست.
reason-nothing-to-do = انبار شما خالی است و رقیبی در { $territory } نیست: از عبادتگاه‌هایش کاری برنمی‌آید.
reason-not-chieftain = شما رئیس { $territory } نیستید.
reason-same-territory = قبیله هم‌اکنون در { $territory } است؛ باید منطقه‌ی دیگری باشد.
reason-no-haven = شما رئیس { $territory } نیستید: آنجا { $clans } قبیله دارید و یک رقیب { $most } قبیله. تنها به منطقه‌ای می‌توان عقب‌نشینی کرد که رئیسش خودتان باشید.
reason-not-two = برای درگیری در { $territory } باید قبایل دو بازیکن آنجا باشند.
reason-no-clash-there = در { $territory } درگیری‌ای در انتظار نیست.
reason-laid-already = { $territory } پیش‌تر در جزیره گذاشته شده است.
reason-tile-not-drawn = { $territory } را نکشیده‌اید.
reason-covers = کاشی روی { $lands } می‌افتد.
reason-touches-one = کاشی فقط مجاور { $territory } می‌شود؛ باید مجاور دست‌کم دو منطقه باشد.
reason-touches-none = کاشی مجاور هیچ منطقه‌ای نمی‌شود؛ باید مجاور دست‌کم دو منطقه باشد.

reason-on-table = «{ $card }» هم‌اکنون در حال بازی شدن است.
reason-tale-discarded = «{ $card }» میان روایت‌های حماسی سوخته است.
reason-tale-not-yours = «{ $card }» میان روایت‌های حماسی شما نیست.
reason-action-not-yours = «{ $card }» میان کارت‌های اقدام شما نیست.
reason-four-players = «{ $card }» فقط در بازی چهارنفره هست.
reason-advantage-open = کارت مزیت «{ $card }» رو مانده است: هنگام گردهمایی { $territory } رئیسی نداشت.
reason-advantage-played = کارت مزیت «{ $card }» در این راند بازی شده است.
reason-advantage-of = کارت مزیت «{ $card }» در دست { $player } است.
reason-locked = «{ $card }» باید بماند: تا کارت‌های مزیت در گردهمایی تقسیم نشوند هیچ‌یک را نمی‌توان بازی کرد.
reason-barred = «{ $card }» کارت تریسکل است و نیزه‌ی لوگ در این درگیری جلوی آن را می‌گیرد.
reason-wrong-moment = «{ $card }» { $when } بازی می‌شود.
reason-wrong-moments = «{ $card }» { $when } بازی می‌شود، یا { $other }.
reason-druid-last = اگر «{ $card }» تنها کارت اقدام دست شما باشد نمی‌توانید آن را بازی کنید.
reason-nothing-to-discard = برای «{ $card }» باید دست‌کم یک کارت اقدام برای سوزاندن داشته باشید.
reason-card-gone = «{ $card }» به «{ $other }» نیاز دارد که کسی آن را برداشته است.
reason-nothing-aside = برای «{ $card }» باید کارتی کنار گذاشته شده باشد؛ چنین کارتی نیست.
reason-no-action-cards = برای «{ $card }» باید رقیبی کارت اقدام داشته باشد؛ چنین رقیبی نیست.
reason-not-alone = برای «{ $card }» باید درست ۱ قبیله‌ی محافظت‌نشده داشته باشید؛ شما { $exposed } قبیله دارید.
reason-nobody-felled = برای «{ $card }» باید مانور شما قبیله‌ی رقیبی را حذف کرده باشد؛ نکرده است.
reason-nowhere-else = برای «{ $card }» باید در منطقه‌ی دیگری هم حضور داشته باشید؛ ندارید.
reason-idle = «{ $card }» چیزی را عوض نمی‌کند: { $why }. این میز چنین بازی‌ای را روا نمی‌دارد.
reason-no-action-card = «{ $card }» کارت اقدام نیست.
reason-pledged = «{ $card }» میان کارت‌هایی است که می‌سوزند.
reason-held-already = «{ $card }» را نگه داشته‌اید.
reason-first-set = «{ $card }» از سه کارت نخست شماست که در انتخاب دوم نقشی ندارند.
reason-not-in-draft = «{ $card }» میان کارت‌هایی که از آن‌ها برمی‌گزینید نیست.
reason-not-discarded = «{ $card }» میان کارت‌های اقدام سوخته نیست.
reason-not-revealed = «{ $card }» میان روایت‌های روشده نیست.
reason-not-drawn = «{ $card }» میان روایت‌هایی که کشیده‌اید نیست.

reason-must-open = فصل را شما آغاز می‌کنید و باید یک کارت فصل بازی کنید.
reason-pretender = پیش‌تر ادعای تاج‌وتخت کرده‌اید: توکن ادعا در دست شماست.
reason-no-condition = در هیچ شرطی به ۶ نمی‌رسید: { $leadership } قبیله‌ی رقیب زیر ریاست شما، { $sanctuaries } عبادتگاه، { $territories } منطقه و { $deeds } دلاوری. هنوز { $missing } کم دارید.

reason-no-such-player = { $player } در این بازی نیست.
reason-attack-yourself = به خودتان نمی‌توانید حمله کنید.
reason-all-sheltered = همه‌ی قبایل { $player } در قلعه‌های { $territory } محافظت‌شده‌اند: { $sheltered } قبیله.
reason-player-absent = { $player } در { $territory } قبیله‌ای ندارد.
reason-yourself = «{ $card }» درباره‌ی بازیکن دیگری است، نه خودتان.
reason-opposing-only = «{ $card }» درباره‌ی قبیله‌ی رقیب است، نه قبیله‌ی خودتان.
reason-player-no-actions = { $player } کارت اقدامی ندارد.
reason-player-no-tales = { $player } روایت حماسی ندارد.
reason-is-instigator = { $player } هم‌اکنون آغازگر است.
reason-needs-two = { $clans ->
    [0] { $player } در { $territory } قبیله‌ای ندارد؛ برای جایگزینی باید دست‌کم ۲ قبیله داشته باشد.
   *[other] { $player } در { $territory } فقط { $clans } قبیله دارد؛ برای جایگزینی باید دست‌کم ۲ قبیله داشته باشد.
    }
reason-only-one-exposed = { $player } قبیله‌ی محافظت‌نشده‌ی دیگری ندارد.
reason-all-removed = عبادتگاه‌های دیگر همه‌ی قبایل { $player } را از { $territory } حذف می‌کنند.

reason-refused = پیشنهاد شما پذیرفته نشد؛ اکنون باید مانوری انجام دهید.
reason-alone = جز شما کسی قبیله‌ی محافظت‌نشده ندارد: می‌توانید بدون پرسیدن به درگیری پایان دهید.
reason-others-exposed = تا دیگران قبیله‌ی محافظت‌نشده دارند درگیری ادامه دارد: { $players }. تنها می‌توانید پایان آن را پیشنهاد کنید.
reason-club-card = { $player } با گرز داگدا تعیین کرده است که کارت بسوزانید.
reason-at-least-one-clan = با «{ $card }» دست‌کم یک قبیله باید حرکت کند.
reason-at-least-one-card = برای «{ $card }» دست‌کم یک کارت اقدام باید سوزاند.
reason-two-victims = در این میز «{ $card }» اگر بتواند دو قبیله حذف می‌کند.
reason-reserve-empty = برای این کار قبیله‌ای در انبار شما نمانده است.

reason-about-another = اکنون سخن از { $here } است، نه { $territory }.
reason-one-must-go = از { $territory } دست‌کم یک قبیله باید برود.
reason-only-so-many = فقط { $most } قبیله‌ی شما در { $territory } است.
reason-only-exposed = فقط { $most } قبیله‌ی شما در { $territory } محافظت‌نشده است.
reason-only-protected = فقط { $most } قبیله‌ی شما در قلعه‌های { $territory } است.
reason-only-in-cauldron = فقط { $most } قبیله‌ی شما روی دیگ داگداست.
reason-three-return = حداکثر { $most } قبیله از دیگ داگدا به { $territory } برمی‌گردد.
reason-three-ride = حداکثر { $most } قبیله از { $territory } می‌تازند.
reason-reserve-left = در انبار شما فقط { $left } قبیله مانده است.
reason-per-citadel = به ازای هر قلعه یک قبیله: { $territory } { $most } قلعه دارد.
reason-per-opponent = به ازای هر رقیب حاضر یک قبیله: در { $territory } { $most } رقیب هست.
reason-eriu = در هر منطقه یک قبیله، و در مجموع { $most }.

## When a card is played

moment-turn = برای تأثیر فصل، در نوبت خودتان
moment-after_maneuver-own_maneuver_removed_opposing_clan = در درگیری، پس از آنکه مانور شما قبیله‌ی رقیبی را حذف کرد
moment-after_maneuver-own_attack = در درگیری، پس از حمله‌ی شما
moment-after_maneuver-present_in_clash = در درگیری‌ای که در آن حضور دارید، پس از هر مانور
moment-declared-opponent_action_card = وقتی رقیبی کارت اقدام بازی می‌کند
moment-declared-epic_or_advantage_card = وقتی کسی روایت حماسی یا کارت مزیت بازی می‌کند
moment-after_card-own_epic_tale = پس از آنکه روایت حماسی بازی کردید
moment-after_card-own_season_card = پس از آنکه کارت فصل بازی کردید
moment-after_card-any_action_card = پس از اجرای یک کارت اقدام
moment-gates_effect-own_gates_draw = وقتی با تأثیر دروازه‌های تیر نا نوگ کارت می‌کشید
moment-resolution_start-clash_in_highlands = در آغاز گام مشخص شدن نتیجه‌ی درگیری در بلندی‌ها
moment-clash_start-clash_in_highlands = در آغاز درگیری در بلندی‌ها
moment-attack-attack_against_self_in_hills = وقتی در تپه‌ها به شما حمله شود
moment-attack-own_attack = وقتی حمله می‌کنید
moment-epic_drawn-own_draw = وقتی روایت حماسی می‌کشید
moment-any_time = هر زمان که تنها از شما چیزی پرسیده شود
moment-mountains_effect-own_clans_moved_in = وقتی قبایل شما به کوهستان برده شوند
moment-citadels_end-any_clash = در درگیری، در پایان گام قلعه‌ها
moment-maneuver-own_maneuver = به‌عنوان مانور شما در درگیری
moment-maneuver-exactly_one_own_exposed_clan = به‌عنوان مانور شما در درگیری، وقتی درست ۱ قبیله‌ی محافظت‌نشده دارید
moment-assembly_start = در آغاز گردهمایی
moment-clan_removed-own_clan = وقتی ۱ قبیله‌ی شما حذف شود
moment-clan_removed-own_clan_in_clash = وقتی ۱ قبیله‌ی شما در درگیری حذف شود
moment-clash_start-any_clash = در آغاز درگیری
moment-turn_end-any_turn = در پایان نوبت هر بازیکن

## What a card without effect lacks

lack-reserve = انبار شما خالی است
lack-clans = قبیله‌ای ندارید که حرکت کند
lack-site = جایی نیست که تأثیر کند
lack-supply = انبار بازی خالی است
lack-own-tales = روایت حماسی دیگری ندارید
lack-discard = هیچ کارت اقدامی سوزانده نشده است
lack-pile = منطقه‌ای برای کشف نمانده است
lack-aside = کارتی کنار گذاشته نشده است
lack-their-actions = هیچ رقیبی کارت اقدام ندارد
lack-their-tales = هیچ رقیبی روایت حماسی ندارد
lack-exposed = بازیکن دیگری قبیله‌ی محافظت‌نشده ندارد
lack-sheltered = قبیله‌ای در قلعه نیست
lack-loot = بازیکن مورد حمله نه کارتی دارد و نه قبیله‌ی محافظت‌نشده‌ای
