## Bots

bot-newcomer = تازه‌کار
bot-newcomer-about = تازه قوانین را یاد گرفته و هرچه به چشمش خوش بیاید بازی می‌کند.
bot-easy = آسان
bot-easy-about = قدم بعدی را می‌بیند، ولی نه خیلی دورتر از آن را.
bot-medium = متوسط
bot-medium-about = از پیش نقشه می‌کشد و چیز مهمی از دستش درنمی‌رود.
bot-hard = سخت
bot-hard-about = تا دوردست نقشه می‌کشد و از اشتباه نمی‌گذرد.
bot-expert = استاد
bot-expert-about = هرچه در توان دارد می‌گذارد و تا هر وقت مجال باشد فکر می‌کند.
bot-random = تصادفی
bot-random-about = برای هر انتخاب تاس می‌اندازد.
bot-greedy = حریص
bot-greedy-about = چیزی را برمی‌دارد که همین حالا بهتر به چشم می‌آید.
bot-uct = جست‌وجوی ساده
bot-uct-about = جست‌وجوی درختی بی‌هیچ شناختی از بازی؛ سنجه‌ای برای دیگران.

bot-why-any = چیزی برای سنجیدن نبود: همه‌ی گزینه‌ها یکسان می‌نمود.
bot-why-best = «{ $action }» از همه بهتر می‌نمود: حدود { $percent }٪ احتمال برد.
bot-why-chosen = «{ $action }» را برگزید: حدود { $percent }٪ احتمال برد.
bot-why-better = «{ $action }» بهتر می‌نمود: حدود { $percent }٪.
bot-why-alone = هیچ گزینه‌ی دیگری به بررسی بیشتر نمی‌ارزید.
bot-why-as-good = «{ $action }» هم به همان خوبی بود: حدود { $percent }٪.
bot-why-close = «{ $action }» چندان عقب نبود: حدود { $percent }٪.
bot-why-worse = «{ $action }» آشکارا ضعیف‌تر بود: حدود { $percent }٪.
bot-why-more = امید دارد این‌ها بیشتر شود: { $what }.
bot-why-less = امید دارد این‌ها کمتر شود: { $what }.
bot-why-costs = در عوض می‌پذیرد که این‌ها کمتر شود: { $what }.
bot-why-burdens = در عوض می‌پذیرد که این‌ها بیشتر شود: { $what }.
bot-why-next = پس از آن انتظار دارد: { $line }.
bot-why-own = «{ $action }» از خودش
bot-why-rival = «{ $action }» از بازیکنی دیگر
bot-why-played = «{ $action }» را بازی کرد.
bot-why-forced = گزینه‌ی دیگری نداشت.
bot-why-hidden = این حرکت هنوز از شما پنهان است؛ پس از پایان بازی دوباره بپرسید.
bot-why-button = چرا؟

error-unknown-bot = رباتی به نام «{ $name }» نیست. ربات‌ها: { $allowed }.
error-bad-bot-setting = ربات «{ $name }»: «{ $setting }» پذیرفته نیست. تنظیم‌ها مانند iterations=عدد، seconds=عدد و network=پرونده.
