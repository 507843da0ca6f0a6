// The page: its controls, its questions, its turns.
import { askedByAddress } from "./actions.js";
import { suggestions } from "./answer.js";
import { Conversation } from "./conversation.js";
import { byId, points, recall, remember } from "./dom.js";
import { lookAgain } from "./look.js";
import { installPassage } from "./passage.js";
import { installScope, lookAfter, offerCollections } from "./scope.js";
import { Turn } from "./turn.js";
import { chosen, fill, label, languageSwitch, wordsOf } from "./words.js";

const box = byId("question");
const sendButton = byId("send");
const page = { words: null, conversation: new Conversation(), ask, rewrite, retry };
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 8000;
let running = null;

async function ask(question) {
  const text = question.trim();
  if (!text || running) return;
  byId("welcome").hidden = true;
  const turn = new Turn(text, page);
  byId("turns").append(turn.node);
  turn.node.scrollIntoView({ block: "start", behavior: isCalm() ? "auto" : "smooth" });
  await run(turn);
  return turn;
}

async function run(turn) {
  const own = running = new AbortController();
  sendButton.textContent = page.words.stop;
  try {
    await turn.run(own.signal);
    lookAfter(turn, page);
  } finally {
    if (running === own) stop();
  }
}

/** Free for the next question at once, whatever still comes of the last one. */
function stop() {
  running?.abort();
  running = null;
  sendButton.textContent = page.words.send;
}

function retry(turn) {
  if (!running) run(turn);
}

/** Put a question back into the box, the words of one fact selected to be replaced. */
function rewrite(question, chip) {
  box.value = question;
  grow();
  box.focus();
  const units = (end) => points(question).slice(0, end).join("").length;
  box.setSelectionRange(units(chip.start), units(chip.end));
}

function submit() {
  if (running) return stop();
  const question = box.value;
  if (!question.trim()) return box.focus();
  box.value = "";
  grow();
  return ask(question);
}

function grow() {
  box.style.height = "auto";
  box.style.height = `${Math.min(box.scrollHeight + 2, innerHeight * 0.4)}px`;
}

const isCalm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

function installComposer() {
  byId("composer").addEventListener("submit", (event) => {
    event.preventDefault();
    submit();
  });
  box.addEventListener("input", grow);
  box.addEventListener("keydown", (event) => {
    const isComposing = event.isComposing || event.keyCode === 229;
    if (event.key !== "Enter" || event.shiftKey || isComposing) return;
    event.preventDefault();
    if (!running) submit();
  });
}

function installTheme() {
  const orders = ["auto", "light", "dark"];
  byId("theme").addEventListener("click", () => {
    const root = document.documentElement;
    const next = orders[(orders.indexOf(root.dataset.theme ?? "auto") + 1) % orders.length];
    if (next === "auto") delete root.dataset.theme;
    else root.dataset.theme = next;
    remember("localStorage", "rigwise.theme", next === "auto" ? null : next);
    lookAgain();
  });
}

function installNetwork() {
  const show = () => (byId("offline").hidden = navigator.onLine);
  addEventListener("online", show);
  addEventListener("online", () => (byId("notice").hidden = true));
  addEventListener("offline", show);
  show();
}

function startOver() {
  stop();
  page.conversation.forget();
  byId("turns").replaceChildren();
  byId("welcome").hidden = false;
  clearAddress();
  offerCollections(page);
  box.focus();
}

function speak(words) {
  page.words = words;
  byId("notice").hidden = true;
  sendButton.textContent = running ? words.stop : words.send;
  byId("examples").replaceChildren(...suggestions(words.examples, ask).children);
}

/** A language that did not arrive is said so above the page. */
function missLanguage(language) {
  byId("notice").textContent = fill(page.words.languageFailed, { language });
  byId("notice").hidden = false;
}

/** Turns of before a reload, above what is asked meanwhile; none once a new conversation is begun. */
async function showEarlier() {
  const place = document.createComment("earlier turns");
  byId("turns").append(place);
  for (const { question, answer, ...kept } of await page.conversation.earlier()) {
    if (!place.isConnected) return;
    const turn = new Turn(question, page, kept);
    byId("welcome").hidden = true;
    place.before(turn.node);
    await turn.finish(answer);
  }
  place.remove();
}

/** Ask what the address asks; once it is answered the address asks it no more, so that a reload shows the answer. */
async function askTheAddress() {
  const asked = askedByAddress();
  if (!asked) return;
  if (asked.collection) page.conversation.choose(asked.collection);
  const turn = await ask(asked.question);
  if (turn && !turn.isFaulty && askedByAddress()?.question === asked.question) clearAddress();
}

const clearAddress = () => history.replaceState(null, "", location.pathname + location.search);

/** The labels, tried for until they come; meanwhile the page says that a part of it is missing. */
async function firstWords(language) {
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
    try {
      const words = await wordsOf(language);
      byId("unloaded").hidden = true;
      return words;
    } catch {
      byId("unloaded").hidden = false;
      await new Promise((done) => setTimeout(done, pause));
    }
  }
}

/** Ready to type at once, unless something has the focus already or a keyboard would come up on the screen. */
function offerBox() {
  const isTaken = document.activeElement !== document.body;
  if (!isTaken && matchMedia("(hover: hover)").matches) box.focus();
}

async function start() {
  const language = chosen() ?? document.documentElement.lang;
  const words = await firstWords(language);
  if (language !== document.documentElement.lang) label(words);
  speak(words);
  languageSwitch(byId("language"), language, speak, missLanguage);
  installComposer();
  installTheme();
  installNetwork();
  installPassage();
  byId("new").addEventListener("click", startOver);
  addEventListener("hashchange", askTheAddress);
  for (const control of document.querySelectorAll("[disabled]")) control.disabled = false;
  byId("composer").removeAttribute("aria-busy");
  const earlier = showEarlier();
  page.conversation.hold(earlier);
  await earlier;
  askTheAddress();
  installScope(page);
  if (recall("sessionStorage", "rigwise.conversation") === null) offerBox();
}

start();
