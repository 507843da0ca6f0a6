// What went wrong, and the next step: try again, or show a key.
import { el } from "./dom.js";
import { keepKey } from "./server.js";

const KEY_KINDS = new Set(["key", "wrong-key"]);

export function faultNode(fault, words, retry) {
  if (KEY_KINDS.has(fault.kind) && retry) return keyForm(fault, words, retry);
  return el("div", { class: "fault", role: "alert" },
    el("p", {}, told(fault, words)), retry && retryButton(words, retry, fault.retryAfter));
}

/** A fault in words: the server's own where it gave some. */
export const told = (fault, words) => fault.message
  || { broken: words.broken, key: words.keyNeeded, "wrong-key": words.keyRefused }[fault.kind] || words.unreachable;

function retryButton(words, retry, seconds) {
  const button = el("button", { type: "button", disabled: seconds > 0, onclick: retry }, words.retry);
  if (seconds > 0) setTimeout(() => (button.disabled = false), seconds * 1000);
  return button;
}

function keyForm(fault, words, retry) {
  const isRefused = fault.kind === "wrong-key";
  const input = el("input", {
    type: "password", required: true, autocomplete: "off", "aria-label": words.key, "aria-invalid": isRefused && "true",
  });
  return el("form", { class: "fault", onsubmit: (event) => {
    event.preventDefault();
    keepKey(input.value.trim());
    retry();
  } },
    isRefused && el("p", { role: "alert" }, words.keyRefused),
    el("p", {}, words.keyNeeded), input, el("button", { type: "submit" }, words.keySave));
}
