/** A `ref` callback that scrolls a new element into view, because it may be below the visible part of the page. */
export function bringIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}
