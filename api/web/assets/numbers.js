// A number that cannot stand in its field: the one before comes back, and why is said.
import { el } from "./dom.js";
import { fill } from "./words.js";

/** To be called when a field of the list of chips was changed; a number that is taken clears what was said before. */
export function putBack(input, words) {
  const list = input.closest("ul");
  list.nextElementSibling?.matches(".refusal") && list.nextElementSibling.remove();
  if (input.value !== "" && input.validity.valid) return;
  input.value = input.defaultValue;
  const text = input.step === "any" ? words.numberRefused : words.countRefused;
  list.after(el("p", { class: "refusal", role: "alert" }, fill(text, { least: input.min, value: input.value })));
}
