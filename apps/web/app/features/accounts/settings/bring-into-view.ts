/** A `ref` callback that scrolls a new element into view, because it may be below the edge of the window. */
export function bringIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}
