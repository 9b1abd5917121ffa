/** The width from which findings are shown at the side. */
const sideFrom = '(min-width: 64rem)';
/** Space between a mark and the sheet, in px. */
const space = 24;

/** Scrolls the page when the opening findings sheet, an element with this id, would cover the mark that was tapped. */
export function keepAboveSheet(target: EventTarget | null, sheetId: string): void {
  const mark = target instanceof Element ? target.closest('.lint') : null;
  if (!mark || matchMedia(sideFrom).matches) return;
  // The page can scroll only after the sheet has been rendered.
  requestAnimationFrame(() => {
    const sheet = document.getElementById(sheetId);
    if (!sheet) return;
    // Not its position on the screen, which is animated. A toolbar or keyboard can be below it.
    const below = Number.parseFloat(getComputedStyle(sheet).bottom) || 0;
    const free = window.innerHeight - below - sheet.offsetHeight - space;
    const { bottom } = mark.getBoundingClientRect();
    if (bottom > free) window.scrollBy({ top: bottom - free });
  });
}
