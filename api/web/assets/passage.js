// A quoted passage in its place: the whole document, the quotation marked in it.
import { byId, el, points } from "./dom.js";
import { faultNode } from "./faults.js";
import { place } from "./server.js";

export async function openPassage(citation, words) {
  const dialog = byId("passage");
  const text = byId("passage-text");
  byId("passage-title").textContent = citation.document_title;
  byId("passage-close").textContent = words.close;
  text.lang = citation.language;
  text.replaceChildren(el("p", { role: "status" }, words.opening));
  if (!dialog.open) dialog.showModal();
  try {
    const { text: whole, start, end } = await place(citation.document_id, citation.start, citation.end, citation.answer);
    text.replaceChildren(...lines(points(whole), start, end));
    text.querySelector("mark")?.scrollIntoView({ block: "center" });
  } catch (fault) {
    text.replaceChildren(
      faultNode(fault, words),
      el("blockquote", {}, citation.quote));
  }
}

export function installPassage() {
  const dialog = byId("passage");
  byId("passage-close").addEventListener("click", () => dialog.close());
  dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());
}

/** The document line by line (headings as such); `start` and `end` count code points. */
function lines(text, start, end) {
  const nodes = [];
  for (let from = 0; from <= text.length; ) {
    const found = text.indexOf("\n", from);
    const to = found < 0 ? text.length : found;
    nodes.push(line(text, from, to, start, end));
    from = to + 1;
  }
  return nodes.filter(Boolean);
}

function line(text, from, to, start, end) {
  const heading = /^(#{1,6} )/.exec(text.slice(from, Math.min(to, from + 7)).join(""));
  const first = from + (heading ? heading[1].length : 0);
  if (first >= to) return null;
  const cut = (at) => Math.min(Math.max(at, first), to);
  const part = (a, b) => text.slice(a, b).join("");
  const inside = part(cut(start), cut(end));
  return el(heading ? "h3" : "p", { class: part(first, first + 1) === "|" && "row" },
    part(first, cut(start)), inside && el("mark", {}, inside), part(cut(end), to));
}
