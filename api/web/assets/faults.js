// What went wrong, and the next step: try again, or show a key.
import { el } from "./dom.js";
import { keepKey } from "./server.js";

export function faultNode(fault, words, retry) {
  if (fault.kind === "key" && retry) return keyForm(words, retry);
  return el("div", { class: "fault", role: "alert" },
    el("p", {}, told(fault, words)), retry && retryButton(words, retry, fault.retryAfter));
}

/** A fault in words: the server's own where it gave some. */
export const told = (fault, words) => fault.message
  || { broken: words.broken, key: words.keyNeeded }[fault.kind] || words.unreachable;

function retryButton(words, retry, seconds) {
  const button = el("button", { type: "button", disabled: seconds > 0, onclick: retry }, words.retry);
  if (seconds > 0) setTimeout(() => (button.disabled = false), seconds * 1000);
  return button;
}

function keyForm(words, retry) {
  const input = el("input", { type: "password", required: true, autocomplete: "off", "aria-label": words.key });
  return el("form", { class: "fault", onsubmit: (event) => {
    event.preventDefault();
    keepKey(input.value.trim());
    retry();
  } }, el("p", {}, words.keyNeeded), input, el("button", { type: "submit" }, words.keySave));
}

