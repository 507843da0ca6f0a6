// What one can do with an answer: copy it, share the question, take it along, say whether it helped.
import { el, say } from "./dom.js";
import { sheets } from "./sheet.js";

/** How long a button says that it has copied. */
const SAID_MS = 2000;

export function actions(turn, words) {
  const { answer } = turn;
  return el("div", { class: "actions" },
    copier(words.copy, words.copied, () => answer.text),
    copier(words.share, words.shared, () => sharedAddress(turn)),
    sheets(answer, words),
    turn.feedback());
}

/** The address that asks a question, of a collection if need be: in the fragment, which no server sees. */
export const sharedAddress = ({ question, collection }) =>
  `${location.origin}${location.pathname}#q=${encodeURIComponent(question)}`
  + (collection === null ? "" : `&in=${encodeURIComponent(collection)}`);

/** What the address asks, and of which collection; `null` where it asks nothing. */
export function askedByAddress() {
  const [, asked, within] = /^#q=(.+?)(?:&in=([^&]+))?$/.exec(location.hash) ?? [];
  try {
    return asked ? { question: decodeURIComponent(asked).slice(0, 4000), collection: within ? decodeURIComponent(within) : null } : null;
  } catch {
    return null;
  }
}

function copier(text, done, content) {
  let back = 0;
  const button = el("button", { type: "button", class: "quiet", onclick: async () => {
    const isCopied = await copy(content());
    button.textContent = isCopied ? done : text;
    if (isCopied) say(done);
    clearTimeout(back);
    back = setTimeout(() => (button.textContent = text), SAID_MS);
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
