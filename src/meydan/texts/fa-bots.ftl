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

bot-why-any = همه‌ی گزینه‌ها برایش یکسان بود.
bot-why-whim = چیزی را نسنجید و همان کاری را کرد که اول به ذهنش رسید.
bot-why-best = «{ $action }» از همه بهتر به نظر می‌آمد: حدود { $percent }٪ احتمال برد.
bot-why-clear = «{ $action }» آشکارا بهترین کار بود: حدود { $percent }٪ احتمال برد.
bot-why-even = «{ $action }» از هیچ گزینه‌ی دیگری کم نداشت: حدود { $percent }٪ احتمال برد.
bot-why-chosen = «{ $action }» را انتخاب کرد: حدود { $percent }٪ احتمال برد.
bot-why-wins = با «{ $action }» بازی را می‌برد.
bot-why-lost = تا جایی که پیداست بازی باخته است؛ هیچ کاری باخت را بیش از «{ $action }» عقب نمی‌اندازد.
bot-why-alone = هیچ گزینه‌ی دیگری ارزش بررسی بیشتر نداشت.
bot-why-better = امیدبخش‌تر از آن: { $what }.
bot-why-as-good = به همان خوبی: { $what }.
bot-why-close = کمی عقب‌تر: { $what }.
bot-why-worse = آشکارا ضعیف‌تر: { $what }.
bot-why-deed = «{ $action }»
bot-why-option = «{ $action }» ({ $percent }٪)
bot-why-and = { $some } و { $last }
bot-why-then = {"، سپس "}
bot-why-more = نتیجه: { $what }.
bot-why-turn = نتیجه تا پایان نوبت: { $what }.
bot-why-from = { $what } (اکنون { $before })
bot-why-less = این کمتر می‌شود: { $what }.
bot-why-less-too = و این کمتر می‌شود: { $what }.
bot-why-left = آنچه می‌ماند: { $what }.
bot-why-costs = در عوض این‌ها کمتر می‌شود: { $what }.
bot-why-burdens = زیان آن: { $what }.
bot-why-plan = نقشه‌ی ادامه: { $line }.
bot-why-next = پاسخی که انتظارش می‌رود: { $line }.
bot-why-own = در جواب «{ $action }»
bot-why-rival = «{ $action }» از رقیب
bot-why-other = «{ $action }» از { $player }
bot-why-played = «{ $action }» را بازی کرد.
bot-why-forced = گزینه‌ی دیگری در کار نبود.
bot-why-hidden = این حرکت هنوز از شما پنهان است؛ پس از پایان بازی دوباره بپرسید.
bot-why-button = چرا؟

error-unknown-bot = رباتی به نام «{ $name }» نیست. ربات‌ها: { $allowed }.
error-bad-bot-setting = ربات «{ $name }»: «{ $setting }» پذیرفته نیست. تنظیم‌ها مانند iterations=عدد، seconds=عدد و network=پرونده.
