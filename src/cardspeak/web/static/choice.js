// Choosing a game: what is typed narrows the list, without asking the server.
document.querySelectorAll("[data-choice]").forEach((choice) => {
  const field = choice.querySelector("[data-narrow]"), groups = choice.querySelector(".game-groups");
  const lines = [...choice.querySelectorAll("[data-words]")];
  const plain = (text) => text.toLowerCase().normalize("NFKD").replace(/[\u0300-\u036f'’]/g, "");
  const narrow = () => {
    const words = plain(field.value).split(/\s+/).filter(Boolean);
    for (const line of lines) line.hidden = !words.every((word) => plain(line.dataset.words).includes(word));
    for (const group of choice.querySelectorAll("[data-group]")) group.hidden = !group.querySelector("[data-words]:not([hidden])");
    choice.querySelector("[data-none]").hidden = lines.some((line) => !line.hidden);
  };
  field.addEventListener("input", narrow);
  field.addEventListener("keydown", (event) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    const first = lines.find((line) => !line.hidden)?.querySelector("input");
    if (first && field.value) { first.checked = true; first.focus(); }
  });
  const chosen = groups.querySelector("input:checked");
  if (chosen) groups.scrollTop = chosen.closest("[data-words]").offsetTop - groups.offsetTop - 60;
});
