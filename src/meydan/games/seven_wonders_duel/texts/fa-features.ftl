## What an opinion counts (`FEATURES` of evaluate.py), from the mover's side, as in "It hopes for more: A, B."

feature-turn = نوبت بعدی
feature-points = امتیاز تا این‌جا
feature-coins = سکه‌ها
feature-purse = پنج سکه‌ی نخست
feature-raw = تولید مواد خام
feature-goods = تولید محصولات کارخانه‌ای
feature-raw_choice = تولید انتخابی مواد خام
feature-goods_choice = تولید انتخابی محصولات کارخانه‌ای
feature-fixed_prices = مصالح با بهای ثابت
feature-lead = پیش بودن در مسیر نظامی
feature-deep_lead = نزدیکی به پایتخت رقیب
feature-siege = محاصره‌ی پایتخت رقیب
feature-symbols = نمادهای علمی گوناگون
feature-four_symbols = بودن در دوقدمی چیرگی علمی
feature-five_symbols = بودن در یک‌قدمی چیرگی علمی
feature-plans = شگفتی‌های خلق‌نشده
feature-repeats = شگفتی‌های خلق‌نشده با نوبت اضافی
feature-built = شگفتی‌های خلق‌شده
feature-chains = ساختمان‌های آینده‌ای که با زنجیره رایگان‌اند
feature-dear_plans = کسری سکه برای خلق شگفتی‌ها

## Buildings in the city

feature-colour-brown = کارت‌های قهوه‌ای شهر
feature-colour-grey = کارت‌های خاکستری شهر
feature-colour-blue = کارت‌های آبی شهر
feature-colour-green = کارت‌های سبز شهر
feature-colour-yellow = کارت‌های زرد شهر
feature-colour-red = کارت‌های قرمز شهر
feature-colour-purple = انجمن‌های صنفی شهر

## Progress tokens

feature-token-agriculture = توکن «{ token-agriculture }»
feature-token-architecture = توکن «{ token-architecture }»
feature-token-economy = توکن «{ token-economy }»
feature-token-law = توکن «{ token-law }»
feature-token-masonry = توکن «{ token-masonry }»
feature-token-mathematics = توکن «{ token-mathematics }»
feature-token-philosophy = توکن «{ token-philosophy }»
feature-token-strategy = توکن «{ token-strategy }»
feature-token-theology = توکن «{ token-theology }»
feature-token-urbanism = توکن «{ token-urbanism }»

## Wonders still to build

feature-plan-appian_way = حق خلق «{ wonder-appian_way }»
feature-plan-circus_maximus = حق خلق «{ wonder-circus_maximus }»
feature-plan-colossus = حق خلق «{ wonder-colossus }»
feature-plan-great_library = حق خلق «{ wonder-great_library }»
feature-plan-great_lighthouse = حق خلق «{ wonder-great_lighthouse }»
feature-plan-hanging_gardens = حق خلق «{ wonder-hanging_gardens }»
feature-plan-mausoleum = حق خلق «{ wonder-mausoleum }»
feature-plan-piraeus = حق خلق «{ wonder-piraeus }»
feature-plan-pyramids = حق خلق «{ wonder-pyramids }»
feature-plan-sphinx = حق خلق «{ wonder-sphinx }»
feature-plan-statue_of_zeus = حق خلق «{ wonder-statue_of_zeus }»
feature-plan-temple_of_artemis = حق خلق «{ wonder-temple_of_artemis }»

## How many there are of what is counted, and what stands out

amount-points = { $n } امتیاز
amount-coins = { $n } سکه
amount-raw = { $n } واحد ماده‌ی خام در هر نوبت
amount-goods = { $n } محصول کارخانه‌ای در هر نوبت
amount-symbols = { $n } نماد علمی از ۶
amount-built = { $n } شگفتی خلق‌شده
amount-lead = { $n } خانه جلو در مسیر نظامی
amount-behind = { $n } خانه عقب در مسیر نظامی
amount-repeats = { $n } شگفتی با نوبت اضافی در راه
amount-colour-brown = { $n } کارت قهوه‌ای
amount-colour-grey = { $n } کارت خاکستری
amount-colour-blue = { $n } کارت آبی
amount-colour-green = { $n } کارت سبز
amount-colour-yellow = { $n } کارت زرد
amount-colour-red = { $n } کارت قرمز
amount-colour-purple = { $n } انجمن صنفی

sight-symbols-own = { $n } نماد علمی از ۶ گرد آمده و { $what } رو به بالا روی میز { $count ->
    [one] است.
   *[other] هستند.
}
sight-symbols-rival = خطر: رقیب { $n } نماد علمی از ۶ دارد و { $what } رو به بالا روی میز { $count ->
    [one] است.
   *[other] هستند.
}
sight-army-own = تا پایتخت رقیب فقط { $n } خانه‌ی مسیر نظامی مانده است.
sight-army-rival = خطر: سپاه رقیب با { $n } خانه‌ی دیگر بازی را می‌برد.
