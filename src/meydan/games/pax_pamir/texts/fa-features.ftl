## What an opinion counts (`FEATURES` of evaluate.py), from the mover's side, as in "It hopes for more: A, B."

feature-points = امتیازهای پیروزی
feature-prospect = امتیاز مورد انتظار از بررسی چیرگی بعدی
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
