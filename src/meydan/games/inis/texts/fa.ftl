game-title = اینیس
game-about = قبایل در جزیره‌ای ساکن می‌شوند که با هر اکتشاف بزرگ‌تر می‌شود. کارت‌هایتان را برگزینید، قلعه و عبادتگاه بسازید، روایت‌های حماسی بخوانید و پادشاه والامقام شوید: با سروری بر قبایل، با حضور در کنار عبادتگاه‌ها، یا با گستردن قلمرو خود.

## Options

option-exploration = سناریوی اکتشاف
option-exploration-why = مناطق آغازین ثابت و دسته‌ی کاشی ازپیش‌چیده؛ برای بازی نخست پیشنهاد می‌شود.
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
option-rounds-none = بی‌حد
option-rounds-3 = ۳ راند، برای آشنایی
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
action-decline = { $asks ->
    [declared] می‌گذارم انجام شود
    [clan-removed] می‌گذارم حذف شود
    [citadels] قبیله‌ای پناه نمی‌گیرد
    [epic-drawn] روایت دیگری نمی‌کشم
   *[other] کارتی بازی نمی‌کنم
    }
action-pretend = ادعای تاج‌وتخت: برداشتن توکن ادعا
action-done = { $asks ->
    [destinations] قبیله‌ی دیگری حرکت نمی‌کند
    [withdrawal] قبیله‌ی دیگری عقب‌نشینی نمی‌کند
    [scout-from] قبیله‌ای را حرکت نمی‌دهم
    [settle-new] قبیله‌ای به آنجا نمی‌برم
    [clash-anywhere] درگیری آغاز نمی‌کنم
    [per-sanctuary] هیچ کاری برای این عبادتگاه
    [second-victim] به یک قبیله بسنده می‌کنم
    [pledge-actions] کارت دیگری نمی‌سوزانم
   *[other] بس است
    }
action-shelter = پناه دادن یک قبیله در قلعه
action-propose = پیشنهاد پایان درگیری
action-accept = موافقت با پایان درگیری
action-refuse = نپذیرفتن و ادامه‌ی درگیری
action-end = پایان دادن به درگیری
action-lose = { $asks ->
    [mountains-toll] حذف یک قبیله از کوهستان
    [attack-response] حذف یک قبیله‌ی محافظت‌نشده
   *[other] حذف یک قبیله‌ی خود
    }
action-flip = برگرداندن توکن دسته‌ی کلاغ‌ها
action-stay = کلاغ‌ها همان‌طور بمانند
action-place = { $context ->
    [the_other_world] قرار دادن یک قبیله برای این عبادتگاه
   *[other] قرار دادن یک قبیله
    }
action-exposed = حذف قبیله‌ای محافظت‌نشده
action-protected = حذف قبیله‌ای از قلعه
action-force-clan = بازیکن مورد حمله یک قبیله حذف کند
action-force-card = بازیکن مورد حمله یک کارت اقدام بسوزاند
action-crows = کلاغ‌ها { $side } می‌پرند
action-play = { $asks ->
    [declared] خنثی کردن با «{ $card }»
    [clan-removed] پاسخ دادن با «{ $card }»
   *[other] بازی کردن «{ $card }»
    }
action-hold = نگه داشتن «{ $card }»
action-hand-on = رد کردن «{ $card }»
action-discard = سوزاندن «{ $card }»
action-take = برداشتن «{ $card }»
action-keep = نگه داشتن «{ $card }»
action-set-aside = کنار گذاشتن «{ $card }»
action-give = دادن «{ $card }»
action-in = { $context ->
    [citadel] ساختن قلعه در { $territory }
    [sanctuary] ساختن عبادتگاه در { $territory }
    [festival] برپا کردن فستیوال در { $territory }
    [conquest] فتح { $territory }
    [warlord] آغاز درگیری در { $territory }
    [the_morrigan] آغاز درگیری در { $territory }
    [new_alliance] اتحاد جدید در { $territory }
    [kernunos_sanctuary] قرار دادن یک قبیله و یک عبادتگاه در { $territory }
    [balors_eye] حذف یک قبیله از { $territory }
    [the_other_world] نیروی عبادتگاه‌های { $territory }
    [deirdres_beauty] حذف قبیله‌ی خود از { $territory }
    [diarmuid_and_grainne] بردن قبیله به { $territory }
   *[other] { $asks ->
        [choose-capital] بنای پایتخت در { $territory }
        [sacrifice] حذف قبیله‌ی خود از { $territory }
       *[other] قرار دادن یک قبیله در { $territory }
        }
    }
action-from = حرکت از { $territory }
action-to = حرکت به { $territory }
action-withdraw = عقب‌نشینی یک قبیله به { $territory }
action-clash = نخست درگیری { $territory }
action-tile = گذاشتن کاشی { $territory }
action-bottom = { $territory } به ته دسته می‌رود
action-amount = { $asks ->
    [how-many-placed] { $amount ->
        [0] هیچ قبیله‌ای در { $territory } قرار نمی‌گیرد
       *[other] { $amount } قبیله در { $territory }
        }
    [cauldron-return] { $amount ->
        [0] هیچ قبیله‌ای به { $territory } برنمی‌گردد
       *[other] { $amount } قبیله به { $territory } برمی‌گردد
        }
   *[other] { $amount ->
        [0] هیچ قبیله‌ای از { $territory }
       *[other] { $amount } قبیله از { $territory }
        }
    }
action-who = { $context ->
    [scouts_and_spies] دیدن کارت‌های اقدام { $player }
    [moor] دیدن روایت‌های حماسی { $player }
    [salt_mine] گرفتن یک کارت اقدام از { $player }
    [master_craftsman] دادن روایت به { $player }
    [warlord] مانور بعدی با { $player } باشد
    [highlands] { $player } آغازگر شود
    [the_morrigan] { $player } آغازگر شود
    [balors_eye] حذف یک قبیله از { $player }
    [breas_tyranny] حرکت دادن یک قبیله از { $player }
    [lost_vale] حرکت دادن یک قبیله از { $player }
   *[other] { $player }
    }
action-attack = حمله به { $player }
action-remove = حذف یک قبیله از { $player }
action-replace = جایگزین کردن یک قبیله از { $player } با قبیله‌ی خود
action-lay = { $context ->
    [lay] گذاشتن کاشی در کنار { $neighbours } و { $last }
   *[other] گذاشتن کاشی
    }

## Prompts

prompt-choose-capital = شما برِن هستید: منطقه‌ی پایتخت را برگزینید.
prompt-place-anywhere = { $left ->
    [one] ۱ قبیله در هر منطقه‌ای که می‌خواهید قرار دهید.
   *[other] { $left } قبیله، یکی پس از دیگری، در هر منطقه‌ای که می‌خواهید قرار دهید.
    }
prompt-assembly-start = گردهمایی آغاز می‌شود. «سخن کاتباد» را بازی می‌کنید؟
prompt-choose-aside = سخن کاتباد: همه‌ی کارت‌های اقدام را ببینید و کارتی را که کنار گذاشته می‌شود برگزینید.
prompt-hold-one = { $left ->
    [one] یک کارت برای نگه داشتن برگزینید؛ بقیه به { $next } می‌رسد.
   *[other] { $left } کارت برای نگه داشتن برگزینید؛ بقیه به { $next } می‌رسد.
    }
prompt-hand-on-one = تنها کارتی را که به { $next } می‌دهید برگزینید؛ بقیه را نگه می‌دارید.
prompt-put-aside = یکی از کارت‌های اقدام خود را کنار بگذارید.
prompt-turn = { $first ->
    [yes] فصل را شما آغاز می‌کنید: یک کارت فصل بازی کنید.
   *[no] { $plays ->
        [yes] یک کارت فصل بازی کنید{ $claim ->
            [yes] ، ادعای تاج‌وتخت کنید
           *[no] { "" }
            } یا پاس بدهید.
       *[no] کارت فصلی برای بازی ندارید: { $claim ->
            [yes] ادعای تاج‌وتخت کنید یا پاس بدهید.
           *[no] پاس بدهید.
            }
        }
    }
prompt-turn-end = نوبت { $turn_who ->
    [self] شما
   *[other] { $turn }
    } به پایان می‌رسد. کارتی بازی می‌کنید؟
prompt-declared = { $by_who ->
    [self] کارت «{ $card }» را بازی می‌کنید
   *[other] { $by } کارت «{ $card }» را بازی می‌کند
    }{ $shape ->
    [into] : { $number } قبیله از { $lands } به { $territory }
    [from] : { $number } قبیله از { $origin } به { $lands }
    [place] : { $number } قبیله در { $lands }
    [moves] : { $number ->
        [0] حرکت
       *[other] حرکت { $number } قبیله
        } از { $origin } به { $territory }
    [moves-other] : حرکت یک قبیله‌ی { $player_who ->
        [self] خودش
        [you] شما
       *[other] { $player }
        } از { $origin } به { $territory }
    [commands] : گذاشتن یک قبیله در { $territory }؛ مانور بعدی با { $player_who ->
        [self] خود اوست
        [you] شماست
       *[other] { $player } است
        }
    [clash] : { $flips ->
        [yes] برگرداندن کلاغ‌ها و آغاز درگیری
       *[no] آغاز درگیری
        } در { $territory } به آغازگری { $player_who ->
        [self] خودش
        [you] شما
       *[other] { $player }
        }
    [crows] : برگرداندن کلاغ‌ها
    [removes] : حذف یک قبیله‌ی { $player_who ->
        [self] خودش
        [you] شما
       *[other] { $player }
        } از { $territory }
    [replaces] : جایگزینی یک قبیله‌ی { $replaces_who ->
        [you] شما
       *[other] { $replaces }
        } در { $territory }
    [victims] : حذف { $number } قبیله‌ی محافظت‌نشده ({ $victims_who ->
        [self] از خودش
        [you] از شما
        [also-you] از شما و { $victims }
       *[other] { $victims }
        })
    [powers] : در { $territory }، { $placed ->
        [0] {""}
       *[other] گذاشتن { $placed } قبیله
        }{ $victims ->
        [none] {""}
       *[other] { $placed ->
            [0] حذف
           *[other] {" "}و حذف
            } قبیله‌ی { $victims_who ->
            [you] شما
            [also-you] شما و { $victims }
           *[other] { $victims }
            }
        }
    [taken] : برداشتن «{ $taken }» به دست
    [gives] : دادن «{ $taken }» به { $player_who ->
        [you] شما
       *[other] { $player }
        } و گرفتن یک دلاوری
    [discards] : با سوزاندن { $discards ->
        [action] یک کارت اقدام
        [epic] یک کارت حماسه
       *[other] «{ $discards }»
        }
    [discards-some] : با سوزاندن { $number } کارت اقدام
    [club-clan] : { $player_who ->
        [you] شما یک قبیله از دست می‌دهید
       *[other] { $player } یک قبیله از دست می‌دهد
        }
    [club-card] : { $player_who ->
        [you] شما یک کارت اقدام می‌سوزانید
       *[other] { $player } یک کارت اقدام می‌سوزاند
        }
    [in] : در { $territory }
    [instigator] : { $player_who ->
        [self] خودش آغازگر می‌شود
        [you] آغازگر شما می‌شوید
       *[other] آغازگر { $player } می‌شود
        }
    [player] : در برابر { $player_who ->
        [you] شما
       *[other] { $player }
        }
    [cancels] : برای خنثی کردن «{ $cancels }»
   *[none] {""}
    }. آن را خنثی می‌کنید؟
prompt-after = { $by_who ->
    [self] کارت «{ $card }» را بازی کردید.
   *[other] { $by } کارت «{ $card }» را بازی کرد.
    } در پی آن کارتی بازی می‌کنید؟
prompt-after-turn = { $by_who ->
    [self] کارت «{ $card }» را بازی کردید و نوبتتان به پایان می‌رسد. کارت دیگری بازی می‌کنید؟
   *[other] { $by } کارت «{ $card }» را بازی کرد و نوبت به پایان می‌رسد. کارتی بازی می‌کنید؟
    }
prompt-where = { $card_id ->
    [citadel] بگویید قلعه را کجا می‌سازید.
    [sanctuary] بگویید عبادتگاه را کجا می‌سازید.
    [festival] بگویید فستیوال کجا برپا شود.
    [conquest] منطقه‌ای را که به آن می‌روید برگزینید.
    [warlord] بگویید درگیری کجا آغاز شود.
    [balors_eye] منطقه‌ای را که چشم بالور می‌بیند برگزینید.
    [the_other_world] منطقه‌ای را که عبادتگاه‌هایش به کار می‌آید برگزینید.
    [diarmuid_and_grainne] بگویید قبیله به کجا می‌گریزد.
   *[other] { $card }: یک منطقه برگزینید.
    }
prompt-origin = { $card }: منطقه‌ای را که از آن حرکت می‌کنید برگزینید.
prompt-whom = { $card_id ->
    [warlord] بگویید مانور بعدی با کیست.
    [highlands] آغازگر تازه را برگزینید.
    [the_morrigan] آغازگر درگیری { $territory } را برگزینید.
    [scouts_and_spies] بگویید کارت‌های اقدام چه کسی را می‌بینید.
    [moor] بگویید روایت‌های حماسی چه کسی را می‌بینید.
    [salt_mine] بگویید از چه کسی کارت اقدام می‌گیرید.
    [master_craftsman] بگویید روایت به چه کسی برسد.
   *[other] { $card }: بگویید قبیله‌ی چه کسی.
    }
prompt-place-one-of-many = { $left ->
    [one] { $card }: بگویید آخرین قبیله در کجا قرار گیرد.
   *[other] { $card }: بگویید قبیله در کجا قرار گیرد؛ { $left } قبیله مانده‌اند.
    }
prompt-how-many-from = { $card } در { $territory }: چند قبیله از { $here } می‌آیند؟
prompt-how-many-placed = { $card }: چند قبیله در { $here } قرار می‌دهید؟
prompt-destinations = { $left ->
    [one] { $card }: بگویید آخرین قبیله‌ی { $origin } به کجا می‌رود.
   *[other] { $card }: بگویید یک قبیله از { $origin } به کجا می‌رود؛ { $left } قبیله هنوز می‌توانند بروند.
    }
prompt-to-neighbour = { $card }: منطقه‌ی مجاوری را که قبیله‌ی { $player } به آن می‌رود برگزینید.
prompt-far-away = { $card }: بگویید از { $origin } به کجا می‌تازید.
prompt-horses = { $card }: چند قبیله از { $origin } به { $territory } می‌تازند؟
prompt-from-discard = کاهن: یکی از کارت‌های اقدام سوخته را برگزینید.
prompt-discovery = شما برِن هستید: جای منطقه‌ای را که { $explorer_who ->
    [self] کشف می‌کنید
   *[other] { $explorer } کشف می‌کند
    } برگزینید؛ باید مجاور دست‌کم دو منطقه باشد.
prompt-pledge-any = صنعتگر زبده: کارتی را که می‌سوزانید برگزینید.
prompt-pledge-actions = سرزمین‌های مه‌آلود: کارت‌های اقدامی را که می‌سوزانید برگزینید، دست‌کم یکی.
prompt-place-or-replace = اتحاد جدید در { $territory }: یک قبیله قرار دهید، یا قبیله‌ی رقیبی را که آنجا دو قبیله یا بیشتر دارد جایگزین کنید.
prompt-scout-from = دیده‌بانان و جاسوسان: می‌توانید قبایل را حرکت دهید. بگویید از کجا.
prompt-scout-to = دیده‌بانان و جاسوسان: بگویید قبایل { $origin } به کجا می‌روند.
prompt-scout-number = دیده‌بانان و جاسوسان: چند قبیله از { $origin } به { $territory } می‌روند؟
prompt-give-back = کارت اقدامی را که به { $to } می‌دهید برگزینید.
prompt-choose-gift = ثروت مِیو: کارت اقدامی را که به { $to } می‌دهید برگزینید.
prompt-take-shown = یکی از روایت‌های روشده را بردارید؛ بقیه می‌سوزند.
prompt-sacrifice = زیبایی دیردره: بگویید یک قبیله‌ی خود را از کجا حذف می‌کنید.
prompt-flip-crows = موریگان: توکن دسته‌ی کلاغ‌ها را برمی‌گردانید؟
prompt-clash-anywhere = موریگان: می‌توانید درگیری آغاز کنید. بگویید کجا.
prompt-per-sanctuary = عبادتگاه شماره‌ی { $sanctuary } در { $territory }: قبیله‌ای قرار دهید، قبیله‌ای حذف کنید، یا هیچ.
prompt-choose-tile = سرزمین تایلتو: یکی از مناطقی را که کشیدید برگزینید.
prompt-lay-tile = جای منطقه‌ی تازه‌ی خود را برگزینید؛ باید مجاور دست‌کم دو منطقه باشد.
prompt-tiles-back = کاشی‌ای را که به ته دسته می‌رود برگزینید.
prompt-settle-new = می‌توانید یک قبیله از منطقه‌ای مجاور به { $territory } ببرید.
prompt-epic-drawn = روایت حماسی می‌کشید. می‌خواهید یکی دیگر هم بکشید و یکی را نگه دارید؟
prompt-keep-drawn = { $number } روایت حماسی کشیدید: روایتی را که نگه می‌دارید برگزینید.
prompt-removal = یک قبیله‌ی شما از { $territory } حذف می‌شود: کدام؟
prompt-clan-removed = یک قبیله‌ی شما دارد از { $territory } حذف می‌شود. پاسخی دارید؟
prompt-mountains-toll = کوهستان باج می‌خواهد: یک کارت اقدام بسوزانید یا یک قبیله از آنجا حذف کنید.
prompt-clashes = چند درگیری در انتظار است: بعدی را برگزینید.
prompt-clash-start = { $instigator_who ->
    [self] شما در { $territory } درگیری آغاز می‌کنید.
   *[other] { $instigator } در { $territory } درگیری آغاز می‌کند.
    } کارتی بازی می‌کنید؟
prompt-citadels = { $free ->
    [one] آخرین قلعه‌ی خالی { $territory }: قبیله‌ای را در آن پناه می‌دهید؟
   *[other] { $free } قلعه در { $territory } خالی است: قبیله‌ای را در یکی پناه می‌دهید؟
    }
prompt-citadels-end = گام قلعه‌ها در { $territory } به پایان رسید. کارتی بازی می‌کنید؟
prompt-resolution-start = گام مشخص شدن نتیجه در { $territory } آغاز می‌شود. آغازگر تازه‌ای تعیین می‌کنید؟
prompt-maneuver = { $refused ->
    [yes] پیشنهاد شما پذیرفته نشد. مانور شما در { $territory }: { $ways }.
   *[no] مانور شما در { $territory }: { $ways }.
    }
way-attack = حمله
way-withdraw = عقب‌نشینی
way-play = بازی کردن روایت حماسی
way-propose = پیشنهاد پایان درگیری
way-end = پایان دادن به درگیری
prompt-peace = { $proposer } پایان درگیری { $territory } را پیشنهاد می‌کند. موافقید؟
prompt-withdrawal = { $left ->
    [one] یک قبیله‌ی دیگر هم می‌تواند از { $territory } عقب‌نشینی کند.
   *[other] { $left } قبیله‌ی دیگر هم می‌توانند از { $territory } عقب‌نشینی کنند.
    }
prompt-attack-window = { $attacker_who ->
    [self] شما در { $territory } به { $target } حمله می‌کنید.
   *[other] { $attacker } در { $territory } به { $target_who ->
        [self] شما
       *[other] { $target }
        } حمله می‌کند.
    } کارتی بازی می‌کنید؟
prompt-attack-response = { $mode ->
    [club-card] { $attacker } با گرز داگدا به شما حمله می‌کند: یک کارت اقدام بسوزانید.
   *[other] { $attacker } در { $territory } به شما حمله می‌کند: یک کارت اقدام بسوزانید یا یک قبیله‌ی محافظت‌نشده حذف کنید.
    }
prompt-iron-discard = تیغ معدن آهن: یک کارت اقدام هم بسوزانید.
prompt-after-maneuver = { $maneuverer_who ->
    [self] مانور خود را در { $territory } انجام دادید.
   *[other] { $maneuverer } در { $territory } مانور خود را انجام داد.
    } کارتی بازی می‌کنید؟
prompt-cauldron-return = از { $clans } قبیله‌ی روی دیگ داگدا چند قبیله به { $territory } برمی‌گردند؟ حداکثر ۳.
prompt-reinforcements = نبرد مویتورا: چند قبیله از { $here } می‌آیند؟ در مجموع دست‌کم یکی.
prompt-fianna-goal = فیانا: منطقه‌ی مجاور مقصد را برگزینید.
prompt-fianna-exposed = فیانا: چند قبیله‌ی محافظت‌نشده به { $territory } می‌روند؟
prompt-fianna-protected = فیانا: چند قبیله از قلعه‌ها به { $territory } می‌روند؟
prompt-first-victim = داستان کوهولین: نخست قبیله‌ی محافظت‌نشده‌ی چه کسی حذف شود؟
prompt-second-victim = داستان کوهولین: سپس قبیله‌ی محافظت‌نشده‌ی چه کسی حذف شود؟
prompt-club-result = گرز داگدا: بگویید { $player } چه از دست بدهد.

## Standing orders

order-touched = فقط وقتی چیزی از من در میان است بپرس
order-touched-why = فرصت‌های پاسخ فقط وقتی به شما نشان داده می‌شوند که قبایل، کارت‌ها یا کار خودتان در میان باشد. هرگز نوبت شما را پاس نمی‌دهد.
order-not-card = درباره‌ی «{ $about }» نپرس
order-not-card-why = کارت را برای بعد نگه می‌دارید: فرصت‌هایی که در آن‌ها فقط همین کارت را می‌شد بازی کرد نشان داده نمی‌شوند.
order-not-moor = در فرصت‌های پاسخ درباره‌ی خلنگ‌زار نپرس
order-not-moor-why = خلنگ‌زار را هر زمان می‌توان بازی کرد؛ فرصت‌هایی که در آن‌ها کار دیگری از شما ساخته نیست نشان داده نمی‌شوند.

## Events

event-capital-chosen = { $seat } پایتخت و یک عبادتگاه را در { $territory } بنا می‌کند.
event-placed = { $seat } { $amount } قبیله در { $territory } قرار می‌دهد.
event-moved = { $amount ->
    [one] ۱ قبیله‌ی { $seat } از { $origin } به { $territory } می‌رود.
   *[other] { $amount } قبیله‌ی { $seat } از { $origin } به { $territory } می‌روند.
    }
event-removed = یک قبیله‌ی { $seat } از { $territory } حذف می‌شود.
event-saved = قبیله‌ی { $seat } در { $territory } نجات می‌یابد.
event-relocated = قبیله‌ی { $seat } از { $origin } به { $territory } می‌گریزد.
event-replaced = { $seat } در { $territory } قبیله‌ای از { $player } را با قبیله‌ی خود جایگزین می‌کند.
event-built-citadel = { $seat } در { $territory } قلعه می‌سازد.
event-built-sanctuary = { $seat } در { $territory } عبادتگاه می‌سازد.
event-laid = { $seat } کاشی منطقه‌ی تازه را می‌گذارد: { $territory }.
event-brenn-named = { $seat } برِن است.
event-crows-fell = دسته‌ی کلاغ‌ها { $side } می‌پرد.
event-crows-flipped = { $seat } دسته‌ی کلاغ‌ها را { $side } می‌کند.
event-advantage-taken = { $seat } کارت مزیت «{ $card }» را برمی‌دارد.
event-advantage-laid = کارت مزیت «{ $card }» رو می‌ماند.
event-round-begun = راند { $number } با گردهمایی آغاز می‌شود.
event-dealt = به هر بازیکن { $amount } کارت اقدام داده می‌شود.
event-handed-on = هر بازیکن { $amount } کارت رد می‌کند.
event-season-begun = فصل با { $seat } آغاز می‌شود.
event-season-ended = فصل به پایان می‌رسد.
event-played-season = { $seat } کارت «{ $card }» را بازی می‌کند.
event-played-triskel = { $seat } کارت تریسکل «{ $card }» را بازی می‌کند.
event-cancelled = کارت «{ $card }» که { $seat } بازی کرده بود خنثی می‌شود.
event-passed = { $seat } پاس می‌دهد.
event-pretended = { $seat } ادعای تاج‌وتخت می‌کند.
event-drew = { $seat } یک روایت حماسی می‌کشد.
event-drew-card = { $seat } کارت «{ $card }» را می‌کشد.
event-kept = { $seat } کارت «{ $card }» را نگه می‌دارد.
event-epic-discarded = «{ $card }» سوزانده می‌شود.
event-action-discarded = { $seat } یک کارت اقدام می‌سوزاند.
event-action-discarded-card = { $seat } کارت «{ $card }» را می‌سوزاند.
event-advantage-discarded = { $seat } کارت مزیت { $card } را می‌سوزاند.
event-reshuffled = روایت‌های حماسی بُر می‌خورند.
event-deed-gained = { $seat } یک دلاوری می‌گیرد.
event-deed-lost = { $seat } یک دلاوری از دست می‌دهد.
event-festival-held = { $seat } در { $territory } فستیوال برپا می‌کند.
event-took-from-discard = { $seat } یک کارت اقدام سوخته برمی‌دارد.
event-took-from-discard-card = { $seat } کارت «{ $card }» را از دسته‌ی کارت‌های سوخته برمی‌دارد.
event-took-aside = { $seat } کارت کنار گذاشته‌شده را برمی‌دارد.
event-set-card-aside = { $seat } یک کارت اقدام کنار می‌گذارد.
event-took-random = { $seat } یک کارت اقدام تصادفی از { $player } می‌گیرد.
event-took-card = { $seat } کارت «{ $card }» را از { $player } می‌گیرد.
event-gave = { $seat } یک کارت اقدام به { $player } می‌دهد.
event-gave-card = { $seat } کارت «{ $card }» را به { $player } می‌دهد.
event-took-played = { $seat } کارت «{ $card }» را به دست خود می‌برد.
event-gave-played = { $seat } کارت «{ $card }» را به { $player } می‌بخشد.
event-revealed = { $seat } کارت «{ $card }» را رو می‌کند.
event-looked-actions = { $seat } کارت‌های اقدام { $player } را می‌بیند.
event-looked-epics = { $seat } روایت‌های حماسی { $player } را می‌بیند.
event-clash-begun = { $seat } در { $territory } آغازگر درگیری می‌شود.
event-clash-ended = درگیری { $territory } به پایان رسید.
event-sheltered = قبیله‌ای از { $seat } در قلعه‌ی { $territory } پناه می‌گیرد.
event-exposed-all = همه‌ی قبایل از قلعه‌های { $territory } بیرون می‌آیند.
event-instigator-named = { $player_who ->
    [self] { $seat } خود آغازگر می‌شود.
   *[other] { $seat }، { $player } را آغازگر می‌کند.
    }
event-attacked = { $seat } به { $player } حمله می‌کند.
event-attack-void = حمله به { $seat } بی‌اثر می‌ماند.
event-peace-proposed = { $seat } پایان درگیری را پیشنهاد می‌کند.
event-peace-accepted = { $seat } موافق است.
event-peace-refused = { $seat } نمی‌پذیرد.
event-next-named = { $player_who ->
    [self] { $seat } مانور بعدی را برای خود نگه می‌دارد.
   *[other] { $seat } مانور بعدی را به { $player } می‌سپارد.
    }
event-cauldron-returned = { $amount ->
    [0] هیچ قبیله‌ای از { $seat } از دیگ داگدا برنمی‌گردد.
   *[other] { $amount } قبیله‌ی { $seat } از دیگ داگدا به { $territory } برمی‌گردد.
    }
event-turn-taken = { $seat } نوبت بعدی را از آنِ خود می‌کند.
event-pretenders-returned = کسی برگزیده نشد؛ مدعیان دست از ادعا می‌کشند.
event-won = { $seat } پادشاه والامقام می‌شود.
event-drawn-game = راندها بی پادشاه والامقام به پایان رسید: مساوی.
event-triskels-barred = با نیزه‌ی لوگ، در این درگیری هیچ کارت تریسکلی بازی نمی‌شود.
event-tiles-returned = { $amount } کاشی به تهِ دسته می‌رود.
event-mountains-ignored = { $seat } بی‌گزند از کوهستان می‌گذرد.
event-sanctuary-found = { $territory } از آغاز یک عبادتگاه دارد.
event-caught = قبیله‌ای که { $seat } در { $territory } از دست می‌دهد، روی دیگ داگدا می‌رود.
event-fetched = { $amount } قبیله‌ای که { $seat } پیش‌تر در این درگیری از دست داده بود نیز روی آن می‌رود.
event-chose-aside = { $seat } کارت اقدامی را که کنار گذاشته می‌شود انتخاب می‌کند.
event-chose-aside-card = کنار گذاشته شد: «{ $card }».
event-took-aside-card = برداشته شد: «{ $card }».
event-set-aside-card = کنار گذاشته شد: «{ $card }».
event-drew-tiles = { $seat } { $amount } کاشی منطقه می‌کشد و می‌بیند.
event-forced-clan = { $player } باید یک قبیله حذف کند.
event-forced-card = { $player } باید یک کارت اقدام بسوزاند.

## The end

ending-high-king = پادشاه والامقام برگزیده شد
ending-unfinished = راندها بی پادشاه والامقام به پایان رسید

score-leadership = سروری
score-sanctuaries = عبادتگاه‌ها
score-territories = مناطق
score-deeds = دلاوری‌ها
score-total = شرط‌های برآورده
