// Which folds of an answer are open, so that they stay so when it is drawn anew.

const FOLDS = ".computation details, .computation .chart";

/** The names of the open ones; that of a chart is known before it is drawn. */
export function openFolds(body) {
  const open = [...body.querySelectorAll(FOLDS)].filter((node) => node.open || "open" in node.dataset);
  return new Set(open.map(name));
}

/** Open those of these names, and no others. */
export function openAgain(body, names) {
  for (const node of body.querySelectorAll(FOLDS)) {
    if (node.matches("details")) node.open = names.has(name(node));
    else if (names.has(name(node))) node.dataset.open = "";
  }
}

function name(node) {
  const kind = node.closest(".chart") ? "chart" : node.classList[0];
  return `${node.closest(".computation").dataset.rule} ${kind}`;
}
