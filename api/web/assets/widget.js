// Puts Rigwise into another site: <script src="https://your-server/widget.js" data-language="tr" data-label="Ask"></script>
(() => {
  const script = document.currentScript;
  const address = new URL("/?embedded", script.src);
  if (script.dataset.language) address.searchParams.set("language", script.dataset.language);
  const label = script.dataset.label ?? "Rigwise";

  /** By language, what is said where the page cannot be shown; the server writes it in. */
  const words = "$words";
  const PATIENCE_MS = 1000;

  const button = document.createElement("button");
  const panel = document.createElement("div");
  const frame = document.createElement("iframe");
  const note = document.createElement("p");
  button.type = "button";
  button.textContent = label;
  button.setAttribute("aria-expanded", "false");
  frame.title = label;
  frame.allow = "clipboard-write";
  note.setAttribute("role", "alert");
  Object.assign(button.style, {
    position: "fixed", right: "1rem", bottom: "1rem", zIndex: "2147483000", padding: ".75rem 1.25rem", border: "0",
    borderRadius: "999px", background: "#0f6160", color: "#fff", font: "600 1rem system-ui, sans-serif", cursor: "pointer",
    boxShadow: "0 2px 12px rgb(0 0 0 / .25)",
  });
  Object.assign(panel.style, {
    position: "fixed", right: "1rem", bottom: "4.75rem", zIndex: "2147483000", borderRadius: "14px", overflow: "hidden",
    width: "min(27rem, calc(100vw - 2rem))", height: "min(42rem, calc(100vh - 6rem))", display: "none",
    boxShadow: "0 8px 40px rgb(0 0 0 / .3)", background: "#fff",
  });
  Object.assign(frame.style, { width: "100%", height: "100%", border: "0", visibility: "hidden" });
  Object.assign(note.style, {
    position: "absolute", inset: "0", margin: "0", padding: "1.5rem", color: "#1e2326", font: "1rem/1.6 system-ui, sans-serif",
    display: "none",
  });

  const isOpen = () => panel.style.display !== "none";

  function toggle(wantsOpen) {
    panel.style.display = wantsOpen ? "block" : "none";
    if (wantsOpen && frame.style.visibility === "hidden") load();
    button.setAttribute("aria-expanded", String(wantsOpen));
    if (wantsOpen) frame.focus();
    else button.focus();
  }

  /** The page tells when it is there; a browser shows its own error where it may not be, or cannot be had. */
  function load() {
    note.style.display = "none";
    frame.addEventListener("load", () => setTimeout(missed, PATIENCE_MS), { once: true });
    frame.src = address;
  }

  addEventListener("message", ({ source, origin, data }) => {
    if (source !== frame.contentWindow || origin !== address.origin || data !== "rigwise") return;
    note.style.display = "none";
    frame.style.visibility = "visible";
  });

  function missed() {
    if (frame.style.visibility === "visible") return;
    const { missing, elsewhere } = wording();
    const link = document.createElement("a");
    link.href = address.href.replace(/embedded=?&?/, "");
    link.target = "_blank";
    link.rel = "noopener";
    link.textContent = elsewhere;
    link.style.color = "#0f6160";
    note.replaceChildren(missing, " ", link);
    note.style.display = "block";
  }

  /** In the language asked for, that of the site, or one of the reader's. */
  function wording() {
    const wanted = [script.dataset.language, document.documentElement.lang, ...navigator.languages, "en"];
    const chinese = (tag) => (/^zh\b/i.test(tag) ? (/tw|hk|mo|hant/i.test(tag) ? "zh-Hant" : "zh-Hans") : tag.split("-")[0]);
    return wanted.filter(Boolean).map((tag) => words[tag] ?? words[chinese(tag)]).find(Boolean);
  }

  button.addEventListener("click", () => toggle(!isOpen()));
  addEventListener("keydown", (event) => event.key === "Escape" && isOpen() && toggle(false));
  panel.append(frame, note);
  (document.body ?? document.documentElement).append(panel, button);
})();
