/** The `ref` of what has just come up and must be read: it may stand below the edge of the window. */
export function bringIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}
