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
  document.addEventListener("DOMContentLoaded", () => {
    const clock = document.querySelector(".clock"), began = performance.now();
    if (clock) setInterval(() => {
      const left = Math.max(+clock.dataset.left - (performance.now() - began), 0);
      clock.querySelector("b").textContent = Math.ceil(left / 1000);
      clock.classList.toggle("last", left <= +clock.dataset.countdown);
    }, 200);
  });
})();
