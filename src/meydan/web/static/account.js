// Passkeys, calls, the personal link: what an account page needs beyond forms.
// @ts-check
const words = JSON.parse(document.getElementById("words")?.textContent ?? "{}");

/** @param {string} path @param {unknown} [body] */
const post = (path, body = {}) =>
  fetch(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });

/** @param {string} key */
function tell(key) {
  const out = document.getElementById("told");
  if (out) out.textContent = words[key] ?? key;
}

/** @param {string} text */
const bytes = (text) =>
  Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (letter) => letter.charCodeAt(0));
/** @param {ArrayBuffer | null} data */
const letters = (data) =>
  data === null
    ? null
    : btoa(String.fromCharCode(...new Uint8Array(data)))
        .replace(/\+/g, "-")
        .replace(/\//g, "_")
        .replace(/=+$/, "");

async function addPasskey() {
  const options = await (await post("/account/passkey")).json();
  const made = /** @type {any} */ (
    await navigator.credentials.create({
      publicKey: {
        ...options,
        challenge: bytes(options.challenge),
        user: { ...options.user, id: bytes(options.user.id) },
        excludeCredentials: options.excludeCredentials.map((/** @type {any} */ known) => ({
          ...known,
          id: bytes(known.id),
        })),
      },
    })
  );
  const answer = await post("/account/passkey/added", {
    id: made.id,
    rawId: letters(made.rawId),
    type: made.type,
    response: {
      clientDataJSON: letters(made.response.clientDataJSON),
      attestationObject: letters(made.response.attestationObject),
    },
  });
  tell(answer.ok ? "passkey-added" : "failed");
  if (answer.ok) location.reload();
}

async function enter() {
  const options = await (await post("/account/enter")).json();
  const found = /** @type {any} */ (
    await navigator.credentials.get({
      publicKey: { ...options, challenge: bytes(options.challenge), allowCredentials: [] },
    })
  );
  const answer = await post("/account/entered", {
    id: found.id,
    rawId: letters(found.rawId),
    type: found.type,
    response: {
      clientDataJSON: letters(found.response.clientDataJSON),
      authenticatorData: letters(found.response.authenticatorData),
      signature: letters(found.response.signature),
      userHandle: letters(found.response.userHandle),
    },
  });
  if (answer.ok) location.reload();
  else tell("failed");
}

async function callMe() {
  const worker = await navigator.serviceWorker.register("/sw.js");
  if ((await Notification.requestPermission()) !== "granted") return tell("failed");
  const { key } = await (await fetch("/push")).json();
  const wanted = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
  const { endpoint, keys } = wanted.toJSON();
  const answer = await post("/push", { endpoint, keys });
  tell(answer.ok ? "called" : "failed");
}

async function personalLink() {
  const answer = await post("/account/link");
  if (!answer.ok) return tell("failed");
  const out = /** @type {HTMLInputElement} */ (document.getElementById("link-out"));
  out.value = new URL((await answer.json()).address, location.href).href;
  out.hidden = false;
  out.select();
}

const deeds = /** @type {Record<string, () => Promise<unknown>>} */ ({ addPasskey, enter, callMe, personalLink });
for (const button of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-deed]")))
  button.addEventListener("click", () => deeds[button.dataset.deed ?? ""]?.().catch(() => tell("failed")));
