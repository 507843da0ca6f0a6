// An answer as nodes, built from its fields; the same for one that is still coming.
import { el, isWeb } from "./dom.js";
import { day, fill, joined } from "./words.js";
import { computed, titled } from "./computed.js";
import { openPassage } from "./passage.js";

/** @param ask what to do with a suggested question */
export function answerNodes(answer, words, ask) {
  const { computations = [], clarification } = answer;
  const citations = (answer.citations ?? []).map((citation) => ({ ...citation, answer: answer.id }));
  const warnings = [...computations.flatMap((result) => result.warnings), ...(answer.warnings ?? [])];
  return [
    el("p", { class: "lead" }, marked(answer.lead ?? lead(computations), citations, words)),
    ...additions(answer.wording, citations, words, ask),
    clarification && suggestions(clarification.options, ask),
    computations.map((result) => computed(result, words, computations.length > 1, Boolean(answer.id))),
    titled(words.warnings, warnings, "warnings"),
    citations.length > 0 && el("section", { class: "citations" },
      el("h3", {}, words.sources), citations.map((citation) => quotation(citation, answer, words))),
    computations.length > 0 &&
      el("p", { class: "as-of" }, fill(words.asOf, { day: day(computations[0].as_of, words.tag) })),
    answer.follow_ups?.length > 0 && el("section", { class: "follow-ups" },
      el("h3", {}, words.followUps), suggestions(answer.follow_ups, ask)),
  ].flat().filter(Boolean);
}

/** What a language model added, under a title that says so. */
function additions(wording, citations, words, ask) {
  const named = { model: wording?.model ?? "" };
  const text = wording?.text || wording?.sentences?.map((sentence) => sentence.text).join(" ");
  return [
    text && el("section", { class: "worded" }, el("h3", {}, fill(words.worded, named)), el("p", {}, marked(text, citations, words))),
    wording?.reading && el("section", { class: "worded" },
      el("h3", {}, fill(words.reading, named)), suggestions([wording.reading.question], ask)),
  ];
}

/** The direct answer of results that stand without one. */
const lead = (computations) => computations.map((result) => result.headline).join(" ");

export const suggestions = (questions, ask) =>
  el("ul", { class: "suggestions" }, questions.map((question) =>
    el("li", {}, el("button", { type: "button", onclick: () => ask(question) }, question))));

/** Markers such as [1] become buttons that open their passage. */
function marked(text, citations, words) {
  return text.split(/(\[\d+\])/).map((part) => {
    const number = /^\[(\d+)\]$/.exec(part)?.[1];
    const citation = citations.find((one) => String(one.number) === number);
    return citation ? el("sup", {}, opener(citation, words, number, "marker")) : part;
  });
}

const opener = (citation, words, text, kind) => el("button", {
  type: "button", class: kind, onclick: () => openPassage(citation, words),
  "aria-label": joined(words, words.showPlace, `${citation.number}, ${citation.document_title}`),
}, text);

function quotation(citation, answer, words) {
  const isInLead = answer.lead?.includes(`${citation.quote} [${citation.number}]`);
  const translated = answer.wording?.translations?.find((one) => one.number === citation.number);
  const named = citation.language === words.tag ? null
    : new Intl.DisplayNames([words.tag], { type: "language" }).of(citation.language);
  return el("figure", { class: "citation" },
    !isInLead && el("blockquote", { lang: citation.language }, citation.quote),
    translated && el("p", { class: "translation", lang: answer.language },
      el("b", {}, joined(words, fill(words.translated, { model: answer.wording.model }), "")), translated.text),
    el("figcaption", {},
      opener(citation, words, `[${citation.number}] ${citation.document_title}`, "place"),
      named && ` (${named})`,
      (citation.sources.length ? citation.sources : [citation.source]).map((card) => source(card, words))));
}

function source(card, words) {
  const title = isWeb(card.url)
    ? el("a", { href: card.url, target: "_blank", rel: "noopener noreferrer" }, card.title) : card.title;
  return el("span", { class: "source", lang: card.language },
    card.author && `${card.author}, `, el("cite", {}, title),
    card.published && el("span", { lang: words.tag }, `, ${day(card.published, words.tag)}`));
}
