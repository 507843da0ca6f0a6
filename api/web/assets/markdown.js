// A recomputed answer as Markdown; one that stands as given has its text from the server.
import { columns } from "./computed.js";
import { fill, joined } from "./words.js";

export function markdown(answer, words) {
  return [`**${answer.lead}**`, ...answer.computations.flatMap((result) => [
    table(result, words),
    result.steps.length > 0 && `**${fill(words.computed, { title: result.title })}**`,
    result.steps.map((step, index) => `${index + 1}. ${joined(words, step.label, sum(step))}`).join("\n"),
    list(words.assumptions, result.assumptions),
    list(words.warnings, result.warnings),
  ])].filter(Boolean).join("\n\n");
}

const sum = ({ expression, text }) => (!expression || expression === text ? text : `${expression} = ${text}`);
const list = (title, items) => items.length > 0 && `**${title}**\n\n${items.map((item) => `- ${item}`).join("\n")}`;
const row = (cells) => `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;

function table(result, words) {
  if (!result.options.length) return "";
  const labels = columns(result);
  const head = [result.option_title ?? words.choice, ...labels.values()];
  const rows = result.options.map((option) =>
    row([option.name, ...[...labels.keys()].map((name) => option.values[name]?.text ?? "–")]));
  return [row(head), row(head.map(() => "---")), ...rows].join("\n");
}
