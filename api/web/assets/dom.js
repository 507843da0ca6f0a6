// Building the page from nodes only: text is always text, never markup.

/** An element; `on…` properties are listeners, others attributes (`false` and `null` leave one out). */
export function el(tag, attributes = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === false || value === null || value === undefined) continue;
    if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
    else node.setAttribute(name, value === true ? "" : value);
  }
  node.append(...children.flat(3).filter((child) => child !== null && child !== undefined && child !== false));
  return node;
}

export const byId = (id) => document.getElementById(id);

/** Offsets of the server count code points, those of JavaScript UTF-16 units. */
export const points = (text) => Array.from(text);

/** Only http(s) addresses become links. */
export const isWeb = (url) => /^https?:\/\//i.test(url ?? "");

/** Memory of the browser, where it grants one. */
export function remember(store, name, value) {
  try {
    if (value === null) window[store].removeItem(name);
    else window[store].setItem(name, value);
  } catch {
    return false;
  }
  return true;
}

export function recall(store, name) {
  try {
    return window[store].getItem(name);
  } catch {
    return null;
  }
}

/** Tell those who listen rather than look. */
export function say(text) {
  byId("spoken").textContent = text;
}
