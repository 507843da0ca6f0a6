// Whether an answer helped, and then, for who wants to say it, why.
import { el, say } from "./dom.js";
import { told } from "./faults.js";
import { thumbIcon } from "./icons.js";
import { rate } from "./server.js";

/**
 * Thumbs, and a place that a field for a comment comes into once one is pressed.
 *
 * @param thumb the one that was pressed before, or `null`
 */
export function feedback(id, words, thumb) {
  const given = { thumb, comment: "" };
  let before = Promise.resolve();
  const place = el("div", { class: "comment" });
  const group = el("span", { class: "thumbs", role: "group", "aria-label": words.feedback });
  const button = (kind, text) => el("button", {
    type: "button", class: "quiet thumb", "aria-label": text, title: text, "aria-pressed": String(kind === thumb),
    onclick: ({ currentTarget }) => rated(currentTarget, kind),
  }, thumbIcon(kind));

  async function rated(pressed, kind) {
    if (!await kept({ thumb: kind })) return;
    for (const other of group.children) other.setAttribute("aria-pressed", String(other === pressed));
    if (!place.children.length) place.append(field());
  }

  /** What is said goes one after the other, so that the last word is the last that arrives. */
  const kept = (news) => (before = before.then(() => sent(news)));

  async function sent(news) {
    place.querySelector(".fault")?.remove();
    try {
      await rate(id, { ...given, ...news });
      Object.assign(given, news);
      say(words.thanks);
      return true;
    } catch (fault) {
      place.prepend(el("p", { class: "fault", role: "alert" }, told(fault, words)));
      return false;
    }
  }

  function field() {
    const box = el("textarea", { rows: "2", maxlength: "2000", "aria-label": words.comment, placeholder: words.comment });
    return el("form", { onsubmit: async (event) => {
      event.preventDefault();
      const comment = box.value.trim();
      if (!comment) return box.focus();
      if (await kept({ comment })) place.replaceChildren(el("p", { class: "as-of" }, words.thanks));
    } }, box, el("button", { type: "submit", class: "quiet" }, words.send));
  }

  group.append(button("up", words.helpful), button("down", words.unhelpful));
  return [group, place];
}
