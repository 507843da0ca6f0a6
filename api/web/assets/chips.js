// How the question was understood, each fact under its name, and changing it: the question is answered again at once.
import { el } from "./dom.js";
import { putBack } from "./numbers.js";
import { fill, joined } from "./words.js";

const PLACE = "{}";
const COUNTS = new Set(["card", "gpu_count", "cpu_count"]);

/**
 * @param change called with the place of a chip among those of the reading and its new value
 * @param rewrite called with a chip whose words are to be written anew
 */
export function chipList(reading, words, change, rewrite) {
  const shown = together(reading.chips.map((chip, at) => ({ ...chip, at })).filter(isShown));
  return shown.length > 0 && el("ul", {
    class: "chips", "aria-label": words.understood, onchange: ({ target }) => putBack(target, words),
  }, shown.map((chip) =>
    el("li", { class: `chip ${chip.origin}`, "data-fact": chip.name }, content(chip, words, change, rewrite))));
}

const isShown = (chip) => chip.origin !== "default" && (chip.name === "card" || chip.label !== null);

/** Cards without a name are one chip with their power, the first one: 4 × 250 W. */
function together(chips) {
  const counted = chips.find((chip) => chip.name === "gpu_count" && chip.is_editable);
  const power = chips.find((chip) => chip.name === "gpu_power_w" && chip.is_editable);
  if (!counted || !power) return chips;
  return [{ ...counted, power }, ...chips.filter((chip) => chip !== counted && chip !== power)];
}

function content(chip, words, change, rewrite) {
  const label = chip.label && el("span", { class: "fact" }, chip.label);
  if (!chip.is_editable) return [label, fixed(chip, words, rewrite)];
  if (!COUNTS.has(chip.name)) return [label, amount(chip, words, change)];
  return [label, stepper(chip, words, change),
    chip.name === "card" && el("span", {}, `× ${chip.value}`),
    chip.power && [el("span", {}, "×"), amount(chip.power, words, change)]];
}

function fixed(chip, words, rewrite) {
  if (chip.start === null) return chip.text;
  return el("button", { type: "button", title: fill(words.change, { what: chip.text }), onclick: () => rewrite(chip) }, chip.text);
}

/** A number with a button on either side; quick presses count each, from the number that stands there. */
function stepper(chip, words, change) {
  const count = chip.count ?? chip.value;
  const what = chip.label ?? chip.value;
  const input = field({ min: 1, step: 1, value: count, "aria-label": fill(words.change, { what: chip.text }) }, chip.at, change);
  const button = (sign, by, text) => el("button", {
    type: "button", class: "step", "data-control": `${chip.at} ${by}`, "data-by": by, "aria-label": joined(words, text, what),
    onclick: () => {
      const value = Math.max(1, (input.valueAsNumber || count) + by);
      if (value === input.valueAsNumber) return;
      input.value = value;
      change(chip.at, value);
    },
  }, sign);
  return [button("−", -1, words.fewer), input, button("+", 1, words.more)];
}

/** A number in its unit, written as the language has it. */
function amount(chip, words, change) {
  const scale = chip.unit === "%" ? 100 : 1;
  const [before, after] = chip.pattern.split(PLACE);
  const value = Number((chip.value * scale).toFixed(6));
  const input = field({ min: 0, step: "any", value, "aria-label": fill(words.change, { what: chip.text }) },
    chip.at, (at, changed) => change(at, changed / scale));
  return [before.trim() && el("span", {}, before.trim()), input, after.trim() && el("span", {}, after.trim())];
}

/** Whether a field of a list holds a number that is still being typed. */
export const isTyping = (list) => list.querySelector("[data-typed]:focus") !== null;

function field(attributes, at, change) {
  const input = el("input", {
    type: "number", inputmode: "decimal", "data-control": `${at}`, ...attributes,
    oninput: () => (input.dataset.typed = ""),
    onchange: () => {
      delete input.dataset.typed;
      if (input.value !== "" && input.validity.valid) change(at, input.valueAsNumber);
    },
  });
  input.style.width = `${String(attributes.value).length + 3}ch`;
  return input;
}
