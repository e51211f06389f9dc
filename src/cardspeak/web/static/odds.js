// The page of odds: cards are picked into the field that was used last; without a script they are typed.
const form = document.querySelector("#asked"), deck = form.querySelector(".deck");
const fields = () => [...form.querySelectorAll("[data-cards]")];
const CARD = /([2-9TJQKA])([cdhs])/gi;
let into = fields().find((field) => !field.value) || fields()[0];

// the cards of a field, where it holds nothing but cards
const cardsOf = (field) => {
  const found = [...field.value.matchAll(CARD)].map((match) => match[1].toUpperCase() + match[2].toLowerCase());
  return field.value.replace(CARD, "").replace(/[\s,]/g, "") ? null : found;
};
const nameOf = (field) => field.closest("label").firstChild.textContent.trim();

const show = () => {
  const mine = cardsOf(into) || [], others = new Set(fields().filter((field) => field !== into).flatMap((field) => cardsOf(field) || []));
  for (const button of deck.querySelectorAll("[data-card]")) {
    const card = button.dataset.card;
    button.setAttribute("aria-pressed", mine.includes(card));
    button.disabled = others.has(card) || cardsOf(into) === null;
  }
  for (const field of fields()) field.closest("label").classList.toggle("into", field === into);
  const label = deck.querySelector("[data-into]");
  label.textContent = `${label.dataset.label} ${nameOf(into)}`;
};
form.addEventListener("focusin", (event) => {
  if (event.target.matches("[data-cards]")) { into = event.target; show(); }
});
form.addEventListener("input", show);
deck.addEventListener("click", (event) => {
  const card = event.target.closest("[data-card]")?.dataset.card;
  if (!card) return;
  const mine = cardsOf(into);
  into.value = (mine.includes(card) ? mine.filter((each) => each !== card) : [...mine, card]).join("");
  const full = into.name === "hand" && cardsOf(into).length === +form.dataset.holding;
  const next = fields()[fields().indexOf(into) + 1];
  if (full && !mine.includes(card) && next?.name === "hand" && !next.value) into = next;
  show();
});
// another game has other hints, another deck, perhaps no board
form.querySelector("[data-game]").addEventListener("change", () => form.submit());
form.querySelector("[data-more]")?.addEventListener("click", (event) => {
  event.preventDefault();
  const hands = fields().filter((field) => field.name === "hand"), last = hands.at(-1).closest("label");
  const added = last.cloneNode(true), field = added.querySelector("input");
  added.firstChild.textContent = added.firstChild.textContent.replace(hands.length, hands.length + 1);
  field.value = "";
  field.removeAttribute("placeholder");
  field.removeAttribute("aria-describedby");
  last.after(added);
  if (hands.length + 1 >= +form.dataset.most) event.target.remove();
  field.focus();
});
show();
