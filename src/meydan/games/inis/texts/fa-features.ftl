## What an opinion counts (`FEATURES` of evaluate.py), from the mover's side, as in "It hopes for more: A, B."

feature-best = پیشرفت در نزدیک‌ترین شرط پیروزی
feature-second = پیشرفت در دومین شرط پیروزی
feature-third = پیشرفت در سومین شرط پیروزی
feature-near_best = رسیدن به یک‌قدمی یک شرط پیروزی
feature-conditions = شرط‌های برآورده‌ی پیروزی
feature-claim = شرط‌های برآورده هنگام ادعای تاج‌وتخت
feature-brenn = مقام برِن
feature-deeds = دلاوری‌ها
feature-clans = قبایل خود در جزیره
feature-chieftain = مناطق زیر ریاست
feature-epics = کارت‌های روایت حماسی
feature-advantages = کارت‌های مزیت
feature-more_cards = پیش بودن در شمار کارت‌های اقدام
feature-exposed = قبایل محافظت‌نشده
feature-capital = ریاست پایتخت
feature-citadels = قلعه‌های مناطق محل حضور
feature-presence = مناطق محل حضور
feature-last_to_pass = حرف آخر در فصل
feature-card-bard = کارت «{ card-bard }»
feature-card-citadel = کارت «{ card-citadel }»
feature-card-conquest = کارت «{ card-conquest }»
feature-card-craftsmen_and_peasants = کارت «{ card-craftsmen_and_peasants }»
feature-card-druid = کارت «{ card-druid }»
feature-card-emissaries = کارت «{ card-emissaries }»
feature-card-exploration = کارت «{ card-exploration }»
feature-card-festival = کارت «{ card-festival }»
feature-card-geis = کارت «{ card-geis }»
feature-card-master_craftsman = کارت «{ card-master_craftsman }»
feature-card-migration = کارت «{ card-migration }»
feature-card-new_alliance = کارت «{ card-new_alliance }»
feature-card-new_clans = کارت «{ card-new_clans }»
feature-card-raid = کارت «{ card-raid }»
feature-card-sanctuary = کارت «{ card-sanctuary }»
feature-card-scouts_and_spies = کارت «{ card-scouts_and_spies }»
feature-card-warlord = کارت «{ card-warlord }»

## How many there are of what is counted, and what stands out

amount-deeds = { $n } دلاوری
amount-clans = { $n } قبیله در جزیره
amount-chieftain = { $n } منطقه‌ی زیر ریاست
amount-epics = { $n } کارت روایت حماسی
amount-advantages = { $n } کارت مزیت
amount-citadels = { $n } قلعه در مناطق محل حضور
amount-hand = { $n } کارت اقدام در دست
amount-leadership = { $n } قبیله‌ی رقیب از ۶ زیر ریاست خود
amount-sanctuaries = { $n } عبادتگاه از ۶
amount-territories = { $n } منطقه از ۶

sight-draft = از کارت‌های دست، { $what } معمولاً بیش از بقیه به کار می‌آید.
sight-near-own = برای پیروزی تا این‌جا: { $what }{ $deeds ->
    [0] {""}
   *[other] {" "}(و { $deeds } دلاوری)
}.
sight-close-rival = خطر: { $rival } در یک‌قدمی یکی از شرط‌های پیروزی است.
sight-met-rival = خطر: { $rival } یکی از شرط‌های پیروزی را دارد.
sight-hands = { $n } کارت اقدام در دست هست و { $others ->
    [0] در دست { $rivals ->
        [one] رقیب هیچ.
       *[other] دیگران هیچ.
    }
   *[other] { $rivals ->
        [one] { $others } کارت در دست رقیب.
       *[other] در دست هیچ‌یک از دیگران بیش از { $others } کارت نیست.
    }
}
