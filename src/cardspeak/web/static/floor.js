// Chips tapped together into the amount of a bet; the clock that runs. Loaded before the page, so that no tap is lost.
(() => {
  "use strict";
  let fresh = true; // what stands in the box at first is only a proposal
  document.addEventListener("click", (event) => {
    const chip = event.target.closest("[data-add], [data-set]"), box = document.getElementById("amount");
    if (!chip || !box) return;
    if ("set" in chip.dataset) box.value = chip.dataset.set;
    else box.value = (fresh ? 0 : +box.value.replace(/\D/g, "")) + +chip.dataset.add;
    fresh = false;
  });
  // digits go into the box that was tapped last; pieces are put together as they were put out
  let box = null;
  document.addEventListener("focusin", (event) => { if (event.target.closest(".number")) box = event.target; });
  document.addEventListener("click", (event) => {
    const digit = event.target.closest("[data-digit]"), piece = event.target.closest("[data-piece]");
    if (digit) {
      const into = box || document.querySelector(".number input");
      into.value = digit.dataset.digit ? into.value + digit.dataset.digit : into.value.slice(0, -1);
    }
    if (piece) {
      const put = document.querySelector("[name=PUT], [name=TOOK]"), worth = `1x${piece.dataset.piece}`;
      event.preventDefault();
      put.value = put.value ? `${put.value}+${worth}` : worth;
    }
  });
  const opened = () => {
    const named = document.getElementById(location.hash.slice(1));
    if (named && named.tagName === "DETAILS") { named.open = true; named.scrollIntoView(); }
  };
  window.addEventListener("hashchange", opened);
  document.addEventListener("DOMContentLoaded", () => {
    opened();
    for (const pad of document.querySelectorAll(".pad")) pad.hidden = false;
    const level = document.querySelector(".level .left"), from = performance.now();
    if (level && !level.parentElement.dataset.stopped) setInterval(() => {
      const rest = Math.max(+level.parentElement.dataset.left - (performance.now() - from), 0), seconds = Math.ceil(rest / 1000);
      level.textContent = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
    }, 500);
    const clock = document.querySelector(".clock"), began = performance.now();
    if (clock) setInterval(() => {
      const left = Math.max(+clock.dataset.left - (performance.now() - began), 0);
      clock.querySelector("b").textContent = Math.ceil(left / 1000);
      clock.classList.toggle("last", left <= +clock.dataset.countdown);
    }, 200);
  });
})();
