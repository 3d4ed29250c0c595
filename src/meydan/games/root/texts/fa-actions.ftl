## What buttons say. `asks` is the question, `told` that there is something to tell about it.

action-skip = { $asks ->
    [PlayAmbush] کمین نمی‌کنم
    [Foil] خنثی نمی‌کنم: { $hits } ضربه می‌خورم
    [FieldHospitals] برنمی‌گردانم
    [BattleCards] از کارتی استفاده نمی‌کنم
    [Slip] همین‌جا می‌مانم
    [CobblerMove] همین‌جا می‌مانم
    [MoveFrom] حرکت نمی‌کنم
    [ChooseBattle] مبارزه نمی‌کنم
    [CallAlly] تنها می‌جنگم
    [TakeAlly] تنها می‌روم
    [TakeItem] چیزی برنمی‌دارم
    [BurrowBank] از بانک نقب استفاده نمی‌کنم
   *[other] نه
    }
action-end = { $asks ->
    [MarquiseCraft] رفتن به اقدام‌ها
    [EyrieCraft] رفتن به فرمان
    [MarquiseAction] { $left ->
        [0] پایان روشنایی روز
       *[other] پایان روشنایی روز با { $left } اقدام مانده
        }
    [AddToDecree] کارت دیگری نمی‌افزایم
    [Revolts] انقلاب دیگری نمی‌کنم
    [SpreadSympathy] همدلی بس است
    [AllianceDay] پایان روشنایی روز
    [Operation] پایان عملیات با { $left } عملیات مانده
    [VagabondDay] پایان روشنایی روز
    [DaylightWindow] پایان روشنایی روز
    [Hideout] تعمیر بس است
   *[other] ادامه
    }
action-battle = مبارزه
action-march = رژه
action-recruit = { $told ->
    [yes] استخدام { $count } جنگجو
   *[other] استخدام
    }
action-build = ساخت و ساز
action-overwork = اضافه‌کاری
action-move = حرکت
action-explore = جستجوی ویرانه: یک مشعل به پشت، ابزار ویرانه و ۱ امتیاز
action-strike = حمله‌ی ناگهانی: یک تیرکمان به پشت
action-repair = تعمیر: یک چکش به پشت
action-special = { $told ->
    [yes] یک مشعل به پشت. { $effect_text }
   *[other] اقدام ویژه
    }
action-points = { $told ->
    [yes] گرفتن { $points } امتیاز
   *[other] گرفتن امتیاز
    }
action-cards = برداشتن دو کارت
action-royal-claim = { $told ->
    [yes] سوزاندن «ادعای سلطنت»: { $points } امتیاز
   *[other] سوزاندن «ادعای سلطنت» برای امتیاز
    }
action-show-hand = نشان دادن دست: کارت هم‌رسته ندارید
action-ignore = چشم‌پوشی از ضربه‌های باقی‌مانده
action-fall = { $told ->
    [yes] پذیرفتن آشفتگی: از دست دادن { $points } امتیاز، فرمان و رهبر
   *[other] پذیرفتن آشفتگی
    }
action-use = { $told ->
    [yes] استفاده از «{ $effect }». { $effect_text }
   *[other] استفاده از «{ $effect }»
    }
action-settle = اول { $trigger }
action-from = از { $clearing }
action-to = { $told ->
    [yes] به { $place } با { $boots } چکمه
   *[other] به { $place }
    }
action-warriors = { $count } جنگجو
action-attack = { $told ->
    [yes] حمله به { $defender } در { $clearing } ({ $mine } در برابر { $theirs })
   *[other] حمله به { $defender } در { $clearing }
    }
action-roll = تاس‌ها: { $one } و { $two }
action-ambush = { $told ->
    [yes] بازی کردن «{ $card }»: فوراً ۲ ضربه
   *[other] بازی کردن «{ $card }»
    }
action-foil = خنثی کردن کمین با «{ $card }»
a-piece = یک { $piece }
action-lose = از دست دادن { a-piece }
action-resolve = { $column_id ->
    [recruit] استخدام با کارت { $suit }
    [move] حرکت با کارت { $suit }
    [battle] مبارزه با کارت { $suit }
    [build] ساخت و ساز با کارت { $suit }
   *[other] انجام یک کارت { $suit }
    }
action-recruit-at = استخدام در { $clearing }
action-wood = گذاشتن چوب در { $clearing }
action-pay = پرداخت یک چوب از { $clearing }
action-pay-any = پرداخت از پرچوب‌ترین فضاها
action-overwork-at = اضافه‌کاری در { $clearing }
action-spend = { $asks ->
    [MarquiseAction] خرج کردن «{ $card }» برای یک اقدام دیگر
    [FieldHospitals] خرج کردن «{ $card }»: بازگشت { $warriors } جنگجو به دژ
    [SpendForWood] خرج کردن «{ $card }» برای یک چوب در { $clearing }
    [SpendForDominance] خرج کردن «{ $card }» برای کارت سلطه
    [SpendSupporters] خرج کردن پشتیبان «{ $card }»
   *[other] خرج کردن «{ $card }»
    }
action-give = { $asks ->
    [Outrage] دادن «{ $card }» به پشتیبان‌ها
    [AidWithCard] دادن «{ $card }» به { $faction }
   *[other] دادن «{ $card }»
    }
action-discard = سوزاندن «{ $card }»
action-craft = { $told ->
    [yes] بالفعل‌سازی «{ $card }». { $effect_text }
   *[other] بالفعل‌سازی «{ $card }»
    }
action-build-at = { $told ->
    [yes] ساختن { $building } در { $clearing }: { $cost } چوب می‌دهید و { $points } امتیاز می‌گیرید
   *[other] ساختن { $building } در { $clearing }
    }
action-keep = گذاشتن دژ در { $clearing }
action-roost = گذاشتن لانه در { $clearing }
action-leader = { $told ->
    [yes] { $leader }. { $effect_text }
   *[other] رهبر: { $leader }
    }
action-decree = افزودن «{ $card }» به ستون { $column }
action-revolt = انقلاب در { $clearing } با انتخاب ۲ پشتیبانی که خرج می‌شوند
action-revolt-any = انقلاب در { $clearing }: خرج ۲ پشتیبان، حذف همه‌ی دشمنان، ساختن پایگاه
action-spread = { $told ->
    [yes] گسترش همدلی به { $clearing } با انتخاب پشتیبان‌ها: { $cost } پشتیبان می‌دهید و { $points } امتیاز می‌گیرید
   *[other] گسترش همدلی به { $clearing }
    }
action-spread-any = { $told ->
    [yes] گسترش همدلی به { $clearing }: { $cost } پشتیبان می‌دهید و { $points } امتیاز می‌گیرید
   *[other] گسترش همدلی به { $clearing }، پرنده‌ها آخر خرج می‌شوند
    }
action-organize = { $told ->
    [yes] سازمان‌دهی در { $clearing }: همدلی به جای یک جنگجو، { $points } امتیاز
   *[other] سازمان‌دهی در { $clearing }
    }
action-mobilize = بسیج «{ $card }»: افزودن به پشتیبان‌ها
action-train = آموزش یک افسر: خرج کردن «{ $card }»
action-character = { $told ->
    [yes] { $character }. { $effect_text }
   *[other] شخصیت: { $character }
    }
action-refresh = به رو برگرداندن { $item } ({ $state })
action-damage = آسیب به { $item } ({ $state })
action-mend = تعمیر { $item } ({ $state })
action-drop = کنار گذاشتن { $item } ({ $state })
action-exhaust = به پشت برگرداندن { $item }
action-take = برداشتن { $item }
action-aid = { $told ->
    [yes] یاری به { $faction } (رابطه: { $relation })
   *[other] یاری به { $faction }
    }
action-ally = همراه { $faction }
action-steal-from = دزدیدن یک کارت تصادفی از { $faction }
action-steal = «{ $card }» بیرون می‌آید
action-labor = برداشتن «{ $card }» از کارت‌های سوزانده‌شده
action-quest = { $told ->
    [yes] انجام مأموریت «{ $quest }»: به پشت برگرداندن { $items }
   *[other] انجام مأموریت «{ $quest }»
    }
action-shoot = زدن { a-piece }
action-partner = ائتلاف با { $faction }
action-activate = { $told ->
    [yes] فعال‌سازی سلطه‌ی { $suit }. { $effect_text }
   *[other] فعال‌سازی سلطه‌ی { $suit }
    }
action-take-dominance = برداشتن سلطه‌ی { $suit } در برابر یک کارت { $suit }
action-codebreakers = «رمزگشایان»: دیدن دست { $faction }
action-tax = «مأمور مالیات»: حذف یک جنگجو در { $clearing } و برداشتن یک کارت
action-stand-and-deliver = «ایست! هرچه داری بده»: برداشتن کارتی تصادفی از { $faction }؛ او ۱ امتیاز می‌گیرد
action-bank = «بانک نقب»: شما و { $faction } یک کارت برمی‌دارید
action-activate-piece = فعال کردن یک قطعه‌ی { $suit }
