// One computed result: its alternatives, its chart, its steps, what was assumed.
import { chart } from "./charts.js";
import { el } from "./dom.js";
import { fill, joined } from "./words.js";
import { sources } from "./server.js";
import { table } from "./table.js";

const MANY = 6;

/** @param isWhole whether the answer is all there, so that its chart is worth drawing */
export function computed(result, words, isOneOfSeveral, isWhole) {
  return el("section", { class: "computation", "data-rule": result.rule },
    isOneOfSeveral && el("h3", {}, result.title),
    isOneOfSeveral && el("p", { class: "headline" }, result.headline),
    result.options.length > 0 && options(result, words),
    el("ul", { class: "notes" }, result.options.filter((option) => option.note)
      .map((option) => el("li", {}, joined(words, option.name, option.note)))),
    isWhole && chart(result, words),
    result.steps.length > 0 && steps(result, words),
    assumptions(result.assumptions, words));
}

/** In the open, unless there are many. */
function assumptions(items, words) {
  if (items.length <= MANY) return titled(words.assumptions, items, "assumptions");
  return el("details", { class: "assumptions folded" },
    el("summary", {}, `${words.assumptions} (${items.length})`), el("ul", {}, items.map((item) => el("li", {}, item))));
}

/** Names of the columns and their labels, in the order in which the options bring them. */
function columns(result) {
  const labels = new Map();
  for (const option of result.options) {
    for (const [name, cell] of Object.entries(option.values)) labels.set(name, cell.label);
  }
  return labels;
}

function options(result, words) {
  const labels = columns(result);
  const kinds = (name) => result.options.map((option) => typeof option.values[name]?.value);
  const isNumeric = (name) => kinds(name).includes("number") && !kinds(name).includes("string");
  const names = [...labels.keys()];
  const rows = result.options.map((option) => [option.name, ...names.map((name) => option.values[name]?.text ?? "–")]);
  return table(result.title, [result.option_title ?? words.choice, ...labels.values()], rows, (index) => isNumeric(names[index - 1]));
}

function steps(result, words) {
  const list = el("ol", {}, result.steps.map((step) => el("li", {},
    el("span", { class: "step-label" }, step.label),
    el("span", { class: "step-sum" },
      step.expression && step.expression !== step.text && `${step.expression} = `,
      el("strong", {}, step.text)),
    el("span", { class: "step-source", "data-references": step.references.join(" ") }))));
  return el("details", { class: "steps", ontoggle: () => attribute(list, words) },
    el("summary", {}, fill(words.computed, { title: result.title })), list);
}

/** Name the sources of each step; done when the steps are first opened. */
async function attribute(list, words) {
  const cards = await sources(words.tag).catch(() => new Map());
  for (const place of list.querySelectorAll("[data-references]")) {
    const titles = place.dataset.references.split(" ").map((id) => cards.get(id)?.title).filter(Boolean);
    place.textContent = titles.length ? fill(words.source, { source: titles.join("; ") }) : "";
  }
}

export function titled(title, items, kind) {
  const unique = [...new Set(items)];
  return unique.length > 0 && el("section", { class: kind }, el("h3", {}, title),
    el("ul", {}, unique.map((item) => el("li", {}, item))));
}
