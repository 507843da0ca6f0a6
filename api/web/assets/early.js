// Before the first paint: the chosen colours, whether the page stands in a frame of another site, and what to do
// when a file of the page does not arrive.
(() => {
  const PAUSES_MS = [500, 2000, 5000];
  const root = document.documentElement;
  let attempts = 0;
  try {
    const theme = localStorage.getItem("rigwise.theme");
    if (theme === "light" || theme === "dark") root.dataset.theme = theme;
  } catch {
    root.dataset.storage = "none";
  }
  if (new URLSearchParams(location.search).has("embedded")) {
    root.dataset.embedded = "";
    parent.postMessage("rigwise", "*");
  }

  addEventListener("error", ({ target }) => {
    if (target instanceof HTMLScriptElement) retry(target.src, (address) => import(address));
    else if (target.rel === "stylesheet" && !target.dataset.again) retry(target.href, style);
  }, true);

  /** Ask for a file again, a few times, and when the connection comes back. */
  async function retry(address, load) {
    await isParsed();
    show(true);
    for (const pause of PAUSES_MS) {
      await new Promise((done) => setTimeout(done, pause));
      try {
        await load(anew(address));
        return show(false);
      } catch (fault) {
        console.info(`${address}: ${fault.message}`);
      }
    }
    document.getElementById("trying").hidden = true;
    addEventListener("online", () => retry(address, load), { once: true });
  }

  /** A browser remembers that a module failed; under another name of the state, all of them are asked for anew. */
  const anew = (address) => address.replace(/(\/static\/[^/]+)/, `$1-${(attempts += 1)}`);

  function style(address) {
    const link = document.createElement("link");
    Object.assign(link, { rel: "stylesheet", href: address });
    link.dataset.again = "";
    return new Promise((loaded, failed) => {
      link.addEventListener("load", loaded);
      link.addEventListener("error", () => failed(new Error("not loaded")));
      document.head.append(link);
    });
  }

  const isParsed = () => document.readyState !== "loading"
    || new Promise((done) => addEventListener("DOMContentLoaded", done, { once: true }));

  function show(isMissing) {
    document.getElementById("unloaded").hidden = !isMissing;
    document.getElementById("trying").hidden = false;
    document.getElementById("reload").onclick = () => location.reload();
  }
})();
