// Before the first paint: the chosen colours, whether the page stands in a frame of another site, and what to do
// when its modules do not arrive.
(() => {
  const root = document.documentElement;
  try {
    const theme = localStorage.getItem("rigwise.theme");
    if (theme === "light" || theme === "dark") root.dataset.theme = theme;
  } catch {
    root.dataset.storage = "none";
  }
  addEventListener("error", ({ target }) => {
    if (!(target instanceof HTMLScriptElement)) return;
    document.getElementById("offline").hidden = false;
    addEventListener("online", () => location.reload());
  }, true);
  if (new URLSearchParams(location.search).has("embedded")) root.dataset.embedded = "";
})();
