// Checks the deal of a hand in the browser, as docs/check_deal.py does: the cards that one saw against the commitment.
(() => {
  "use strict";
  // SHA-256 (FIPS 180-4) of an array of bytes; the browser's own is not there on a page without TLS
  const primes = (count) => {
    const found = [];
    for (let n = 2; found.length < count; n++) if (found.every((prime) => n % prime)) found.push(n);
    return found;
  };
  const fraction = (value) => ((value - Math.floor(value)) * 2 ** 32) | 0;
  const FIRST = primes(8).map((prime) => fraction(Math.sqrt(prime)));
  const ROUND = primes(64).map((prime) => fraction(Math.cbrt(prime)));
  const turned = (word, by) => (word >>> by) | (word << (32 - by));
  function sha256(bytes) {
    const length = bytes.length, blocks = new Uint8Array(((length + 72) >> 6) << 6), view = new DataView(blocks.buffer);
    blocks.set(bytes);
    blocks[length] = 128;
    view.setUint32(blocks.length - 4, length * 8);
    const hash = Int32Array.from(FIRST), w = new Int32Array(64);
    for (let at = 0; at < blocks.length; at += 64) {
      for (let i = 0; i < 64; i++) {
        if (i < 16) { w[i] = view.getInt32(at + 4 * i); continue; }
        const one = turned(w[i - 15], 7) ^ turned(w[i - 15], 18) ^ (w[i - 15] >>> 3);
        const two = turned(w[i - 2], 17) ^ turned(w[i - 2], 19) ^ (w[i - 2] >>> 10);
        w[i] = w[i - 16] + one + w[i - 7] + two;
      }
      let [a, b, c, d, e, f, g, h] = hash;
      for (let i = 0; i < 64; i++) {
        const choice = (e & f) ^ (~e & g), most = (a & b) ^ (a & c) ^ (b & c);
        const one = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + choice + ROUND[i] + w[i]) | 0;
        const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + most) | 0;
        [a, b, c, d, e, f, g, h] = [(one + two) | 0, a, b, c, (d + one) | 0, e, f, g];
      }
      [a, b, c, d, e, f, g, h].forEach((word, i) => { hash[i] += word; });
    }
    const out = new DataView(new ArrayBuffer(32));
    hash.forEach((word, i) => out.setInt32(4 * i, word));
    return [...new Uint8Array(out.buffer)];
  }
  const text = (words) => [...new TextEncoder().encode(words)];
  const bytes = (hex) => hex.match(/../g).map((two) => parseInt(two, 16));
  const hexed = (row) => row.map((byte) => byte.toString(16).padStart(2, "0")).join("");

  // the places of a deck in the order in which its cards are dealt
  function places(deck) {
    const lie = Array.from({ length: deck.size }, (_, at) => deck.first + at);
    if (!deck.cuts.some(Boolean)) return lie;
    const seed = sha256(text([deck.root, ...deck.cuts].join("\n")));
    const keys = new Map(lie.map((place) => [place, hexed(sha256([...seed, place]))]));
    return lie.sort((one, other) => (keys.get(one) < keys.get(other) ? -1 : 1));
  }
  // for each card: null where it was not seen, else whether it is what the room committed to
  function checked(deck) {
    const lie = places(deck), seen = new Set();
    let following = 0;
    return deck.cards.map((one) => {
      const inTurn = one.at === following || one.to === "shown";
      following = one.at + 1;
      if (!one.card) return inTurn ? null : false;
      let place = lie[one.at], node = sha256([...bytes(one.salt), place, ...text(one.card)]);
      for (const neighbour of one.path.map(bytes)) {
        node = sha256(place & 1 ? [...neighbour, ...node] : [...node, ...neighbour]);
        place >>= 1;
      }
      const first = !seen.has(one.card);
      seen.add(one.card);
      return inTurn && first && place === 0 && hexed(node) === deck.root;
    });
  }

  if (typeof document === "undefined") { module.exports = { sha256, hexed, text, checked }; return; }

  const SIGNS = { c: "♣", d: "♦", h: "♥", s: "♠" };
  const box = document.querySelector("#deal");
  if (!box) return;
  const words = JSON.parse(box.dataset.words), names = JSON.parse(box.dataset.names);
  function put(parent, kind, content, style = "") {
    const made = document.createElement(kind);
    made.textContent = content;
    if (style) made.className = style;
    return parent.appendChild(made);
  }
  function show(deck, noted) {
    const results = checked(deck), right = results.every((one) => one !== false);
    put(box, "p", right ? words.right : words.wrong, right ? "gain" : "loss").dataset.result = right ? "right" : "wrong";
    const told = noted === undefined ? "unnoted" : noted === deck.root ? "noted" : "other";
    if (noted !== null) put(box, "p", words[told], told === "other" ? "loss" : "");
    put(put(box, "p", words.deck + ": "), "code", deck.root);
    const cuts = deck.cuts.map((nonce, seat) => nonce && `${names[seat] || seat + 1} (${nonce})`).filter(Boolean);
    put(box, "p", cuts.length ? `${words.cuts}: ${cuts.join(", ")}` : words.uncut);
    const list = put(box, "ol", "");
    deck.cards.forEach((one, number) => {
      const face = one.card ? one.card.slice(0, -1).replace("T", "10") + SIGNS[one.card.slice(-1)] : words.hidden;
      const to = typeof one.to === "number" ? names[one.to] || one.to + 1 : words[one.to];
      const row = put(list, "li", `${to}: ${face}${results[number] ? " ✓" : ""}`, results[number] === false ? "loss" : "");
      row.value = one.at + 1;
      if (results[number] === false) put(row, "strong", ` ${words.wrong}`);
    });
  }
  fetch(box.dataset.record).then((answer) => answer.json()).then(({ deal }) => {
    const noted = JSON.parse(localStorage.getItem("sealed " + box.dataset.table) || "{}");
    // a deck that was shuffled in the middle of the hand was committed to then, and is not in what was noted before
    const before = new Set([deal[0]?.root]);
    for (const deck of deal) show(deck, before.has(deck.root) ? noted[box.dataset.number] : null);
  }).catch(() => put(box, "p", words.lost, "loss"));
})();
