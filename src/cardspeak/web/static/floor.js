// Chips tapped together into the amount of a bet.
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
})();
