// What a table does in the browser beyond showing what the server sent: bet box, keys, clock, why-not.
(() => {
  "use strict";
  const at = (selector) => document.querySelector(selector);
  const all = (selector) => document.querySelectorAll(selector);
  const GUARD = 350; // milliseconds for which fresh buttons do not listen, so that a changed action is not hit by mistake

  // ---- the bet box ------------------------------------------------------------------------------------------------
  const clamp = (value, low, high) => Math.min(Math.max(value, low), high);
  const bounds = (box) => ({ low: +box.dataset.least, high: +box.dataset.most, blind: +box.dataset.blind || 1 });
  const unit = (box) => document.documentElement.dataset.amounts === "blinds" ? bounds(box).blind : 1;
  // the slider goes from the least to the next whole big blind, by each of these, to the most
  function slid(box, step) {
    const { low, high, blind } = bounds(box), first = (Math.floor(low / blind) + 1) * blind;
    return step <= 0 ? low : Math.min(first + (step - 1) * blind, high);
  }
  function stepOf(box, amount) {
    const { low, high, blind } = bounds(box), first = (Math.floor(low / blind) + 1) * blind;
    if (amount >= high) return +at("#slider").max;
    return amount < first ? 0 : 1 + Math.floor((amount - first) / blind);
  }
  function setAmount(value, from) {
    const box = at(".box"), hidden = at("#raise-amount");
    if (!box || !hidden) return;
    const { low, high, blind } = bounds(box);
    const amount = clamp(Math.round(value) || low, low, high);
    hidden.value = amount;
    if (from !== "slider") at("#slider").value = stepOf(box, amount);
    at("#slider").setAttribute("aria-valuetext", amount.toLocaleString(document.documentElement.lang));
    if (from !== "amount") at("#amount").value = +(amount / unit(box)).toFixed(unit(box) > 1 ? 2 : 0);
    const label = at(".move.raise span");
    if (label) label.textContent = box.dataset.label.replace("#", amount.toLocaleString(document.documentElement.lang));
  }
  // an amount as people write it: 60, 1 200, 3.5 or 3,5 where blinds are meant, 3bb and 2.5 ББ always
  function typed(text) {
    const box = at(".box");
    if (!box) return 0;
    const blinds = /(bb|бб)\s*$/i.test(text) || unit(box) > 1;
    const number = blinds ? text.replace(",", ".").replace(/[^\d.]/g, "") : text.replace(/\D/g, "");
    return +number * (blinds ? bounds(box).blind : 1);
  }
  document.addEventListener("input", (event) => {
    if (event.target.id === "slider") setAmount(slid(at(".box"), +event.target.value), "slider");
    if (event.target.id === "amount") setAmount(typed(event.target.value), "amount");
    if (event.target.name === "cards") drawLabel();
  });
  document.addEventListener("change", (event) => {
    if (event.target.dataset.setting === "amounts") setTimeout(() => setAmount(+(at("#raise-amount")?.value || 0)));
  });
  document.addEventListener("change", (event) => { if (event.target.id === "amount") setAmount(typed(event.target.value)); });
  function drawLabel() {
    const button = at("#form-discard .move");
    if (!button) return;
    const count = all("#form-discard input:checked").length;
    button.textContent = count ? button.dataset.some.replace("#", count) : button.dataset.none;
  }

  // ---- why a button is not available ------------------------------------------------------------------------------
  function tell(text) { const said = at("#said"); if (said) said.textContent = text; }
  let fresh = 0, turn = "";
  document.addEventListener("click", (event) => {
    const set = event.target.closest("[data-set]");
    if (set) { setAmount(+set.dataset.set); return; }
    const button = event.target.closest("button.move");
    if (!button) return;
    if (button.getAttribute("aria-disabled") === "true") {
      event.preventDefault();
      event.stopPropagation();
      tell(button.dataset.why || "");
    } else if (performance.now() - fresh < GUARD) {
      event.preventDefault();
      event.stopPropagation();
    }
  }, true);

  // ---- keys -------------------------------------------------------------------------------------------------------
  const KEYS = { f: ["fold"], c: ["check", "call", "bring-in"], r: ["raise"], k: ["check"], d: ["discard"] };
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const typing = event.target.matches("input:not([type=checkbox]):not([type=range]), textarea, select");
    if (typing) {
      if (event.key === "Enter" && event.target.id === "amount") { event.preventDefault(); press("raise"); }
      if (event.key === "Escape") event.target.blur();
      return;
    }
    const ahead = at(`#controls:is(.ahead, .waiting) [data-key="${CSS.escape(event.key.toLowerCase())}"]`);
    if (ahead) { event.preventDefault(); ahead.click(); return; }
    const verbs = KEYS[event.key.toLowerCase()];
    if (verbs) { event.preventDefault(); verbs.some(press); return; }
    if (event.key.toLowerCase() === "b" && at("#amount")) { event.preventDefault(); at("#amount").focus(); at("#amount").select(); }
    if (/^[1-7]$/.test(event.key)) {
      const card = all("#form-discard input[type=checkbox]")[+event.key - 1];
      const fraction = all(".fractions button")[+event.key - 1];
      if (card) { card.checked = !card.checked; drawLabel(); } else if (fraction) fraction.click();
    }
  });
  function press(verb) {
    const button = at(`#form-${verb} button`);
    if (!button) return false;
    button.click();
    return true;
  }

  // ---- the clock --------------------------------------------------------------------------------------------------
  let began = 0, clockTurn = "";
  function tick() {
    const time = at(".time");
    if (!time) { clockTurn = ""; return; }
    const key = time.dataset.turn + "/" + time.dataset.called + "/" + time.dataset.stopped;
    if (key !== clockTurn) { clockTurn = key; began = performance.now(); time.dataset.first = time.dataset.left; clockFirst = +time.dataset.left; }
    const gone = time.dataset.stopped !== "0" ? 0 : performance.now() - began;
    const left = clockFirst - gone, bank = +time.dataset.bank;
    const own = left > 0 || time.dataset.called === "1";
    const rest = own ? Math.max(left, 0) : Math.max(bank + left, 0);
    for (const each of all(".time")) { // several where everybody is asked something: they all have the same time
      each.classList.toggle("bank", !own);
      each.classList.toggle("called", time.dataset.called === "1");
      each.querySelector("i").style.transform = `scaleX(${clamp(rest / Math.max(own ? clockFirst : bank, 1), 0, 1)})`;
      each.querySelector("em").textContent = rest < 15000 || !own ? Math.ceil(rest / 1000) : "";
    }
  }
  let clockFirst = 1;
  setInterval(tick, 200);

  // ---- what the room committed to, noted before the deal so that the page of the hand can compare ------------------
  const NOTED = 500; // hands of a table
  function noteSealed() {
    const [number, root] = (at("#caption")?.dataset.sealed || "").split(" ");
    if (!root) return;
    const key = "sealed " + location.pathname.split("/")[2];
    const noted = JSON.parse(localStorage.getItem(key) || "{}");
    if (noted[number] === root) return;
    noted[number] = root;
    for (const old of Object.keys(noted).slice(0, -NOTED)) delete noted[old];
    localStorage.setItem(key, JSON.stringify(noted));
  }

  // ---- leaving in the middle of a hand asks first -----------------------------------------------------------------
  function sure(form) {
    const dialog = at("#sure");
    dialog.querySelector("p").textContent = form.dataset.ask;
    dialog.returnValue = "";
    dialog.onclose = () => { if (dialog.returnValue === "yes") { form.dataset.sure = "1"; form.requestSubmit(); } };
    dialog.showModal();
  }

  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (form.dataset.ask && !form.dataset.sure) { event.preventDefault(); event.stopPropagation(); sure(form); }
    delete form.dataset.sure;
  }, true);

  // ---- what changed -----------------------------------------------------------------------------------------------
  function changed() {
    const controls = at("#controls");
    if (controls && controls.dataset.turn !== turn) {
      turn = controls.dataset.turn;
      fresh = performance.now();
      if (["acting", "drawing", "asked"].some((state) => controls.classList.contains(state))) {
        document.dispatchEvent(new CustomEvent("cardspeak:sound", { detail: "turn" })); document.title = "● " + document.title.replace(/^● /, "");
      } else document.title = document.title.replace(/^● /, "");
      setAmount(+(at(".box")?.dataset.least || 0));
      drawLabel();
    }
    noteSealed();
    for (const list of all("ol.log")) list.scrollTop = list.scrollHeight;
    tick();
  }
  document.addEventListener("htmx:wsAfterMessage", changed);
  document.addEventListener("DOMContentLoaded", changed);
  // what somebody has opened stays open when the page is drawn again
  document.addEventListener("DOMContentLoaded", () => {
    Idiomorph.defaults.callbacks.beforeAttributeUpdated = (name, node) => !(name === "open" && node.tagName === "DETAILS");
  });
  document.addEventListener("htmx:wsConfigSend", (event) => {
    const button = event.detail.elt.querySelector("button");
    if (event.detail.elt.id === "form-cut") { // the chance of this browser, which nobody else has a hand in
      const nonce = crypto.getRandomValues(new Uint8Array(16));
      event.detail.parameters.text = Array.from(nonce, (byte) => byte.toString(16).padStart(2, "0")).join("");
    }
    if (button?.getAttribute("aria-disabled") === "true") { event.preventDefault(); tell(button.dataset.why || ""); }
  });
  document.addEventListener("htmx:wsAfterSend", (event) => {
    const field = event.target.querySelector?.(".say input[name=text]") || (event.target.matches?.(".say") && event.target.querySelector("input[name=text]"));
    if (field) field.value = "";
  });

  // ---- the connection ---------------------------------------------------------------------------------------------
  function connection(lost) {
    const note = at("#connection"), room = at(".room");
    if (!note || !room) return;
    if (lost) { note.hidden = false; note.textContent = room.dataset.lost; note.className = "lost"; }
    else if (!note.hidden) { note.textContent = room.dataset.back; note.className = "back"; setTimeout(() => { note.hidden = true; }, 2500); }
  }
  document.addEventListener("htmx:wsClose", (event) => {
    connection(true);
    // the extension connects again after a broken line only; after a door that was closed the whole page is asked for
    // (1008: this person has too many pages open, and would only close another one of them)
    if (![1006, 1008, 1012, 1013].includes(event.detail.event?.code)) setTimeout(() => location.reload(), 3000);
  });
  document.addEventListener("htmx:wsError", () => connection(true));
  document.addEventListener("htmx:wsOpen", () => connection(false));
})();
