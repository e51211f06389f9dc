// Settings of this browser, put on the page before it is drawn: data-deck, data-motion, data-sound, data-theme, data-amounts.
(() => {
  const usual = { deck: "two", motion: "on", sound: "on", theme: "auto", amounts: "chips" };
  const read = (key) => { try { return localStorage.getItem("cardspeak-" + key) || usual[key]; } catch { return usual[key]; } };
  const write = (key, value) => { try { localStorage.setItem("cardspeak-" + key, value); } catch { /* private windows forget */ } };
  const root = document.documentElement;
  root.dataset.script = "on"; // what only scripts do is shown from the beginning, so that nothing moves
  for (const key of Object.keys(usual)) root.dataset[key] = read(key);
  const show = (scope) => scope.querySelectorAll("[data-setting]").forEach((field) => {
    const value = root.dataset[field.dataset.setting];
    if (field.type === "checkbox") field.checked = value === field.dataset.on; else field.value = value;
  });
  document.addEventListener("DOMContentLoaded", () => show(document));
  document.addEventListener("htmx:wsAfterMessage", () => show(document)); // what was drawn again
  document.addEventListener("change", (event) => {
    const field = event.target.closest("[data-setting]");
    if (!field) return;
    const value = field.type === "checkbox" ? (field.checked ? field.dataset.on : field.dataset.off) : field.value;
    root.dataset[field.dataset.setting] = value;
    write(field.dataset.setting, value);
  });
  document.addEventListener("focusin", (event) => { if (event.target.matches("[data-select]")) event.target.select(); });
})();
// What is pressed before the scripts listen, while a page is still loading, is neither lost nor sent as an address: it is
// done as soon as they do.
(() => {
  const early = new Set();
  const hold = (event, held) => { event.preventDefault(); event.stopPropagation(); early.add(held); };
  const sent = (event) => { if (event.target.matches("[ws-send]")) hold(event, event.target); };
  const pressed = (event) => { const button = event.target.closest("button[hx-get]:not([formaction])"); if (button) hold(event, button); };
  document.addEventListener("submit", sent, true);
  document.addEventListener("click", pressed, true);
  document.addEventListener("DOMContentLoaded", () => setTimeout(() => { // after all who wait for the same
    document.removeEventListener("submit", sent, true);
    document.removeEventListener("click", pressed, true);
    for (const each of early) if (each.isConnected) each.matches("form") ? each.requestSubmit() : each.click();
  }));
})();
