## چرا نه؟

reason-no-actions = هر دو اقدام شما انجام شده است؛ تنها کارت‌های مجموعه‌ی مطلوب هنوز می‌توانند اقدام کنند.
reason-empty-spot = آن‌جا کارتی نیست.
reason-never-sold = «{ $card }» را هرگز نمی‌توان خرید.
reason-paid-onto = در این نوبت روی «{ $card }» روپیه گذاشته‌اید؛ پس در همین نوبت نمی‌توانید آن را بخرید.
reason-pay-before-collecting = «{ $card }» { $cost } روپیه می‌خواهد و شما { $rupees } روپیه دارید؛ { $coins } روپیه‌ای که روی آن است پس از پرداخت به شما می‌رسد.
reason-too-dear = «{ $card }» { $cost } روپیه می‌خواهد؛ شما { $rupees } روپیه دارید.
reason-too-dear-doubled = «{ $card }» { $cost } روپیه می‌خواهد، چون تا وقتی مجموعه‌ی نظامی مطلوب است بهای بازار دو برابر است؛ شما { $rupees } روپیه دارید.
reason-played-already = «{ $card }» هم‌اکنون در دربار شماست.
reason-in-their-court = «{ $card }» در دربار { $owner } است.
reason-buy-it-first = «{ $card }» هنوز در بازار است؛ نخست باید آن را خرید.
reason-discarded = «{ $card }» سوزانده شده است و دیگر به بازی بازنمی‌گردد.
reason-is-a-prize = «{ $card }» جایزه است و دیگر کارت دربار نیست.
reason-not-on-the-table = «{ $card }» روی میز دیده نمی‌شود.
reason-play-it-first = «{ $card }» در دست شماست؛ تنها از دربار می‌توان با آن اقدام کرد.
reason-card-lacks-action = «{ $card }» این اقدام را ندارد: { $deed }.
reason-card-used = «{ $card }» در این نوبت به کار رفته است؛ هر کارت در هر نوبت یک اقدام دارد.
reason-no-bonus = هر دو اقدام شما انجام شده است و اقدام «{ $card }» تنها وقتی اضافی است که مجموعه‌ی { $suit } مطلوب باشد.
reason-nothing-to-tax = چیزی برای مالیات گرفتن نیست: روی هیچ کارت بازار روپیه نیست و هیچ بازیکنی که کارتی از منطقه‌ی زیر فرمان شما دارد، بیش از محافظ مالیاتش روپیه ندارد.
reason-gifts-full = هر سه فضای هدیه‌ی شما پر است.
reason-gift-too-dear = این هدیه { $cost } روپیه می‌خواهد؛ شما { $rupees } روپیه دارید.
reason-no-cylinder = هر ده سیلندر شما در بازی است و همگی در همین نوبت گذاشته شده‌اند؛ پس سیلندری برای هدیه نمی‌ماند.
reason-rules-nothing = فرماندار هیچ منطقه‌ای نیستید؛ پس جایی برای ساخت ندارید.
reason-build-too-dear = هر بلوک ۲ روپیه می‌خواهد؛ شما { $rupees } روپیه دارید.
reason-no-block = همه‌ی بلوک‌های { $coalition } در همین نوبت گذاشته شده‌اند؛ بلوکی برای ساخت نمانده است.
reason-only-card = در همه‌ی دربارها تنها یک کارت هست؛ پس جاسوس جایی برای رفتن ندارد.
reason-armies-without-road = کنار هیچ‌یک از ارتش‌های { $coalition } راهی از همان ائتلاف نیست و شما روی هیچ کارتی جاسوس ندارید.
reason-nothing-to-move = نه ارتشی از { $coalition } روی نقشه هست و نه جاسوسی از شما روی کارتی.
reason-no-spy-out = روی هیچ کارت درباری جاسوس ندارید.
reason-betray-too-dear = خیانت ۲ روپیه می‌خواهد؛ شما { $rupees } روپیه دارید.
reason-all-guarded = جاسوس‌های شما تنها روی کارت‌های سیاسیِ دربارهایی هستند که «محافظان» دارند.
reason-nobody-to-fight = هر جا که ارتش یا جاسوس دارید، هیچ مهره‌ی دشمنی را نمی‌توان حذف کرد.
reason-no-fighters = در هیچ منطقه‌ای ارتش { $coalition } نیست و روی هیچ کارتی جاسوسی برای نبرد ندارید.
reason-withdrawn = از این کار با «{ $card }» همین حالا انصراف دادید؛ وقتی مهره، کارت یا روپیه‌ای جابه‌جا شود باز می‌توانید آن را بیازمایید.
reason-wakhan-never-waives = { $taker } هرگز از رشوه نمی‌کاهد.
reason-no-talks = سر این میز رشوه یا کامل پرداخت می‌شود یا هیچ.
reason-asked-already = در این نوبت یک بار از { $taker } تخفیف خواسته‌اید.
reason-refused-enough = در این نوبت { $refusals } بار پاسخ رد شنیده‌اید؛ دیگر نمی‌توان رشوه‌ی کمتری پیشنهاد کرد.
reason-ruler-bribe = { $taker } فرماندار { $region } است: بازی کردن «{ $card }» { $bribe } روپیه رشوه می‌خواهد؛ شما { $rupees } روپیه دارید.
reason-hostage-bribe = { $taker } «{ $card }» را گروگان گرفته است: رشوه { $bribe } روپیه است{ $cost ->
    [0] {""}
   *[other] {" "}و خود اقدام { $cost } روپیه می‌خواهد
}؛ شما { $rupees } روپیه دارید.
reason-bribe-short = رشوه { $bribe } روپیه است{ $cost ->
    [0] {""}
   *[other] {" "}و خود اقدام دست‌کم { $cost } روپیه می‌خواهد
}؛ شما { $rupees } روپیه دارید.
reason-offer-not-lower = رشوه‌ی کامل { $bribe } روپیه است؛ تنها مبلغ کمتری را می‌توان پیشنهاد کرد.
reason-offer-too-high = نمی‌توانید { $share } روپیه پیشنهاد کنید: { $rupees } روپیه دارید{ $cost ->
    [0] {""}
   *[other] {" "}و خود اقدام دست‌کم { $cost } روپیه می‌خواهد
}.
reason-no-manners = تنها با «آداب درباری» می‌توان رشوه را نپرداخت.
reason-loose-rupees = این روپیه‌ها روی جایی خالی است؛ تا کارتی آن‌جا نیاید نمی‌توان از آن‌ها مالیات گرفت.
reason-no-rupee-there = روی «{ $card }» روپیه‌ای نیست.
reason-tax-self = از خودتان نمی‌توانید مالیات بگیرید.
reason-empty-court = دربار { $victim } خالی است؛ پس چیزی از آن زیر فرمان شما نیست.
reason-not-under-your-rule = { $victim } در دربارش کارتی از منطقه‌ای که فرماندارش هستید ندارد.
reason-has-no-rupees = { $victim } روپیه‌ای ندارد.
reason-sheltered = { $victim } { $rupees } روپیه دارد و ستاره‌های اقتصادی‌اش { $shelter } روپیه را از مالیات حفظ می‌کند.
reason-gift-there = هدیه‌ی { $cost } روپیه‌ای شما هم‌اکنون آن‌جاست.
reason-at-least-one = پیش از پایان دادن باید دست‌کم یکی انجام شود.
reason-in-your-hand = «{ $card }» در دست شماست؛ کارتی از دربارها لازم است.
reason-other-icon = این آیکون «{ $card }» چیز دیگری می‌گذارد: { $icon }.
reason-other-region = «{ $card }» از { $region } است؛ کارتی از این منطقه لازم است: { $wanted }.
reason-spied-on-already = روی «{ $card }» جاسوس هست؛ باج‌گیری کارتی بی‌جاسوس می‌خواهد.
reason-border-elsewhere = { $border } از مرزهای { $region } نیست.
reason-border-not-ruled = فرماندار { $one } یا { $other } نیستید؛ پس میان آن‌ها نمی‌توانید راه بسازید.
reason-rule-needs-tribe = فرماندار { $region } نیستید: آن‌جا قبیله‌ای ندارید.
reason-ruled-by-other = فرماندار { $region } { $ruler } است؛ شما آن‌جا تنها { $mine } مهره‌ی حاکمیتی دارید.
reason-rule-not-clear = { $region } فرماندار ندارد: شما آن‌جا { $mine } مهره‌ی حاکمیتی دارید و این از همه بیشتر نیست.
reason-no-army-there = در { $region } ارتشی از { $coalition } نیست.
reason-no-road-there = روی { $border } راهی از { $coalition } نیست.
reason-no-tribe-there = در { $region } قبیله‌ای ندارید.
reason-no-gift-there = روی فضای { $cost } روپیه هدیه‌ای ندارید.
reason-no-spy-there = روی «{ $card }» جاسوسی ندارید.
reason-placed-this-turn = در همین نوبت گذاشته شده است و باید همان‌جا بماند.
reason-tribes-stay = قبیله‌ها تنها با «ملی‌گرایی» حرکت می‌کنند.
reason-no-road-out = هیچ راهی از { $coalition } از { $region } بیرون نمی‌رود.
reason-same-region = مهره هم‌اکنون در { $region } است.
reason-not-adjacent = { $region } با { $origin } هم‌مرز نیست.
reason-no-road-between = میان { $origin } و { $region } راهی از { $coalition } نیست.
reason-same-card = جاسوس هم‌اکنون روی «{ $card }» است.
reason-not-next-card = «{ $card }» در حلقه‌ی دربارها بیش از { $steps } گام از «{ $origin }» دور است.
reason-bodyguards = دربار { $owner } «محافظان» دارد: به کارت سیاسی «{ $card }» نمی‌توان خیانت کرد.
reason-no-army-to-fight = در { $region } ارتشی از { $coalition } برای نبرد ندارید.
reason-no-enemy-there = در { $region } و روی مرزهایش مهره‌ی دشمن نیست.
reason-no-enemy-spy = هیچ‌کس دیگری روی «{ $card }» جاسوس ندارد.
reason-own-piece = مهره‌های خودتان را نمی‌توانید حذف کنید.
reason-their-tribe-elsewhere = { $victim } در { $region } قبیله ندارد.
reason-their-spy-elsewhere = { $victim } روی «{ $card }» جاسوس ندارد.
reason-shares-loyalty = { $victim } به ائتلاف خود شما وفادار است: { $coalition }.
reason-citadel = دژِ «{ $card }» از قبیله‌های { $victim } در { $region } محافظت می‌کند.
reason-advisors = «مشاوران بی‌بدیل» از جاسوس‌های { $victim } محافظت می‌کنند.
reason-battle-in-region = نبرد در { $region } است؛ جاسوس‌ها روی کارت‌ها هستند.
reason-battle-on-card = نبرد روی «{ $card }» است؛ آن‌جا تنها جاسوس هست.
reason-own-coalition = خودتان به این ائتلاف وفادارید: { $coalition }.
reason-no-safe-house = «{ $card }» خانه‌ی امن نیست.
reason-not-overthrown = «{ $card }» کارت سیاسی { $region } نیست؛ پس سرنگون نمی‌شود.
reason-not-a-patriot = «{ $card }» میهن‌دوست ائتلافی که ترکش می‌کنید ({ $coalition }) نیست؛ پس می‌ماند.
reason-from-hand-only = «{ $card }» در دربار شماست؛ کارتی از دست لازم است.
reason-from-court-only = «{ $card }» در دست شماست؛ کارتی از دربار لازم است.
reason-no-such-player = سر این میز تنها { $players } بازیکن نشسته‌اند.
reason-swap-self = دست خود را با خودتان نمی‌توانید عوض کنید.
