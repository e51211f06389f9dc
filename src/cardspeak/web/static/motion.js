// What moves on the felt: cards are dealt, turned and gathered, chips go to the pot and to who wins it. The server sends
// how the table stands; this compares what was there with what is there now, and lets the difference be seen.
(() => {
  "use strict";
  const all = (selector) => [...document.querySelectorAll(selector)];
  const at = (selector) => document.querySelector(selector);
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  const moves = () => document.documentElement.dataset.motion === "on" && !still.matches && !document.hidden;
  const beat = () => +(at("#caption")?.dataset.beat || 500);
  const quick = () => Math.min(320, beat() * 0.45); // milliseconds of one movement
  const sound = (name) => document.dispatchEvent(new CustomEvent("cardspeak:sound", { detail: name }));
  const easy = "cubic-bezier(.2, .7, .3, 1)";

  // ---- frames are taken one after the other: a street of a run-out stays for a while ---------------------------------
  const waiting = [];
  let free = 0, timer = 0;
  function take() {
    clearTimeout(timer); timer = 0;
    while (waiting.length) {
      // somebody who has the turn, and a page that nobody looks at, see at once how the table stands
      const hurry = !moves() || waiting.some(([event]) => /class="turn (acting|drawing|asked|showdown)/.test(event.data));
      const wait = hurry ? 0 : free - performance.now();
      if (wait > 0) { timer = setTimeout(take, wait); return; }
      const [event, listener] = waiting.shift();
      const before = at("#beat")?.dataset.stays;
      const stays = /id="beat"[^>]*data-stays="(\d+)"/.exec(event.data)?.[1];
      listener(event);
      free = stays && moves() ? performance.now() + +stays : 0;
      if (before !== undefined && !stays) at("#beat").dataset.stays = 0;
    }
  }
  class InTime extends WebSocket {
    addEventListener(kind, listener, ...rest) {
      if (kind !== "message") { super.addEventListener(kind, listener, ...rest); return; }
      super.addEventListener(kind, (event) => { waiting.push([event, listener]); if (!timer) take(); }, ...rest);
    }
  }
  htmx.createWebSocket = (address) => new InTime(address, []);

  // ---- what lay where before ------------------------------------------------------------------------------------------
  const box = (node) => node.getBoundingClientRect();
  const middle = (rect) => [rect.left + rect.width / 2, rect.top + rect.height / 2];
  let was = null;
  const hand = () => at(".caption span:nth-of-type(3)")?.textContent || "";
  function look() {
    const felt = at("#felt");
    if (!felt) return null;
    const kept = (selector) => new Map(all(selector).map((node) => [node.id, { node, rect: box(node), copy: node.cloneNode(true) }]));
    return {
      cards: kept("#felt .slot"), bets: kept("#felt .bet"), pot: at("#felt .pot.total") && box(at("#felt .pot.total")),
      won: new Set(all("#felt .seat.won").map((node) => node.id)), hand: hand(),
      dealer: at("#felt .dealer") && box(at("#felt .dealer")), seats: all("#felt .seat").length,
    };
  }
  document.addEventListener("htmx:wsBeforeMessage", () => { was = look(); });

  // ---- a copy that goes from one place to another, over everything, and is gone ----------------------------------------
  function ghost(copy, from, to, after = 0, fade = 0) {
    copy.removeAttribute("id");
    copy.querySelectorAll("[id]").forEach((node) => node.removeAttribute("id"));
    copy.setAttribute("aria-hidden", "true");
    copy.classList.add("ghost");
    if (copy.matches(".slot")) copy.querySelector(".card")?.style.setProperty("--w", `${from.width}px`);
    const felt = at("#felt"), frame = box(felt);
    Object.assign(copy.style, { left: `${from.left - frame.left}px`, top: `${from.top - frame.top}px` });
    felt.append(copy);
    const [x, y] = middle(from), [tx, ty] = middle(to);
    const run = copy.animate(
      [{ transform: "none", opacity: 1 }, { transform: `translate(${tx - x}px, ${ty - y}px)`, opacity: fade }],
      { duration: quick() * 1.3, delay: after, easing: easy, fill: "both" });
    run.onfinish = run.oncancel = () => copy.remove();
  }
  function come(node, from, after = 0, turned = false) {
    const [x, y] = middle(from), [tx, ty] = middle(box(node)), turn = turned ? " rotateY(90deg)" : "";
    node.animate([
      { transform: `translate(${x - tx}px, ${y - ty}px) rotate(-12deg)${turn}`, opacity: 0 },
      { opacity: 1, offset: 0.2 }, { transform: "none", opacity: 1 },
    ], { duration: quick(), delay: after, easing: easy, fill: "backwards" });
  }
  const seatOf = (id) => id.split("-")[0]; // of the slot "s3-17-0-As": s3
  const placeOf = (id) => id.split("-").slice(0, 3).join("-");

  function changed() {
    const now = look(), before = was;
    was = null;
    if (!now || !before || now.seats !== before.seats) return;
    const anew = now.hand !== before.hand, felt = box(at("#felt"));
    const deck = { left: felt.left + felt.width / 2 - 10, top: felt.top + felt.height * 0.3, width: 20, height: 28 };
    const muck = { ...deck, top: felt.top + felt.height * 0.42 };
    const places = new Set([...before.cards.keys()].map(placeOf));
    const fresh = [...now.cards].filter(([id]) => !before.cards.has(id));
    const gone = [...before.cards].filter(([id]) => !now.cards.has(id));
    const stays = new Set([...now.cards.keys()].map(placeOf));
    const raised = [...now.bets].filter(([id, bet]) => before.bets.get(id)?.node.textContent !== undefined
      ? before.bets.get(id).copy.textContent !== bet.node.textContent : true);
    const called = [...before.bets].filter(([id]) => !now.bets.has(id));
    const winners = all("#felt .seat.won").filter((node) => !before.won.has(node.id));
    if (fresh.some(([id]) => anew || id.startsWith("board") || !places.has(placeOf(id)))) sound("deal");
    else if (gone.some(([id]) => !stays.has(placeOf(id))) && !anew) sound("fold");
    if (raised.length) sound("chips"); else if (called.length) sound("gather");
    if (winners.length) sound("win");
    if (!moves()) return;

    // cards: dealt one after the other around the table, turned where they lay, gathered when they are thrown away
    let dealt = 0;
    const step = Math.min(70, beat() * 0.6 / Math.max(fresh.length, 1));
    for (const [id, { node }] of fresh) {
      if (id.startsWith("s") && places.has(placeOf(id)) && !anew)
        node.animate([{ transform: "rotateY(90deg)" }, { transform: "none" }], { duration: quick(), easing: easy });
      else { come(node, deck, dealt * step, id.startsWith("board")); dealt += 1; }
    }
    for (const [id, { rect, copy }] of gone) if (!stays.has(placeOf(id))) ghost(copy, rect, muck);

    // chips: from the player to the line, from there to the pot, from the pot to who won
    for (const [id, { node }] of raised) {
      const pod = node.closest(".at")?.querySelector(".pod");
      if (pod) come(node, box(pod));
    }
    const pot = now.pot || before.pot || muck;
    for (const [, { rect, copy }] of called) ghost(copy, rect, pot);
    const from = before.pot || now.pot;
    if (from && at("#felt .pots")) for (const seat of winners) {
      const chips = document.createElement("span");
      chips.className = "bet flying";
      chips.innerHTML = '<span class="discs"><i class="disc d25"></i><i class="disc d100"></i><i class="disc d500"></i></span>';
      ghost(chips, { left: from.left, top: from.top, width: 40, height: 20 }, box(seat.querySelector(".pod")), quick(), 0.2);
    }
    const dealer = at("#felt .dealer");
    if (dealer && before.dealer && anew) {
      const [x, y] = middle(before.dealer), [tx, ty] = middle(now.dealer);
      if (x !== tx || y !== ty) dealer.animate(
        [{ transform: `translate(${x - tx}px, ${y - ty}px)` }, { transform: "none" }], { duration: quick() * 1.5, easing: easy });
    }
  }
  document.addEventListener("htmx:wsAfterMessage", changed);
})();
