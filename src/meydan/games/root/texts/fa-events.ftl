## What happened

some-pieces = { $piece_id ->
    [marquise_warrior] { $count } جنگجوی مارکیز
    [eyrie_warrior] { $count } جنگجوی آشیان
    [alliance_warrior] { $count } جنگجوی اتحاد جنگل
    [keep] دژ
   *[other] { $count ->
        [one] یک { $piece }
       *[other] { $count } { $piece }
        }
    }
event-turn-begins = دور { $round }: نوبت { $seat }.
event-placed = { $piece_id ->
    [keep] { $seat } دژ خود را در { $clearing } می‌گذارد.
   *[other] { $seat } { some-pieces } در { $clearing } می‌گذارد.
    }
event-garrisoned = { $seat } در هر فضای باز جز { $clearing } یک جنگجو می‌گذارد.
event-removed = { $seat } { some-pieces } را در { $clearing } از دست می‌دهد.
event-paid = { $seat } { $count } چوب از { $clearing } می‌پردازد.
event-moved = { $seat } { $count } جنگجو را از { $origin } به { $goal } می‌برد.
event-drew = { $seat } { $count } کارت برمی‌دارد.
event-drew-card = «{ $card }» را برداشتید.
event-reshuffled = کارت‌های سوزانده‌شده بُر خوردند و دسته‌ای { $count } کارتی شدند.
event-discarded = { $seat } «{ $card }» را می‌سوزاند.
event-spent = { $seat } «{ $card }» را خرج می‌کند.
event-crafted = { $seat } «{ $card }» را بالفعل می‌کند.
event-scored = { $seat } { $points } امتیاز می‌گیرد ({ $source }).
event-lost-points = { $points ->
    [0] { $seat } امتیازی ندارد که از دست بدهد.
   *[other] { $seat } { $points } امتیاز از دست می‌دهد.
    }
event-attacked = { $seat } در { $clearing } به { $defender } حمله می‌کند.
event-ambushed = { $seat } در { $clearing } کمین می‌کند: «{ $card }».
event-foiled = { $seat } کمین { $clearing } را خنثی می‌کند: «{ $card }».
event-rolled = تاس‌های { $clearing }: { $one } و { $two }.
event-used = { $seat } از «{ $effect }» استفاده می‌کند.
event-hits = ضربه‌ها در { $clearing }: { $attacker } از مهاجم، { $defender } از مدافع.
event-outrage-paid = خشم در { $clearing }: { $seat } کارتی به پشتیبان‌ها می‌دهد.
event-gave-card = { $seat } «{ $card }» را به { $faction } می‌دهد.
event-hand-shown = { $seat } دست خود را به { $faction } نشان می‌دهد.
event-saw-card = «{ $card }» را در دست { $faction } می‌بینید.
event-supporter-drawn = { $seat } پشتیبانی از دسته‌ی کارت‌ها برمی‌دارد.
event-supporter-card = «{ $card }» به پشتیبان‌های شما پیوست.
event-supporter-spent = { $seat } پشتیبان «{ $card }» را خرج می‌کند.
event-supporter-discarded = { $seat } پشتیبان «{ $card }» را می‌سوزاند.
event-healed = بیمارستان‌های میدانی: { $count } جنگجوی ازدست‌رفته در { $clearing } به دژ در { $keep } برمی‌گردد.
event-base-lost = { $seat } پایگاه { $suit } را با پشتیبان‌هایش { $officers ->
    [0] از دست می‌دهد
   *[other] و { $officers } افسر از دست می‌دهد
    }.
event-decreed = { $seat } «{ $card }» را به ستون { $column } می‌افزاید.
event-decree-discarded = فرمان: «{ $card }» از ستون { $column } سوزانده می‌شود.
event-play-discarded = «{ $card }»ِ { $seat } به کارت‌های سوزانده‌شده می‌رود.
event-turmoil = آشفتگی! در فرمان { $seat } { $birds } پرنده بود.
event-leader-chosen = رهبر { $seat }: { $leader }.
event-revolted = { $seat } در { $clearing } انقلاب می‌کند!
event-organized = { $seat } در { $clearing } سازمان‌دهی می‌کند: یک جنگجو جای خود را به همدلی می‌دهد.
event-taxed = «مأمور مالیات»: { $seat } یک جنگجو را در { $clearing } می‌دهد و کارتی برمی‌دارد.
event-officer = { $seat } اکنون { $officers } افسر دارد.
event-mobilized = { $seat } کارتی را بسیج می‌کند.
event-character-chosen = شخصیت { $seat }: { $character }.
event-went = { $seat } به { $place } می‌رود.
event-exhausted = { $seat } { $item } را به پشت برمی‌گرداند.
event-refreshed = { $seat } { $item } را به رو برمی‌گرداند.
event-damaged = از ابزارهای { $seat }، { $item } آسیب می‌بیند.
event-repaired = { $seat } { $item } را تعمیر می‌کند.
event-dropped = { $seat } { $item } را کنار می‌گذارد.
event-gained-item = { $seat } { $item } به دست می‌آورد.
event-explored = { $seat } ویرانه‌ی { $clearing } را جستجو می‌کند.
event-aided = { $seat } با کارتی به { $faction } یاری می‌رساند.
event-took-item = { $seat } { $item } را از { $faction } برمی‌دارد.
event-related = رابطه‌ی { $seat } با { $faction }: { $relation }.
event-quest-done = { $seat } مأموریت «{ $quest }» را انجام می‌دهد.
event-quest-opened = مأموریت تازه: «{ $quest }».
event-robbed = { $seat } کارتی از دست { $faction } برمی‌دارد.
event-labored = { $seat } «{ $card }» را از کارت‌های سوزانده‌شده برمی‌دارد.
event-dominance-activated = { $seat } سلطه‌ی { $suit } را فعال می‌کند؛ نشانگر امتیازش از نمودار برداشته می‌شود.
event-dominance-available = کارت سلطه‌ی { $suit } در دسترس است.
event-dominance-taken = { $seat } کارت سلطه‌ی { $suit } را برمی‌دارد.
event-coalition = { $seat } با { $faction } ائتلاف می‌کند؛ نشانگر امتیازش از نمودار برداشته می‌شود.
event-codebroke = { $seat } با «رمزگشایان» دست { $faction } را می‌بیند.
event-banked = { $seat } و { $faction } با «بانک نقب» کارت برمی‌دارند.
event-helped = جنگجویان { $faction } کنار { $seat } می‌جنگند.
event-won = { $seat } برنده شد!
event-stopped = بازی پس از { $round } دور متوقف شد. کسی برنده نیست.
