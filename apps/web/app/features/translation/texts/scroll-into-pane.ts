/** Scrolls a pane so that an element inside is visible. The page itself does not move. */
export function scrollIntoPane(pane: HTMLElement | null, element: Element | null | undefined): void {
  if (!pane || !element) return;
  const [outer, inner] = [pane.getBoundingClientRect(), element.getBoundingClientRect()];
  if (inner.top >= outer.top && inner.bottom <= outer.bottom) return;
  const middle = inner.top - outer.top - (outer.height - Math.min(inner.height, outer.height)) / 2;
  pane.scrollTop += middle;
}
