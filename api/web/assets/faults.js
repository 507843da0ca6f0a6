// What went wrong, and the next step: try again, ask something else, or show a key.
import { el } from "./dom.js";
import { keepKey } from "./server.js";
import { fill } from "./words.js";

const KEY_KINDS = new Set(["key", "wrong-key"]);

/**
 * @param retry what tries again; left out where nothing can
 * @param edit what brings the question back to be changed, for one that would be refused again
 */
export function faultNode(fault, words, retry, edit) {
  if (KEY_KINDS.has(fault.kind) && retry) return keyForm(fault, words, retry);
  return el("div", { class: "fault", role: "alert" },
    el("p", {}, told(fault, words)), nextStep(fault, words, retry, edit));
}

/** A fault in words: the server's own where it gave some. */
export const told = (fault, words) => fault.message
  || fill({ broken: words.broken, failed: words.failed, refused: words.refused, key: words.keyNeeded,
    "wrong-key": words.keyRefused }[fault.kind] ?? words.unreachable, { status: fault.status });

function nextStep(fault, words, retry, edit) {
  if (!fault.isFinal) return retry && retryButton(words, retry, fault.retryAfter);
  return edit && el("button", { type: "button", onclick: edit }, words.edit);
}

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
