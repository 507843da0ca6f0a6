// Before the first paint: the chosen colours, and whether the page stands in a frame of another site.
(() => {
  const root = document.documentElement;
  try {
    const theme = localStorage.getItem("rigwise.theme");
    if (theme === "light" || theme === "dark") root.dataset.theme = theme;
  } catch {
    root.dataset.storage = "none";
  }
  if (new URLSearchParams(location.search).has("embedded")) root.dataset.embedded = "";
})();
