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
  const bare = [...document.querySelectorAll(".felt .who > .name")].filter((name) => name.clientWidth < 24);
  return [...found, ...bare.map((name) => "no room for the name " + name.textContent)];
}"""
