// The clock of a tournament: counts on by itself, also into the levels that follow, whatever the connection does.
(() => {
  "use strict";
  const at = (selector, root = document) => root.querySelector(selector);
  const two = (number) => String(number).padStart(2, "0");
  const written = (ms) => {
    const seconds = Math.max(0, Math.ceil(ms / 1000)), minutes = Math.floor(seconds / 60), hours = Math.floor(minutes / 60);
    return hours ? `${hours}:${two(minutes % 60)}:${two(seconds % 60)}` : `${two(minutes)}:${two(seconds % 60)}`;
  };

  // ---- sounds: a browser lets them be heard only after somebody has touched the page --------------------------------
  let context = null;
  document.addEventListener("pointerdown", () => { context ||= new AudioContext(); });
  document.addEventListener("keydown", () => { context ||= new AudioContext(); });
  function sound(pitch, from, length) {
    if (!context || document.documentElement.dataset.sound !== "on") return;
    const tone = context.createOscillator(), volume = context.createGain(), begins = context.currentTime + from;
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.25, begins);
    volume.gain.exponentialRampToValueAtTime(0.0001, begins + length);
    tone.connect(volume).connect(context.destination);
    tone.start(begins); tone.stop(begins + length);
  }
  const levelEnds = () => [0, 0.35, 0.7].forEach((from, step) => sound([660, 660, 990][step], from, step === 2 ? 1.2 : 0.3));
  const lastMinute = () => sound(520, 0, 0.5);

  // ---- the clock ----------------------------------------------------------------------------------------------------
  let sent = "", began = 0, plan = [], shown = 0, warned = false, drawn = "";
  function read(clock) {
    const now = clock.dataset.set;
    if (now === sent) return;
    sent = now;
    began = performance.now();
    plan = JSON.parse(clock.dataset.plan || "[]");
    shown = 0;
    drawn = "";
    warned = !plan.length || plan[0].ms < 60000;
  }
  function tick() {
    const clock = at("[data-plan]");
    if (!clock) return;
    read(clock);
    if (!plan.length) return;
    let gone = clock.dataset.runs === "1" ? performance.now() - began : 0, row = 0;
    while (row + 1 < plan.length && gone >= plan[row].ms && plan[row].ms) gone -= plan[row++].ms;
    const left = plan[row].ms - gone;
    if (row > shown) { shown = row; warned = false; levelEnds(); }
    if (clock.dataset.runs === "1" && !warned && left <= 60000) { warned = true; lastMinute(); }
    const key = row + "/" + written(left);
    if (key === drawn && at("[data-clock=time]")?.textContent === written(left)) return;
    drawn = key;
    const say = (name, text) => document.querySelectorAll(`[data-clock=${name}]`).forEach((node) => {
      if (node.textContent !== text) node.textContent = text;
      if (name !== "time") node.hidden = !text;
    });
    say("time", written(left));
    for (const name of ["title", "stakes", "ante", "next"]) say(name, plan[row][name]);
    say("to_break", plan[row].to_break < 0 ? "" : written(left + plan[row].to_break));
    clock.dataset.part = plan[row].part;
    clock.classList.toggle("last", left <= 60000 && clock.dataset.runs === "1");
  }
  setInterval(tick, 200);
  document.addEventListener("DOMContentLoaded", tick);
  document.addEventListener("htmx:wsAfterMessage", tick);

  // ---- a screen on the wall: shown in full, never dimmed ---------------------------------------------------------------
  document.addEventListener("click", (event) => {
    if (event.target.closest("[data-full]")) document.documentElement.requestFullscreen?.().catch(() => {});
  });
  document.addEventListener("DOMContentLoaded", () => {
    if (at(".wall")) navigator.wakeLock?.request("screen").catch(() => {});
    if (window.Idiomorph) {
      Idiomorph.defaults.callbacks.beforeAttributeUpdated = (name, node) => !(name === "open" && node.tagName === "DETAILS");
    }
  });

  // ---- several who are out in one hand: their stacks are asked for only where they decide something ------------------
  document.addEventListener("change", (event) => {
    const form = event.target.closest("form[data-outs]");
    if (form) form.classList.toggle("several", form.querySelectorAll("input[name^=out-]:checked").length > 1);
  });
  // a form that is sent is sent once
  document.addEventListener("submit", (event) => {
    if (event.target.dataset.sent) event.preventDefault();
    event.target.dataset.sent = "1";
    setTimeout(() => delete event.target.dataset.sent, 4000);
  });

  // a screen that nobody touches asks for the room often enough to follow within seconds once it is back
  document.addEventListener("DOMContentLoaded", () => {
    if (window.htmx) htmx.config.wsReconnectDelay = (tried) => 500 + Math.random() * Math.min(1000 * 2 ** tried, 4000);
  });

  // ---- the connection -----------------------------------------------------------------------------------------------
  function connection(lost) {
    const note = at("#connection");
    if (!note) return;
    note.hidden = !lost;
    note.textContent = lost ? note.dataset.lost : "";
  }
  const again = () => setTimeout(() => fetch(location.href).then(() => location.reload()).catch(again), 3000);
  document.addEventListener("htmx:wsClose", (event) => {
    connection(true);
    // the extension connects again after a broken line only; after a door that was closed the page is asked for again
    // only when the room answers, so that a screen goes on showing the clock that it has while the server is away
    if (![1006, 1008, 1012, 1013].includes(event.detail.event?.code)) again();
  });
  document.addEventListener("htmx:wsError", () => connection(true));
  document.addEventListener("htmx:wsOpen", () => connection(false));
})();
