/** Space between a match and what covers the page, in px. */
const space = 16;

/** Scrolls the current match of a text to where neither the find bar, a header, a toolbar nor the keyboard covers it. */
export function revealMatch(text: HTMLElement, bar: HTMLElement | null): void {
  const match = text.querySelector('.found-current');
  if (!match) return;
  const { top, bottom } = freeArea(bar);
  const before = match.getBoundingClientRect();
  // Also inside a table or code that scrolls sideways.
  if (before.top < top || before.bottom > bottom || before.left < 0 || before.right > innerWidth)
    match.scrollIntoView({ block: 'center', inline: 'nearest' });
  const now = match.getBoundingClientRect();
  if (now.bottom > bottom) scrollBy({ top: now.bottom - bottom, behavior: 'instant' });
  else if (now.top < top) scrollBy({ top: now.top - top, behavior: 'instant' });
}

/** The part of the window that nothing covers, less some space. */
function freeArea(bar: HTMLElement | null): { readonly top: number; readonly bottom: number } {
  const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  const above = coveringBoxes('[data-covers-top]', 'sticky').map((box) => box.bottom);
  const below = coveringBoxes('[data-covers-bottom]', 'fixed').map((box) => box.top);
  if (bar) below.push(bar.getBoundingClientRect().top);
  const { visualViewport } = window;
  const end = visualViewport ? visualViewport.offsetTop + visualViewport.height : innerHeight;
  return { top: Math.max(padding, ...above) + space, bottom: Math.min(innerHeight, end, ...below) - space };
}

/** The boxes of elements that cover the page at this width of the window. */
function coveringBoxes(selector: string, position: string): DOMRect[] {
  return [...document.querySelectorAll(selector)]
    .filter((element) => getComputedStyle(element).position === position)
    .map((element) => element.getBoundingClientRect())
    .filter(({ height }) => height > 0);
}
