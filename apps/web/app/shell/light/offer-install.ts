/**
 * Shows the buttons with `data-install` while the browser offers to install the site as an app, as
 * `useInstall` does. Its source is inlined in the page, so it must not refer to anything outside the
 * function.
 */
export function offerInstall(): void {
  let offer: (Event & { prompt(): Promise<unknown> }) | null = null;
  const set = (next: typeof offer) => {
    offer = next;
    for (const button of document.querySelectorAll<HTMLElement>('[data-install]')) button.hidden = !offer;
  };
  addEventListener('beforeinstallprompt', (event) => set(event as NonNullable<typeof offer>));
  addEventListener('appinstalled', () => set(null));
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-install]')) void offer?.prompt();
  });
}
