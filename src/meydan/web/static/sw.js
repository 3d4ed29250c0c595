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
    const last = await cache.match(request, { ignoreVary: true });
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

/** A table tells how it stands now: kept is its last position, not its first. */
self_.addEventListener("message", (/** @type {any} */ event) => event.waitUntil(stand(event.source.url, event.data)));

/** @param {string} address @param {string} text */
async function stand(address, text) {
  const cache = await caches.open(KEPT),
    page = (await cache.match(address, { ignoreVary: true })) ?? (await fetch(address));
  await cache.delete(address, { ignoreVary: true });
  await cache.put(address, like(page, text.replace(/ style="[^"]*"/g, ""))); // the page's law forbids styles in markup
}

/** @param {Response} page @param {string} text */
function like(page, text) {
  const law = page.headers.get("content-security-policy") ?? "";
  return new Response(text, {
    headers: { "content-type": "text/html; charset=utf-8", "content-security-policy": law },
  });
}

/** The last position, marked so that the page offers nothing to press. @param {Response} last */
async function offline(last) {
  return like(last, (await last.text()).replace("<html ", "<html data-offline='' "));
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
