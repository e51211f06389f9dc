// The replayer by keys: arrows go a step, Home and End to the ends.
document.addEventListener("keydown", (event) => {
  if (event.target.matches("input, textarea, select")) return;
  const step = { ArrowLeft: "back", ArrowRight: "next", Home: "first", End: "last" }[event.key];
  const link = step && document.querySelector(`[data-step=${step}]`);
  if (link) { event.preventDefault(); link.click(); }
});
document.addEventListener("htmx:afterSwap", () => {
  const log = document.querySelector("#log");
  if (log) log.scrollTop = log.scrollHeight;
});
