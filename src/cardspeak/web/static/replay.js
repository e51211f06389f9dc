// The replayer: it goes by buttons, by keys and by itself, and copies its link. Without a script its links do.
(() => {
  const PAUSE = 1200; // milliseconds for a step
  const KEYS = { ArrowLeft: "back", ArrowRight: "next", Home: "first", End: "last" };
  const find = (selector) => document.querySelector(selector);
  const step = (name) => +find(`[data-step=${name}]`).dataset.at;
  let at = +find("#position").dataset.now, asked = at, busy = false, playing = 0;
  const show = () => {
    const button = find(".play");
    button.textContent = playing ? button.dataset.pause : button.dataset.play;
    button.setAttribute("aria-pressed", String(!!playing));
  };
  const down = () => { const log = find("#log"); if (log) log.scrollTop = log.scrollHeight; };
  // One request at a time: of steps that are asked for meanwhile only the last one is.
  const go = async (to) => {
    asked = Math.min(Math.max(to, 0), step("last"));
    if (busy || asked === at) return;
    busy = true;
    const now = asked;
    try {
      await htmx.ajax("GET", `?step=${now}`, { source: "#position", target: "#position", swap: "morph:outerHTML", select: "#position" });
      history.replaceState(history.state, "", `?step=${now}`);
    } finally { busy = false; at = now; }
    down();
    if (asked !== at) return go(asked);
    if (playing) { if (at >= step("last")) stop(); else later(); }
    show();
  };
  const stop = () => { clearTimeout(playing); playing = 0; show(); };
  const later = () => { clearTimeout(playing); playing = setTimeout(() => go(at + 1), PAUSE); };
  const play = () => {
    if (playing) return stop();
    later();
    show();
    go(at >= step("last") ? 0 : at + 1);
  };
  const street = (by) => {
    const all = [...document.querySelectorAll(".street")], now = all.findIndex((each) => each.ariaCurrent === "step");
    if (all[now + by]) go(+all[now + by].dataset.at);
  };
  document.addEventListener("keydown", (event) => {
    if (event.target.matches("input, textarea, select") || event.ctrlKey || event.metaKey || event.altKey) return;
    const name = KEYS[event.key];
    if (name === "next" || name === "back") go(asked + (name === "next" ? 1 : -1));
    else if (name) go(step(name));
    else if (event.key === "ArrowUp" || event.key === "ArrowDown") street(event.key === "ArrowUp" ? -1 : 1);
    else if (event.key === " " && !event.target.matches("button, summary")) play();
    else return;
    event.preventDefault();
  });
  document.addEventListener("click", (event) => {
    const link = event.target.closest("#position a[data-at]");
    if (link && !(event.ctrlKey || event.metaKey || event.shiftKey)) { event.preventDefault(); go(+link.dataset.at); }
    if (event.target.matches(".play")) play();
    if (event.target.matches("[data-copy]")) copy(event.target);
  });
  const copy = async (button) => {
    const field = find("[data-select]");
    try { await navigator.clipboard.writeText(field.value); } catch { field.select(); document.execCommand("copy"); }
    button.textContent = button.dataset.copy;
  };
  down();
})();
