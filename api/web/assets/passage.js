// A quoted passage in its place: the whole document, the quotation marked in it.
import { documentNodes } from "./document.js";
import { byId, el } from "./dom.js";
import { faultNode } from "./faults.js";
import { place } from "./server.js";

let latest = null;

export async function openPassage(citation, words) {
  const dialog = byId("passage");
  const text = byId("passage-text");
  byId("passage-title").textContent = citation.document_title;
  byId("passage-close").textContent = words.close;
  text.lang = citation.language;
  text.replaceChildren(el("p", { role: "status" }, words.opening));
  if (!dialog.open) dialog.showModal();
  const own = latest = Symbol(citation.document_id);
  const nodes = await placeNodes(citation, words);
  if (own !== latest) return;
  text.replaceChildren(...nodes);
  text.querySelector("mark")?.scrollIntoView({ block: "center" });
}

/** The document around a quotation, or the quotation by itself where that cannot be had. */
async function placeNodes(citation, words) {
  try {
    const { text, start, end } = await place(citation.document_id, citation.start, citation.end, citation.answer);
    return documentNodes(text, start, end, citation.document_title);
  } catch (fault) {
    return [faultNode(fault, words), el("blockquote", {}, citation.quote)];
  }
}

export function installPassage() {
  const dialog = byId("passage");
  byId("passage-close").addEventListener("click", () => dialog.close());
  dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());
}
