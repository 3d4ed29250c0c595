## چرا نه؟

reason-not-on-show = «{ $wonder }» میان شگفتی‌های روی میز نیست.
reason-covered = روی «{ $building }» هنوز { $count } کارت هست؛ تنها کارتی را می‌توان برداشت که چیزی رویش نباشد.
reason-built-already = «{ $building }» پیش‌تر ساخته شده است.
reason-not-in-structure = «{ $building }» در چیدمان این دوره نیست.
reason-cannot-buy = «{ $what }» برای شما { $price } سکه تمام می‌شود، چون باید { $units } واحد مصالح بخرید؛ شما { $coins } سکه دارید.
reason-cannot-pay = «{ $what }» { $price } سکه می‌خواهد؛ شما { $coins } سکه دارید.
reason-not-your-wonder = «{ $wonder }» از شگفتی‌های شما نیست.
reason-wonder-built = «{ $wonder }» پیش‌تر خلق شده است.
reason-seven-wonders = هفت شگفتی خلق شده است و دیگر نمی‌توان شگفتی خلق کرد.
reason-not-on-board = توکن «{ $token }» روی صفحه‌ی بازی نیست.
reason-not-drawn = توکن «{ $token }» میان سه توکنی که کشیدید نیست.
reason-not-in-their-city = «{ $building }» در شهر رقیب نیست.
reason-wrong-colour = تنها کارتی از این نوع را می‌توان باطل کرد: { $colour }.
reason-not-discarded = «{ $building }» میان کارت‌های باطل‌شده نیست.
