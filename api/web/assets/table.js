// A table that scrolls sideways by itself, on a phone and by keyboard.
import { el } from "./dom.js";

/**
 * @param rows lists of texts; the first of each names its row
 * @param isNumeric whether the column of that number holds figures
 */
export function table(label, columns, rows, isNumeric) {
  const kind = (index) => index > 0 && isNumeric(index) && "number";
  const head = columns.map((text, index) => el("th", { scope: "col", class: kind(index) }, text));
  const body = rows.map(([name, ...cells]) => el("tr", {},
    el("th", { scope: "row" }, name),
    cells.map((text, index) => el("td", { class: kind(index + 1) }, text))));
  return sideways(label, el("table", {}, el("thead", {}, el("tr", {}, head)), el("tbody", {}, body)));
}

/** What may be wider than the page, reached by keyboard. */
export const sideways = (label, content) =>
  el("div", { class: "scroll", tabindex: "0", role: "group", "aria-label": label }, content);
