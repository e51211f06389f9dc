// The replayer: it plays by itself, goes by keys, and copies its link.
(() => {
  const PAUSE = 1200; // milliseconds for a step
  const KEYS = { ArrowLeft: "back", ArrowRight: "next", Home: "first", End: "last" };
  let playing = 0;
  const find = (selector) => document.querySelector(selector);
  const ended = () => { const at = find("#position"); return +at.dataset.at >= +at.dataset.steps - 1; };
  const show = () => {
    const button = find(".play");
    button.hidden = false;
    button.textContent = playing ? button.dataset.pause : button.dataset.play;
    button.setAttribute("aria-pressed", String(!!playing));
  };
  const stop = () => { clearTimeout(playing); playing = 0; show(); };
  const later = () => { clearTimeout(playing); playing = setTimeout(() => go("[data-step=next]"), PAUSE); };
  const go = (selector) => find(selector)?.click();
  const play = () => {
    if (playing) return stop();
    later();
    show();
    go(ended() ? "[data-step=first]" : "[data-step=next]");
  };
  const street = (by) => {
    const all = [...document.querySelectorAll(".street")], at = all.findIndex((each) => each.ariaCurrent === "step");
    all[at + by]?.click();
  };
  document.addEventListener("keydown", (event) => {
    if (event.target.matches("input, textarea, select") || event.ctrlKey || event.metaKey || event.altKey) return;
    const step = KEYS[event.key];
    if (step) go(`[data-step=${step}]`);
    else if (event.key === "ArrowUp" || event.key === "ArrowDown") street(event.key === "ArrowUp" ? -1 : 1);
    else if (event.key === " " && !event.target.matches("button, a, summary")) play();
    else return;
    event.preventDefault();
  });
  document.addEventListener("click", (event) => {
    if (event.target.matches(".play")) play();
    if (event.target.matches("[data-copy]")) copy(event.target);
  });
  const copy = async (button) => {
    const field = find("[data-select]");
    try { await navigator.clipboard.writeText(field.value); } catch { field.select(); document.execCommand("copy"); }
    button.textContent = button.dataset.copy;
  };
  const down = () => { const log = find("#log"); if (log) log.scrollTop = log.scrollHeight; };
  document.addEventListener("htmx:afterSwap", () => {
    down();
    if (playing) { if (ended()) stop(); else later(); }
    show();
  });
  document.querySelectorAll("[data-copy]").forEach((button) => { button.hidden = false; });
  down();
  show();
})();
