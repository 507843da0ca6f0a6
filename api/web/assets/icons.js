// Pictures that must not depend on the fonts at hand.
const SVG = "http://www.w3.org/2000/svg";
const THUMB = "M7 11v9H4v-9zM7 11l4-7.2c1.6 0 2.6 1.2 2.3 2.8l-.6 2.9h5.4c1.3 0 2.2 1.2 1.9 2.4l-1.6 6.4c-.3 1-1.1 1.7-2.1 1.7H7";

/** A thumb, `up` or `down`. */
export function thumbIcon(kind) {
  const path = node("path", { d: THUMB, ...(kind === "down" && { transform: "rotate(180 12 12)" }) });
  const picture = node("svg", { class: "icon", viewBox: "0 0 24 24", "aria-hidden": "true", focusable: "false" });
  picture.append(path);
  return picture;
}

function node(name, attributes) {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}
