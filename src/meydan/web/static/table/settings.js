// What the menu holds: the way back from elsewhere, and what this browser remembers. Loaded when it is opened.
import { $, kept, words } from "./page.js";
import { sound } from "./notice.js";
import { post } from "./stream.js";

if ($("link")) {
  $("link").onclick = async () => {
    const answer = await post("link");
    if (!answer?.ok) return;
    const { address } = await answer.json();
    $("link-out").textContent = `${words["link-text"]} ${new URL(address, location.href).href}`;
  };
}

for (const name of ["sound", "notify", "follow"]) {
  const box = $(name);
  if (!box) continue;
  box.checked = kept.get(name) === "1";
  box.onchange = async () => {
    const wanted = name === "notify" && box.checked && "Notification" in window;
    if (wanted && (await Notification.requestPermission()) !== "granted") box.checked = false;
    kept.set(name, box.checked ? "1" : "0");
    if (name === "sound" && box.checked) sound("turn");
  };
}
