// Choosing a game: what is typed narrows the list, without asking the server. Forms that come with an answer listen too.
const plain = (text) => text.toLowerCase().normalize("NFKD").replace(/[\u0300-\u036f'’]/g, "");
const linesOf = (choice) => [...choice.querySelectorAll("[data-words]")];
const fieldOf = (event) => event.target.matches?.("[data-narrow]") ? event.target : null;

function narrow(field) {
  const choice = field.closest("[data-choice]"), lines = linesOf(choice);
  const words = plain(field.value).split(/\s+/).filter(Boolean);
  for (const line of lines) line.hidden = !words.every((word) => plain(line.dataset.words).includes(word));
  for (const group of choice.querySelectorAll("[data-group]")) group.hidden = !group.querySelector("[data-words]:not([hidden])");
  choice.querySelector("[data-none]").hidden = lines.some((line) => !line.hidden);
}

function showChosen(choice) {
  const groups = choice.querySelector(".game-groups"), line = choice.querySelector("input:checked")?.closest("[data-words]");
  if (line) groups.scrollTop += line.getBoundingClientRect().top - groups.getBoundingClientRect().top - 60;
}

document.addEventListener("input", (event) => {
  const field = fieldOf(event);
  if (field) narrow(field);
});
document.addEventListener("keydown", (event) => {
  const field = fieldOf(event);
  if (!field || event.key !== "Enter") return;
  event.preventDefault();
  const first = linesOf(field.closest("[data-choice]")).find((line) => !line.hidden)?.querySelector("input");
  if (first && field.value) { first.checked = true; first.focus(); }
});
// a list that is folded away, or comes with an answer, is scrolled to what is chosen once it can be seen
for (const name of ["toggle", "htmx:load"])
  document.addEventListener(name, (event) => event.target.querySelectorAll?.("[data-choice]").forEach(showChosen), true);
document.querySelectorAll("[data-choice]").forEach(showChosen);
