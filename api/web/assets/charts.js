// The chart of a result, where there is one: a picture, and its numbers as a table.
import { el } from "./dom.js";
import { chartData, charts, picture } from "./server.js";
import { sideways, table } from "./table.js";

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

async function draw(place, result, words) {
  const name = (await charts()).get(result.rule);
  if (!name) return place.remove();
  const [data, source] = await Promise.all([chartData(name, result, words.tag), picture(name, result, words.tag)]);
  const image = el("img", { src: source, alt: `${data.title}. ${data.description}` });
  const shown = sideways(data.title, image);
  image.addEventListener("error", () => shown.remove());
  place.append(el("figure", {},
    shown,
    el("details", { class: "folded" },
      el("summary", {}, words.numbers),
      table(`${words.numbers}: ${data.title}`, data.columns, data.rows, () => true))));
}
