/**
 * Shows the buttons with `data-install` while the browser offers to install the site as an app, as `useInstall` does. Its source is
 * written into the page, so it may use nothing from outside.
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
