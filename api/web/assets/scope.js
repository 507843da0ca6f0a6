// Which collection is quoted from: all of them, unless one is chosen. Without documents of one's own there is
// nothing to choose, and nothing is shown.
import { byId, el } from "./dom.js";
import { collections } from "./server.js";

const GUIDES = "guides";
/** Collections that Rigwise names itself, each with the word for it; `documents` holds what was put in no other. */
const NAMED = new Map([[GUIDES, "guides"], ["documents", "documents"]]);
const box = byId("scope");
const select = byId("collection");
let isKnown = false;
let latest = null;

/** Offer the collections that there are now; one that is gone is no longer asked within. */
export async function offerCollections(page) {
  show(page);
  const asked = latest = collections().catch(() => null);
  const names = await asked;
  if (asked !== latest) return;
  isKnown = names !== null;
  if (!isKnown) return;
  const { conversation, words } = page;
  const known = [GUIDES, ...names];
  if (!known.includes(conversation.collection)) conversation.choose(null);
  select.replaceChildren(
    el("option", { value: "", "data-word": "everything" }, words.everything),
    ...known.map((name) => el("option", { value: name, "data-word": NAMED.get(name) }, words[NAMED.get(name)] ?? name)));
  box.hidden = !names.length && conversation.collection === null;
  show(page);
}

/** Look again after a turn that was refused, and where the server did not tell before: for want of a key, say. */
export function lookAfter(turn, page) {
  if (turn.isFaulty || !isKnown) offerCollections(page);
}

export function installScope(page) {
  select.addEventListener("change", () => page.conversation.choose(select.value || null));
  offerCollections(page);
}

function show({ conversation }) {
  select.value = conversation.collection ?? "";
}
