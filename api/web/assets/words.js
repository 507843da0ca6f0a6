// The labels of the page, one file per language, fetched when first needed.
import { el, recall, remember } from "./dom.js";

export const LANGUAGES = {
  en: "English", "zh-Hans": "简体中文", "zh-Hant": "繁體中文", tr: "Türkçe", de: "Deutsch", fr: "Français",
  es: "Español", pt: "Português", ru: "Русский", ja: "日本語", ko: "한국어",
};
const loaded = new Map();
let picked = null;

/** All labels of a language; English where it has none. */
export function wordsOf(tag) {
  const language = tag in LANGUAGES ? tag : "en";
  if (!loaded.has(language)) {
    const loading = load(language).catch((fault) => (loaded.delete(language), Promise.reject(fault)));
    loaded.set(language, loading);
  }
  return loaded.get(language);
}

async function load(language) {
  const response = await fetch(new URL(`./words/${language}.json`, import.meta.url));
  if (!response.ok) throw new Error(`${language}: ${response.status}`);
  return { tag: language, ...(await response.json()) };
}

/** The language that a person chose, or `null`: then answers come in the language of the question. */
export const chosen = () => {
  const asked = new URLSearchParams(location.search).get("language");
  const tag = picked ?? asked ?? recall("localStorage", "rigwise.language");
  return tag in LANGUAGES ? tag : null;
};

/** Write a language's labels into the page. */
export function label(words) {
  document.documentElement.lang = words.tag;
  for (const node of document.querySelectorAll("[data-word]")) {
    const text = words[node.dataset.word];
    if (node.matches("textarea")) node.placeholder = text;
    else if (node.hasAttribute("aria-label")) {
      node.setAttribute("aria-label", text);
      if (node.title) node.title = text;
    } else node.textContent = text;
  }
}

/**
 * Fill the switch; `changed` is called with the words of a newly chosen language, `failed` with the name of one whose
 * words do not arrive: the one before stays then.
 */
export function languageSwitch(select, current, changed, failed) {
  let shown = current;
  for (const [tag, name] of Object.entries(LANGUAGES)) {
    select.append(el("option", { value: tag, lang: tag, selected: tag === current }, name));
  }
  select.value = current;
  select.addEventListener("change", async () => {
    const wanted = select.value;
    const words = await wordsOf(wanted).catch(() => null);
    if (select.value !== wanted) return;
    select.value = words ? wanted : shown;
    if (!words) return failed(LANGUAGES[wanted]);
    shown = picked = wanted;
    remember("localStorage", "rigwise.language", picked);
    label(words);
    changed(words);
  });
}

/** A label with its `{name}` places filled. */
export const fill = (text, values) => text.replace(/\{(\w+)\}/g, (all, name) => values[name] ?? all);

/** A name and what is said of it, with the colon of the language. */
export const joined = (words, name, text) => fill(words.joined, { name, text });

/** A whole or partial ISO date (year, month, day) as written in a language. */
export function day(iso, tag) {
  const parts = iso.split("-").length;
  const date = new Date(`${iso}${["", "-01-01", "-01", ""][parts]}T00:00:00Z`);
  if (Number.isNaN(date.valueOf())) return iso;
  const form = { timeZone: "UTC", year: "numeric" };
  if (parts > 1) form.month = "long";
  if (parts > 2) form.day = "numeric";
  return new Intl.DateTimeFormat(tag, form).format(date);
}
