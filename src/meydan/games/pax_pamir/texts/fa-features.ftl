## What an opinion counts (`FEATURES` of evaluate.py), from the mover's side, as in "It hopes for more: A, B."

feature-points = امتیازهای پیروزی
feature-prospect = امید امتیاز در بررسی چیرگی بعدی
feature-urgent_prospect = امتیاز مورد انتظار از بررسی چیرگیِ نزدیک
feature-influence = نفوذ در ائتلاف خود
feature-cylinders = سیلندرهای در بازی
feature-coalition_lead = پیش بودن ائتلاف خود در شمار بلوک‌ها
feature-rupees = روپیه‌ها
feature-court = کارت‌های دربار
feature-ranks = رتبه‌ی کارت‌های دربار
feature-patriots = میهن‌دوستان دربار
feature-regions = منطقه‌های زیر فرمانداری
feature-hand = کارت‌های دست
feature-spies = جاسوس‌های در بازی
feature-gifts = هدیه‌ها
feature-abilities = توانایی‌های ویژه‌ی دربار
feature-outranked = رقیبان هم‌ائتلافی با نفوذ برابر یا بیشتر
feature-wakhan = نقش وخان
feature-deeds = گونه‌های اقدام روی کارت‌های دربار
feature-favored_cards = کارت‌های دربار از مجموعه‌ی مطلوب
feature-alone = تنها بودن در ائتلاف
feature-strength = مهره‌های حاکمیتی در منطقه‌های زیر فرمانداری

## How many there are of what is counted, and what stands out

amount-points = { $n } امتیاز پیروزی
amount-influence = { $n } نفوذ در ائتلاف خود
amount-cylinders = { $n } سیلندر در بازی
amount-rupees = { $n } روپیه
amount-court = { $n } کارت در دربار
amount-patriots = { $n } میهن‌دوست در دربار
amount-regions = { $n } منطقه‌ی زیر فرمانداری
amount-hand = { $n } کارت در دست
amount-spies = { $n } جاسوس در بازی
amount-gifts = { $n } هدیه
amount-abilities = { $n } توانایی ویژه در دربار
amount-outranked = { $n } رقیب هم‌ائتلافی با نفوذ برابر یا بیشتر
amount-deeds = { $n } گونه اقدام روی کارت‌های دربار
amount-favored_cards = { $n } کارت دربار از مجموعه‌ی مطلوب
amount-check = { $n } امتیاز اگر بررسی چیرگی آن‌وقت بیاید
amount-ranks = مجموع رتبه‌ی { $n } در دربار
amount-coalition_lead = { $n } بلوک جلوتر بودن ائتلاف خود
amount-coalition_gap = { $n } بلوک عقب بودن از ائتلاف پیشتاز

sight-check = اگر بررسی چیرگیِ توی بازار همین حالا بیاید: سهم این بازیکن { $n ->
    [0] هیچ است
   *[other] { $n } امتیاز است
} و سهم { $rivals ->
    [one] رقیب
   *[other] بهترینِ دیگران
} { $others } امتیاز.
sight-check-last = آخرین بررسی چیرگی در بازار است؛ اگر همین حالا بیاید: سهم این بازیکن { $n ->
    [0] هیچ است
   *[other] { $n } امتیاز است
} و سهم { $rivals ->
    [one] رقیب
   *[other] بهترینِ دیگران
} { $others } امتیاز.
