// How the question was understood, and changing it: a new count or amount is computed at once.
import { el, points } from "./dom.js";
import { fill } from "./words.js";

/** Units that are written as they are named, and currencies. */
const PLAIN_UNIT = /^(W|GB|h|MB\/s|[A-Z]{3})$/;

/**
 * @param results the computations whose inputs the chips change
 * @param change called with an edit `{ chip, value }`
 * @param rewrite called with a chip whose words are to be written anew
 */
export function chipList(reading, results, words, change, rewrite) {
  const shown = reading.chips.filter((chip) => chip.origin !== "default");
  return shown.length > 0 && el("ul", { class: "chips", "aria-label": words.understood }, shown.map((chip) =>
    el("li", { class: `chip ${chip.origin}` }, content(chip, results, words, change, rewrite))));
}

function content(chip, results, words, change, rewrite) {
  const changed = (value) => results.some((result) => edited(result.inputs, chip, value));
  if (chip.count && changed(chip.count + 1)) return stepper(chip, words, change);
  if (isAmount(chip) && changed(chip.value + 1)) return amount(chip, words, change);
  if (chip.start === null) return chip.text;
  return el("button", { type: "button", title: fill(words.change, { what: chip.text }), onclick: () => rewrite(chip) }, chip.text);
}

const isAmount = (chip) => typeof chip.value === "number" && chip.start !== null && PLAIN_UNIT.test(chip.unit);

function stepper(chip, words, change) {
  const button = (sign, by, text) => el("button", {
    type: "button", class: "step", disabled: chip.count + by < 1, "data-by": by,
    "aria-label": `${text}: ${chip.value}`, onclick: () => change({ chip, value: chip.count + by, by }),
  }, sign);
  return [button("−", -1, words.fewer), el("span", {}, chip.text), button("+", 1, words.more)];
}

function amount(chip, words, change) {
  const input = el("input", {
    type: "number", min: "0", step: "any", value: chip.value, "aria-label": fill(words.change, { what: chip.text }),
    onchange: () => input.value !== "" && input.validity.valid && change({ chip, value: Number(input.value) }),
  });
  input.style.width = `${String(chip.value).length + 4}ch`;
  return [input, el("span", {}, chip.unit ?? "")];
}

/** Inputs with one fact changed, or `null` where they do not hold it. */
export function edited(inputs, chip, value) {
  if (typeof chip.value === "number") {
    const given = inputs[chip.name];
    if (given?.amount === chip.value) return { ...inputs, [chip.name]: { ...given, amount: value } };
    return given === chip.value ? { ...inputs, [chip.name]: value } : null;
  }
  for (const [name, items] of Object.entries(inputs)) {
    const at = Array.isArray(items) ? items.findIndex((item) => item?.name === chip.value && item.count === chip.count) : -1;
    if (at >= 0) return { ...inputs, [name]: items.with(at, { ...items[at], count: value }) };
  }
  return null;
}

/** A chip after an edit. */
export const changedChip = (chip, value) => chip.count
  ? { ...chip, count: value, text: `${value} × ${chip.value}`, isChanged: true }
  : { ...chip, value, text: `${value} ${chip.unit ?? ""}`.trim(), isChanged: true };

/** The question with the changed chips written into it, so that later turns build on them. */
export function rewritten(question, chips) {
  const text = points(question);
  const places = chips.filter((chip) => chip.isChanged && chip.start !== null).sort((a, b) => b.start - a.start);
  for (const chip of places) {
    const before = text.slice(0, chip.start).join("").replace(chip.count ? /\d+\s*[×x*]?\s*$/iu : /$/, "");
    text.splice(0, chip.end, ...points(before), ...points(chip.text));
  }
  return text.join("");
}
