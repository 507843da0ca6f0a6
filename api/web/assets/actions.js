// What one can do with an answer: copy it, share the question, take it along, say whether it helped.
import { el, say } from "./dom.js";
import { feedback } from "./feedback.js";
import { markdown } from "./markdown.js";
import { sheets } from "./sheet.js";

export function actions(turn, words) {
  const { answer } = turn;
  const copied = () => (turn.isRecomputed ? markdown(answer, words) : answer.text);
  return el("div", { class: "actions" },
    copier(words.copy, words.copied, copied),
    copier(words.share, words.shared, () => sharedAddress(turn.question)),
    sheets(answer, words),
    feedback(answer.id, words));
}

/** The address that asks a question: it stands in the fragment, which no server sees. */
export const sharedAddress = (question) =>
  `${location.origin}${location.pathname}#q=${encodeURIComponent(question)}`;

export function askedByAddress() {
  const asked = /^#q=(.+)$/.exec(location.hash)?.[1];
  try {
    return asked ? decodeURIComponent(asked).slice(0, 4000) : null;
  } catch {
    return null;
  }
}

function copier(text, done, content) {
  const button = el("button", { type: "button", class: "quiet", onclick: async () => {
    const isCopied = await copy(content());
    button.textContent = isCopied ? done : text;
    if (isCopied) say(done);
    setTimeout(() => (button.textContent = text), 2000);
  } }, text);
  return button;
}

async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

/** For pages that may not write to the clipboard directly: no https, or a frame. */
function copyBySelection(text) {
  const area = el("textarea", { class: "unseen", "aria-hidden": "true" });
  area.value = text;
  document.body.append(area);
  area.select();
  const isCopied = document.execCommand("copy");
  area.remove();
  return isCopied;
}
