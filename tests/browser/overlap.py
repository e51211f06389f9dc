"""What lies over something else on a felt, or leaves it."""

# boards, seats, bets, pots, captions and results must not lie over each other; what belongs to one seat may touch
OVERLAPS = """() => {
  const felt = document.querySelector("#felt").getBoundingClientRect();
  const named = [...document.querySelectorAll(
      ".felt .card, .board-name, .felt .pod, .felt .bet, .felt .dealer, .felt .label, .felt .number, .pot, .parts, .below .result, .caption > *")]
    .filter((node) => node.textContent.trim() || node.children.length || node.matches(".card"))
    .map((node) => [node.className + " " + (node.closest("[id]") || {}).id, node.getBoundingClientRect(),
                    node.closest(".place") || node.closest(".board, .caption, .pots") || node])
    .filter(([, box]) => box.width);
  const found = [];
  for (const [name, box] of named)
    if (box.left < felt.left - 1 || box.right > felt.right + 1 || box.top < felt.top - 1 || box.bottom > felt.bottom + 1)
      found.push(name + " leaves the felt");
  for (const [i, [name, a, group]] of named.entries())
    for (const [other, b, theirs] of named.slice(i + 1))
      if (group !== theirs && Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
          && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1)
        found.push(name + " lies over " + other);
  // what a player did must leave rank and suit of their cards; the box of a letter is a little larger than its ink
  for (const label of document.querySelectorAll(".seat .label")) {
    const a = label.getBoundingClientRect();
    for (const face of label.closest(".seat").querySelectorAll(".card b, .card i")) {
      const b = face.getBoundingClientRect();
      if (Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 3)
        found.push(label.textContent + " lies over the " + face.textContent + " of " + label.closest(".seat").id);
    }
  }
  // a bet may touch the seat that it belongs to, as long as it can be read
  for (const bet of document.querySelectorAll(".felt .bet b")) {
    const { left, right, top, bottom } = bet.getBoundingClientRect();
    for (const x of [left + 2, (left + right) / 2, right - 2])
      for (const y of [top + 3, bottom - 3]) {
        const over = document.elementFromPoint(x, y);
        if (over !== bet) found.push((over && over.className) + " lies over " + bet.closest(".bet").id);
      }
  }
  const bare = [...document.querySelectorAll(".felt .who > .name")].filter((name) => name.clientWidth < 24);
  return [...found, ...bare.map((name) => "no room for the name " + name.textContent)];
}"""
