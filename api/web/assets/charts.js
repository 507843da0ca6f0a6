// The chart of a result, where there is one: a picture, and its numbers as a table.
import { el } from "./dom.js";
import { look, redrawn } from "./look.js";
import { chartData, charts, picture } from "./server.js";
import { table } from "./table.js";
import { joined } from "./words.js";

const AHEAD = "600px";
const waiting = new WeakMap();
const near = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue;
    near.unobserve(target);
    waiting.get(target)();
  }
}, { rootMargin: AHEAD });

/** A place for it, filled when it comes near the screen; it stays empty where there is nothing to draw. */
export function chart(result, words) {
  const place = el("div", { class: "chart" });
  waiting.set(place, () => draw(place, result, words).catch(() => place.remove()));
  near.observe(place);
  return place;
}

/** A circuit by itself, or one for which the cards are counted, has no parts to draw. */
const isDrawable = ({ rule, inputs }) => rule !== "circuit" || (inputs.gpus.length > 0 && !inputs.how_many);

async function draw(place, result, words) {
  const name = isDrawable(result) && (await charts()).get(result.rule);
  if (!name) return place.remove();
  const [data, source] = await Promise.all([chartData(name, result, words.tag), picture(name, result, words.tag, look())]);
  const image = el("img", { src: source, alt: `${data.title}. ${data.description}` });
  const drawing = el("div", { class: "drawing" }, image);
  image.addEventListener("error", () => drawing.remove());
  place.replaceChildren(el("figure", {},
    drawing,
    el("details", { class: "folded", open: "open" in place.dataset },
      el("summary", {}, words.numbers),
      table(joined(words, words.numbers, data.title), data.columns, data.rows, () => true))));
  redrawn(drawing, () => drawAgain(image, name, result, words));
}

/** The same in other colours or of another width; the old one stays where the server is away. */
async function drawAgain(image, name, result, words) {
  const wanted = look();
  const source = await picture(name, result, words.tag, wanted).catch(() => null);
  const isLatest = Object.entries(look()).every(([key, value]) => wanted[key] === value);
  if (!source || !isLatest) return;
  URL.revokeObjectURL(image.src);
  image.src = source;
}
