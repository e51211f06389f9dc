"""Which fields of a page cut what is chosen in them."""

# of a choice of rulebooks every line, since any of them may be chosen; of other choices the line that is
CUT = """() => {
  const pen = document.createElement("canvas").getContext("2d"), arrow = 24, found = [];
  for (const field of document.querySelectorAll("select")) {
    const box = field.getBoundingClientRect(), style = getComputedStyle(field);
    if (!box.width) continue;
    pen.font = style.font;
    const room = box.width - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - arrow;
    for (const line of field.name.endsWith("book") ? field.options : field.selectedOptions)
      if (pen.measureText(line.text).width > room) found.push(field.name + ": " + line.text);
  }
  return found;
}"""
