// Keeps the last pages read-only for when there is no line, and shows calls to the table.
// @ts-check
const KEPT = "meydan-1",
  MOST = 60;
const self_ = /** @type {any} */ (self);

self_.addEventListener("install", () => self_.skipWaiting());
self_.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(forgetOthers()));

async function forgetOthers() {
  for (const name of await caches.keys()) if (name !== KEPT) await caches.delete(name);
  await self_.clients.claim();
}

/** Files with a stamp never change; pages are asked for anew and kept for a dark hour. */
self_.addEventListener("fetch", (/** @type {any} */ event) => {
  const request = event.request,
    url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  const file = /\/(static|sprite)\//.test(url.pathname),
    page = request.mode === "navigate";
  if (file) event.respondWith(kept(request));
  else if (page) event.respondWith(fresh(request));
});

/** @param {Request} request */
async function kept(request) {
  const cache = await caches.open(KEPT);
  return (await cache.match(request)) ?? keep(cache, request, await fetch(request));
}

/** @param {Request} request */
async function fresh(request) {
  const cache = await caches.open(KEPT);
  try {
    return await keep(cache, request, await fetch(request));
  } catch (error) {
    const last = await cache.match(request);
    if (!last) throw error;
    return offline(last);
  }
}

/** @param {Cache} cache @param {Request} request @param {Response} answer */
async function keep(cache, request, answer) {
  if (answer.ok && !answer.redirected) {
    await cache.put(request, answer.clone());
    const names = await cache.keys();
    for (const old of names.slice(0, Math.max(0, names.length - MOST))) await cache.delete(old);
  }
  return answer;
}

/** The last position, marked so that the page offers nothing to press. @param {Response} last */
async function offline(last) {
  const text = (await last.text()).replace("<html ", "<html data-offline='' ");
  return new Response(text, {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": last.headers.get("content-security-policy") ?? "",
    },
  });
}

self_.addEventListener("push", (/** @type {any} */ event) => {
  const call = event.data?.json() ?? {};
  event.waitUntil(
    self_.registration.showNotification(call.title, { body: call.body, tag: call.tag, data: call.address }),
  );
});

self_.addEventListener("notificationclick", (/** @type {any} */ event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data));
});

/** @param {string} address */
async function show(address) {
  for (const window of await self_.clients.matchAll({ type: "window" }))
    if (new URL(window.url).pathname === address) return window.focus();
  return self_.clients.openWindow(address);
}
