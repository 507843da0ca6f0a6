// One question and its answer: as it comes, as it stands, as it is changed.
import { el, say } from "./dom.js";
import { actions } from "./actions.js";
import { answerNodes, lead } from "./answer.js";
import { changedChip, chipList, edited, rewritten } from "./chips.js";
import { faultNode } from "./faults.js";
import { answerEvents, compute } from "./server.js";
import { wordsOf } from "./words.js";

const SLOW_MS = 4000;

export class Turn {
  /** @param page what turns need of the page: `words`, `ask`, `rewrite`, `conversation` */
  constructor(question, page) {
    Object.assign(this, { question, page, words: page.words, collection: page.conversation.collection, parts: {}, answer: null, reading: null, isRecomputed: false, isFaulty: false });
    this.understood = el("div");
    this.body = el("div", { class: "answer" });
    this.node = el("article", { class: "turn" }, el("h2", { class: "question" }, question), this.understood, this.body);
  }

  /** Ask the server and show what comes; resolves when the answer or a fault is shown. */
  async run(signal) {
    this.isFaulty = false;
    this.wait(this.page.words.waiting);
    const slow = setTimeout(() => this.wait(this.page.words.slow), SLOW_MS);
    try {
      for await (const event of answerEvents(this.page.conversation.turn(this.question), signal)) {
        clearTimeout(slow);
        await this.take(event);
      }
    } catch (fault) {
      this.fail(fault);
    } finally {
      clearTimeout(slow);
    }
  }

  async take(event) {
    if (event.event === "understood") {
      this.reading = event;
      this.page.conversation.keep(event.conversation_id);
      await this.speak(event.language);
    } else if (event.event === "done") return this.finish(event.answer);
    else if (event.event === "worded") this.add(event);
    else if (event.event !== "text") Object.assign(this.parts, event);
    if (this.parts.computations?.length) this.draw(this.parts);
    this.drawChips();
  }

  /** Add a sentence of a language model to what is shown already. */
  add({ model, sentence }) {
    this.parts.wording = { model, sentences: [...(this.parts.wording?.sentences ?? []), sentence] };
  }

  /** Show a whole answer. */
  async finish(answer) {
    this.answer = answer;
    this.page.conversation.keep(answer.conversation_id);
    await this.speak(answer.language);
    this.node.dataset.kind = answer.kind;
    this.show();
    say(answer.lead);
  }

  show() {
    this.draw(this.answer);
    this.body.append(actions(this, this.words));
    this.drawChips();
  }

  draw(answer) {
    const isOpen = this.body.querySelector("details")?.open;
    this.body.removeAttribute("aria-busy");
    this.body.replaceChildren(...answerNodes(answer, this.words, this.page.ask));
    if (isOpen) this.body.querySelector("details")?.setAttribute("open", "");
  }

  drawChips() {
    if (!this.reading) return;
    const results = this.answer?.computations ?? [];
    const list = chipList(this.reading, results, this.words, (edit) => this.change(edit), (chip) => this.page.rewrite(this.question, chip));
    this.understood.replaceChildren(...[list].filter(Boolean));
  }

  /** Compute again with one fact changed. */
  async change({ chip, value, by }) {
    this.body.setAttribute("aria-busy", "true");
    try {
      const computations = await Promise.all(this.answer.computations.map((result) => this.again(result, chip, value)));
      const at = this.reading.chips.indexOf(chip);
      this.reading.chips[at] = changedChip(chip, value);
      this.answer = { ...this.answer, computations, lead: lead(computations), wording: null };
      this.isRecomputed = true;
      this.page.conversation.amend(rewritten(this.question, this.reading.chips));
      this.show();
      this.understood.querySelectorAll(".chip")[this.shownAt(at)]?.querySelector(by ? `[data-by="${by}"]` : "input")?.focus();
      say(this.answer.lead);
    } catch (fault) {
      this.body.removeAttribute("aria-busy");
      this.drawChips();
      this.understood.append(faultNode(fault, this.words));
    }
  }

  async again(result, chip, value) {
    const inputs = edited(result.inputs, chip, value);
    return inputs ? compute(result.rule, inputs, this.answer.language) : result;
  }

  shownAt(at) {
    return this.reading.chips.slice(0, at).filter((chip) => chip.origin !== "default").length;
  }

  async speak(language) {
    this.words = await wordsOf(language).catch(() => this.page.words);
    this.node.lang = language;
  }

  wait(text) {
    this.body.setAttribute("aria-busy", "true");
    this.body.replaceChildren(el("p", { class: "waiting" }, text));
    say(text);
  }

  fail(fault) {
    this.isFaulty = fault.name !== "AbortError";
    this.body.removeAttribute("aria-busy");
    if (!this.isFaulty) {
      this.body.replaceChildren(el("p", { class: "stopped" }, this.page.words.stopped,
        el("button", { type: "button", class: "quiet", onclick: () => this.page.retry(this) }, this.page.words.again)));
      return;
    }
    const atEnd = { start: this.question.length, end: this.question.length };
    this.body.replaceChildren(faultNode(fault, this.page.words, () => this.page.retry(this), () => this.page.rewrite(this.question, atEnd)));
  }
}
