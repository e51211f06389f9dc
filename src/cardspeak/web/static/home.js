// Copies or shares the link of an invitation.
(() => {
  "use strict";
  document.addEventListener("click", async (event) => {
    const copy = event.target.closest("[data-copy]"), share = event.target.closest("[data-share]");
    if (share) { navigator.share({ url: share.dataset.share }).catch(() => {}); return; }
    if (!copy) return;
    const link = copy.closest(".words").querySelector(".link");
    link.select();
    try { await navigator.clipboard.writeText(copy.dataset.copy); } catch { document.execCommand("copy"); } // no clipboard over plain HTTP
    copy.textContent = copy.dataset.copied;
  });
  document.addEventListener("htmx:load", () => {
    if (navigator.share) document.querySelectorAll("[data-share]").forEach((button) => { button.hidden = false; });
  });
})();
