## The table

error-no-seat = صندلی { $seat } وجود ندارد: این میز { $players } صندلی دارد که از صفر شمرده می‌شوند.

# Rows of a stored game that do not fit; the reason after the row's number.
row-after-end = پس از پایان بازی هم سطری آمده است.
row-wrong-seat = این سطر از صندلی { $seat } است، ولی نوبت صندلی { $expected } است.
row-illegal = حرکت { $code } آن‌جا ممکن نیست.
row-bad-undo = آن‌جا چیزی نیست که این صندلی بتواند پس بگیرد.
row-bad-kind = سطری از نوع «{ $kind }» نداریم.

# پنجره‌های پاسخ، دستورهای ماندگار، پس‌گرفتن.

prompt-window = لحظه‌ای برای پاسخ هر کس که بخواهد.
prompt-window-waits = { $count ->
    [one] { $names } کمی زمان برای فکر می‌خواهد.
   *[other] { $names } کمی زمان برای فکر می‌خواهند.
 }
window-wait = صبر کنید
window-go-on = ادامه دهید
orders = پاسخ‌های خودکار
order-always-wait = همیشه به من زمان بده
order-always-wait-why = هر بار که کسی می‌تواند پاسخ دهد، میز منتظر شما می‌ماند، هر چه در دست داشته باشید؛ پس چیزی لو نمی‌رود.
undo-ask = اجازه‌ی پس‌گرفتن
undo-asked = { $name } می‌خواهد حرکتی را پس بگیرد ({ $given } از { $needed } نفر موافق‌اند).
undo-asked-by-you = شما خواسته‌اید حرکتی را پس بگیرید ({ $given } از { $needed } نفر موافق‌اند).
undo-agree = پس بگیرد
undo-refuse = نه
pace = وقتی کسی می‌تواند پاسخ دهد
pace-why = میز چقدر منتظر پاسخ‌هایی مانند کمین یا کارت تریسکل می‌ماند. این مکث برای همه یکسان است، هر که هر چه در دست دارد؛ هر کس هم می‌تواند زمان بیشتری بخواهد.
pace-0-5 = نیم ثانیه
pace-1 = ۱ ثانیه
pace-1-5 = ۱٫۵ ثانیه
pace-2 = ۲ ثانیه
pace-3 = ۳ ثانیه
pace-quick = سریع: شاید لو برود چه کسی می‌توانست پاسخ دهد
pace-everyone = منتظر همه بمان
