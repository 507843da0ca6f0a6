// Puts Rigwise into another site: <script src="https://your-server/widget.js" data-language="tr" data-label="Ask"></script>
(() => {
  const script = document.currentScript;
  const address = new URL("/?embedded", script.src);
  if (script.dataset.language) address.searchParams.set("language", script.dataset.language);
  const label = script.dataset.label ?? "Rigwise";

  const button = document.createElement("button");
  const frame = document.createElement("iframe");
  button.type = "button";
  button.textContent = label;
  button.setAttribute("aria-expanded", "false");
  frame.title = label;
  frame.hidden = true;
  frame.allow = "clipboard-write";
  Object.assign(button.style, {
    position: "fixed", right: "1rem", bottom: "1rem", zIndex: "2147483000", padding: ".75rem 1.25rem", border: "0",
    borderRadius: "999px", background: "#0f6160", color: "#fff", font: "600 1rem system-ui, sans-serif", cursor: "pointer",
    boxShadow: "0 2px 12px rgb(0 0 0 / .25)",
  });
  Object.assign(frame.style, {
    position: "fixed", right: "1rem", bottom: "4.75rem", zIndex: "2147483000", border: "0", borderRadius: "14px",
    width: "min(27rem, calc(100vw - 2rem))", height: "min(42rem, calc(100vh - 6rem))",
    boxShadow: "0 8px 40px rgb(0 0 0 / .3)", background: "#fff",
  });

  function toggle(isOpen) {
    frame.hidden = !isOpen;
    if (isOpen && !frame.src) frame.src = address;
    button.setAttribute("aria-expanded", String(isOpen));
    if (isOpen) frame.focus();
    else button.focus();
  }
  button.addEventListener("click", () => toggle(frame.hidden));
  addEventListener("keydown", (event) => event.key === "Escape" && !frame.hidden && toggle(false));
  (document.body ?? document.documentElement).append(frame, button);
})();
