## The table

error-no-seat = صندلی { $seat } وجود ندارد: این میز { $players } صندلی دارد که از صفر شمرده می‌شوند.

# Rows of a stored game that do not fit; the reason after the row's number.
row-after-end = پس از پایان بازی هم سطری آمده است.
row-wrong-seat = این سطر از صندلی { $seat } است، ولی نوبت صندلی { $expected } است.
row-illegal = حرکت { $code } آن‌جا ممکن نیست.
row-bad-undo = آن‌جا چیزی نیست که این صندلی بتواند پس بگیرد.
row-bad-kind = سطری از نوع «{ $kind }» نداریم.
