/**
 * Share of a narrow window that the findings sheet leaves free, and the width from which findings are shown
 * at the side.
 */
const freePart = 0.5;
const sideFrom = '(min-width: 1000px)';
/** Space between a mark and the sheet, in px. */
const space = 24;

/** Scrolls the page when the opening findings sheet would cover the mark that was tapped. */
export function keepAboveSheet(target: EventTarget | null): void {
  const mark = target instanceof Element ? target.closest('.lint') : null;
  if (!mark || matchMedia(sideFrom).matches) return;
  // The page can scroll only after the sheet has been rendered.
  requestAnimationFrame(() => {
    const free = window.innerHeight * freePart - space;
    const { bottom } = mark.getBoundingClientRect();
    if (bottom > free) window.scrollBy({ top: bottom - free });
  });
}
