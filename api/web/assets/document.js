// A document's text as paragraphs, headings, lists and tables, the quotation marked in it. No character of what is read
// is changed, so that the marked place stays exact; only the signs of headings, items and cells are drawn instead.
import { el, points } from "./dom.js";
import { sideways } from "./table.js";

const SIGNS = [["heading", /^#{1,6} /], ["row", /^\s*\|/], ["bullet", /^\s*[-*+•] /], ["number", /^\s*\d{1,3}[.)] /]];
const FENCE = /^\s*(```|~~~)/;
const RULE = /^\s*\|[\s:|-]*-[\s:|-]*$/;

/** Nodes of a whole text; `start` and `end` count code points. */
export function documentNodes(whole, start, end, title) {
  const text = points(whole);
  const marked = (from, to) => markedText(text, from, to, start, end);
  return blocks(lines(text)).map((block) => node(block, marked, title));
}

/** Every line that holds something: where it begins and ends, what it is, and where its words begin. */
function lines(text) {
  const found = [];
  let isCode = false;
  for (let from = 0; from <= text.length; ) {
    const newline = text.indexOf("\n", from);
    const to = newline < 0 ? text.length : newline;
    const content = text.slice(from, to).join("");
    if (FENCE.test(content)) isCode = !isCode;
    found.push({ from, to, content, ...kindOf(content, from, isCode) });
    from = to + 1;
  }
  return found;
}

function kindOf(content, from, isCode) {
  const [kind, sign] = (!isCode && SIGNS.find(([, form]) => form.test(content))) || ["text", null];
  return { kind, first: from + (sign && kind !== "row" ? sign.exec(content)[0].length : 0) };
}

/** Lines of one list or table together. */
function blocks(all) {
  const found = [];
  let before = null;
  for (const line of all) {
    const isEmpty = line.first >= line.to;
    if (!isEmpty && before?.kind === line.kind && isSeveral(line)) before.lines.push(line);
    else if (!isEmpty) found.push((before = { kind: line.kind, lines: [line] }));
    if (isEmpty) before = null;
  }
  return found;
}

const isSeveral = ({ kind }) => kind !== "text" && kind !== "heading";

function node({ kind, lines }, marked, title) {
  const words = ({ first, to }) => marked(first, to);
  if (kind === "heading") return el("h3", {}, words(lines[0]));
  if (kind === "row") return table(lines, marked, title);
  if (kind === "text") return el("p", {}, words(lines[0]));
  const items = lines.map((line) => el("li", {}, words(line)));
  return kind === "bullet" ? el("ul", {}, items) : el("ol", { start: parseInt(lines[0].content, 10) }, items);
}

function table(lines, marked, title) {
  const isHeaded = lines.length > 1 && RULE.test(lines[1].content);
  const rows = lines.filter(({ content }) => !RULE.test(content)).map((line, index) => {
    const isHead = isHeaded && index === 0;
    return el("tr", {}, cells(line).map(([from, to]) => el(isHead ? "th" : "td", { scope: isHead && "col" }, marked(from, to))));
  });
  const head = isHeaded && el("thead", {}, rows.shift());
  return sideways(title, el("table", {}, head, el("tbody", {}, rows)));
}

/** Where the cells of a row begin and end, without the spaces around them; `\|` does not end one. */
function cells({ from, content }) {
  const found = [];
  const signs = points(content);
  let begin = signs.indexOf("|") + 1;
  for (let at = begin; at <= signs.length; at += 1) {
    const isEnd = at === signs.length || (signs[at] === "|" && signs[at - 1] !== "\\");
    if (!isEnd) continue;
    if (at < signs.length || signs.slice(begin, at).join("").trim()) found.push(trimmed(signs, begin, at, from));
    begin = at + 1;
  }
  return found;
}

function trimmed(signs, begin, end, offset) {
  const isSpace = (at) => /\s/.test(signs[at]);
  while (begin < end && isSpace(begin)) begin += 1;
  while (end > begin && isSpace(end - 1)) end -= 1;
  return [offset + begin, offset + end];
}

function markedText(text, from, to, start, end) {
  const cut = (at) => Math.min(Math.max(at, from), to);
  const part = (a, b) => text.slice(a, b).join("");
  const inside = part(cut(start), cut(end));
  return [part(from, cut(start)), inside && el("mark", {}, inside), part(cut(end), to)];
}
