// A planned machine as a file: Markdown to read, CSV for a spreadsheet, JSON for programs.
import { el } from "./dom.js";
import { faultNode } from "./faults.js";
import { sheet } from "./server.js";

const PLANS = new Set(["build"]);
const FORMS = { md: "Markdown", csv: "CSV", json: "JSON" };

/** One button per form for each machine in an answer; none where nothing was planned. */
export function sheets(answer, words) {
  return answer.computations.filter((result) => PLANS.has(result.rule)).map((result) =>
    el("span", { class: "sheets", role: "group", "aria-label": words.sheet },
      el("span", { "aria-hidden": "true" }, words.sheet),
      Object.entries(FORMS).map(([form, name]) =>
        el("button", { type: "button", class: "quiet", onclick: (event) => save(event.currentTarget, result, form, words) }, name))));
}

async function save(button, result, form, words) {
  const group = button.parentElement;
  group.querySelector(".fault")?.remove();
  try {
    download(await sheet(result.rule, result.inputs, form, words.tag), `rigwise-${result.rule}.${form}`);
  } catch (fault) {
    group.append(faultNode(fault, words));
  }
}

function download(content, name) {
  const address = URL.createObjectURL(content);
  const link = el("a", { href: address, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
