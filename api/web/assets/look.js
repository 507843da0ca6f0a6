// How pictures are to look: broad or narrow, on a light or a dark ground; told again when that changes.
const narrow = matchMedia("(max-width: 40rem)");
const dark = matchMedia("(prefers-color-scheme: dark)");
const BROAD_PX = 760;
const NARROW_PX = 340;
const pictures = new Map();

export const look = () => ({
  width: narrow.matches ? NARROW_PX : BROAD_PX,
  theme: document.documentElement.dataset.theme ?? (dark.matches ? "dark" : "light"),
});

/** Call `draw` whenever the look changes, as long as its node is on the page. */
export function redrawn(node, draw) {
  forget();
  pictures.set(node, draw);
}

/** To be called when the colours were chosen anew. */
export function lookAgain() {
  forget();
  for (const draw of pictures.values()) draw();
}

function forget() {
  for (const node of pictures.keys()) if (!node.isConnected) pictures.delete(node);
}

narrow.addEventListener("change", lookAgain);
dark.addEventListener("change", lookAgain);
