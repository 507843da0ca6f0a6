// One question and its answer: as it comes, as it stands, as it is changed.
import { el, say } from "./dom.js";
import { actions } from "./actions.js";
import { answerNodes } from "./answer.js";
import { chipList, isTyping } from "./chips.js";
import { faultNode } from "./faults.js";
import { feedback } from "./feedback.js";
import { openAgain, openFolds } from "./folds.js";
import { answerEvents, edit } from "./server.js";
import { wordsOf } from "./words.js";

const SLOW_MS = 4000;

/** A chip that nothing can be changed about yet. */
const settled = (chip) => ({ ...chip, is_editable: false });

/** Wait for something, but not after a signal. */
const unlessAborted = (awaited, signal) => new Promise((resolve, reject) => {
  awaited.then(resolve, reject);
  signal.addEventListener("abort", () => reject(signal.reason), { once: true });
});

export class Turn {
  /**
   * @param page what turns need of the page: `words`, `ask`, `rewrite`, `retry`, `conversation`
   * @param kept what is known of a turn of before: `reading`, `thumb`
   */
  constructor(question, page, { reading = null, thumb = null } = {}) {
    const { words, conversation: { collection } } = page;
    Object.assign(this, { question, page, words, collection, reading, thumb, parts: {}, answer: null });
    Object.assign(this, { rating: null, changes: new Map(), isEditing: false, isFaulty: false });
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
      await unlessAborted(this.page.conversation.pending, signal);
      for await (const event of answerEvents(this.page.conversation.turn(this.question), signal)) {
        signal.throwIfAborted();
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
    const open = openFolds(this.body);
    this.body.removeAttribute("aria-busy");
    this.body.replaceChildren(...answerNodes(answer, this.words, this.page.ask));
    openAgain(this.body, open);
  }

  /** The chips, the one that had the focus with it again; a number that is being typed is not taken away. */
  drawChips() {
    if (!this.reading) return;
    if (isTyping(this.understood)) return this.drawChipsLater();
    const held = this.understood.contains(document.activeElement) && document.activeElement.dataset.control;
    const reading = this.answer ? this.reading : { ...this.reading, chips: this.reading.chips.map(settled) };
    const list = chipList(reading, this.words, (at, value) => this.change(at, value),
      (chip) => this.page.rewrite(this.reading.question, chip));
    this.understood.replaceChildren(...[list].filter(Boolean));
    if (held) this.understood.querySelector(`[data-control="${held}"]`)?.focus();
  }

  /** When the field is left, unless its number is on the way: then they are drawn with the answer. */
  drawChipsLater() {
    this.understood.addEventListener("focusout", () => this.isEditing || this.drawChips(), { once: true });
  }

  /** Thumbs and comment, the same ones however often the answer is drawn. */
  feedback() {
    return (this.rating ??= feedback(this.answer.id, this.words, this.thumb));
  }

  /** Another number for a fact; what is changed while the server answers goes to it together afterwards. */
  change(at, value) {
    this.changes.set(at, value);
    if (this.isEditing) return;
    this.isEditing = true;
    this.page.conversation.hold(this.edit().finally(() => (this.isEditing = false)));
  }

  async edit() {
    this.body.setAttribute("aria-busy", "true");
    try {
      let turn;
      while (this.changes.size) turn = await this.sent();
      Object.assign(this, { question: turn.question, answer: turn.answer, reading: turn.reading });
      this.node.querySelector(".question").textContent = turn.question;
      this.node.dataset.kind = turn.answer.kind;
      this.show();
      say(turn.answer.lead);
    } catch (fault) {
      this.changes.clear();
      this.body.removeAttribute("aria-busy");
      this.drawChips();
      this.understood.append(faultNode(fault, this.words));
    }
  }

  sent() {
    const changes = [...this.changes].map(([chip, value]) => ({ chip, value }));
    this.changes.clear();
    const within = this.collection === null ? {} : { collection: this.collection };
    return edit(this.answer.conversation_id, this.answer.id, { changes, ...within });
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
    if (fault.kind === "wrong-key") this.body.querySelector("input").focus();
  }
}
