game-title = شگفتی‌های هفت‌گانه: نبرد تن‌به‌تن
game-about = دو شهر در سه دوره می‌بالند. از چیدمانی مشترک کارت بردارید، شگفتی خلق کنید و با ارتش، با دانش یا با امتیاز پیروز شوید.

## Options

option-wonders = شگفتی‌ها
option-wonders-why = هشت شگفتی چگونه میان بازیکنان پخش شوند. شگفتی‌های ازپیش‌تعیین‌شده برای بازی نخست خوب‌اند.
option-wonders-draft = انتخاب به نوبت
option-wonders-first_game = ازپیش‌تعیین‌شده، برای بازی نخست
option-first_player = بازیکن اول
option-first_player-why = چه کسی انتخاب شگفتی‌ها و دوره‌ی اول را آغاز کند.
option-first_player-random = تصادفی
option-first_player-seat1 = صندلی یک
option-first_player-seat2 = صندلی دو

## Actions

action-build = ساختن { $building }{ $cost ->
    [chain] ، رایگان با زنجیره‌ی { $parent }
    [free] ، رایگان
    [coins] {" "}با { $coins } سکه
   *[untold] {""}
 }
action-discard = { $cost ->
    [coins] باطل کردن { $building } برای { $coins } سکه
   *[untold] باطل کردن { $building } برای سکه
 }
action-pick = برداشتن { $wonder }
action-token = { $cost ->
    [effect] برداشتن «{ $token }»: { $effect }
   *[untold] برداشتن «{ $token }»
 }
action-library = { $cost ->
    [effect] نگه داشتن «{ $token }»: { $effect }
   *[untold] نگه داشتن «{ $token }»
 }
action-start = { $starter } آغاز کند
action-destroy = باطل کردن { $building } رقیب
action-revive = ساختن { $building } از کارت‌های باطل‌شده
action-wonder = خلق { $wonder } با کارت { $building }{ $cost ->
    [free] ، رایگان
    [coins] {" "}با { $coins } سکه
   *[untold] {""}
 }

## Prompts

prompt-pick-wonder = یکی از شگفتی‌های روی میز را بردارید. بعدها با هر کارتی که بخواهید آن را خلق می‌کنید.
prompt-take-turn = یکی از کارت‌های در دسترس را برگزینید: آن را بسازید، برای سکه باطل کنید یا با آن یک شگفتی خلق کنید.
prompt-destroy-card = { $number ->
    [0] شگفتی شما یک کارت قهوه‌ای را باطل می‌کند: یکی از کارت‌های رقیب را برگزینید.
   *[other] شگفتی شما یک کارت خاکستری را باطل می‌کند: یکی از کارت‌های رقیب را برگزینید.
    }
prompt-revive-card = موزولئوم یکی از کارت‌های باطل‌شده را رایگان می‌سازد: آن را برگزینید.
prompt-take-token = یک جفت نماد علمی دارید: یک توکن پیشرفت از روی صفحه برگزینید.
prompt-keep-token = کتابخانه‌ی بزرگ سه توکن از جعبه بیرون کشید: یکی را نگه دارید.
prompt-choose-starter = بگویید چه کسی دوره‌ی تازه را آغاز کند: انتخاب با کسی است که ارتش ضعیف‌تری دارد، یا آخرین بازیکن.

## Events

event-picked = { $seat } { $wonder } را برمی‌دارد.
event-laid = چیدمان دوره‌ی { $age } گذاشته شد.
event-starts = { $starter_who ->
    [self] دوره‌ی { $age } را خود { $seat } آغاز می‌کند.
   *[other] { $seat } آغاز دوره‌ی { $age } را به { $starter } می‌سپارد.
    }
event-built = { $coins ->
    [0] { $seat } { $building } را بی‌هزینه می‌سازد.
   *[other] { $seat } { $building } را با { $coins } سکه می‌سازد.
    }
event-chained = { $seat } { $building } را با زنجیره‌ی { $parent } رایگان می‌سازد.
event-discarded = { $seat } { $building } را باطل می‌کند و { $coins } سکه می‌گیرد.
event-wonder-built = { $coins ->
    [0] { $seat } { $wonder } را با { $building } بی‌هزینه خلق می‌کند.
   *[other] { $seat } { $wonder } را با { $building } و { $coins } سکه خلق می‌کند.
    }
event-traded = { $seat } از راه اقتصاد { $coins } سکه می‌گیرد.
event-gained = { $seat } { $coins } سکه می‌گیرد.
event-lost = { $seat } { $coins } سکه از دست می‌دهد.
event-advanced = { $seat } نشان نبرد را { $shields } خانه پیش می‌برد{ $behind ->
    [0] { $ahead ->
        [0] ، تا میانه.
       *[other] : { $ahead } خانه آن‌سوی میانه، به‌سوی پایتخت رقیب.
        }
   *[other] ؛ هنوز { $behind } خانه در سوی خودی است.
    }
event-looted = { $seat } با توکن { $token }سکه‌ای تاراج می‌شود و { $coins } سکه از دست می‌دهد.
event-paired = { $seat } یک جفت نماد دارد: { $symbol }.
event-took-token = { $seat } توکن پیشرفت «{ $token }» را برمی‌دارد.
event-drew-tokens = { $seat } از جعبه «{ $one }»، «{ $two }» و «{ $three }» را بیرون می‌کشد.
event-destroyed = { $seat } { $building } را از شهر رقیب باطل می‌کند.
event-revived = { $seat } { $building } را از کارت‌های باطل‌شده رایگان می‌سازد.
event-turned-up = { $building } رو شد.
event-wonder-boxed = هفت شگفتی خلق شده است: { $seat } { $wonder } را به جعبه برمی‌گرداند.
event-plays-again = { $seat } دوباره بازی می‌کند.
event-turn-lost = دوره تمام شد و { $seat } نوبت اضافی را از دست داد.
event-conquered = { $seat } به پایتخت دشمن رسید و با چیرگی نظامی پیروز شد.
event-enlightened = { $seat } شش نماد علمی گوناگون دارد و با چیرگی علمی پیروز شد.
event-scored = { $seat } { $points } امتیاز پیروزی دارد.

## Ends and scores

ending-military = چیرگی نظامی مطلق
ending-science = چیرگی علمی مطلق
ending-civilian = پیروزی مدنی
tie-civilian = امتیازها برابرند: هر که از کارت‌های آبی امتیاز بیشتری دارد می‌برد.
score-blue = ساختمان‌های شهری
score-green = ساختمان‌های علمی
score-yellow = ساختمان‌های تجاری
score-purple = انجمن‌های صنفی
score-wonders = شگفتی‌ها
score-tokens = توکن‌های پیشرفت
score-treasury = خزانه
score-military = امتیازات نظامی
score-total = مجموع

## Ages, backs, colours

age-draft = انتخاب شگفتی‌ها
age-1 = اول
age-2 = دوم
age-3 = سوم
back-age1 = دوره‌ی اول
back-age2 = دوره‌ی دوم
back-age3 = دوره‌ی سوم
back-guild = انجمن صنفی
colour-brown = مواد خام
colour-grey = محصولات کارخانه‌ای
colour-blue = ساختمان‌های شهری
colour-green = ساختمان‌های علمی
colour-yellow = ساختمان‌های تجاری
colour-red = ساختمان‌های نظامی
colour-purple = انجمن‌های صنفی
