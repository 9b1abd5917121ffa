/**
 * Scrolls to the targets of links within the page over `duration` ms, to just below the header, as
 * `scroll.ts` does for pages with the client of the app; to the top by links with `data-top`. With reduced
 * motion it jumps. Its source is inlined in the page, so it must not refer to anything outside the function.
 */
export function scrollToAnchors(duration: number): void {
  const animate = (from: number, to: number) => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return scrollTo(0, to);
    const start = performance.now();
    let isStopped = false;
    const stop = () => {
      isStopped = true;
    };
    addEventListener('wheel', stop, { once: true, passive: true });
    addEventListener('touchstart', stop, { once: true, passive: true });
    const step = (now: number) => {
      if (isStopped) return;
      const part = Math.min(Math.max((now - start) / duration, 0), 1);
      const eased = part < 0.5 ? 4 * part ** 3 : 1 - (2 - 2 * part) ** 3 / 2;
      scrollTo(0, from + (to - from) * eased);
      if (part < 1) requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  };
  const isThisPage = (link: HTMLAnchorElement) =>
    link.origin === location.origin &&
    link.pathname.replace(/\/$/, '') === location.pathname.replace(/\/$/, '') &&
    link.search === location.search;
  document.addEventListener('click', (event) => {
    const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
    if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey || !(target instanceof Element)) return;
    const link = target.closest<HTMLAnchorElement>('a[href*="#"]');
    if (!link || link.hash === '' || !isThisPage(link)) return;
    const isTop = 'top' in link.dataset;
    if (!isTop && !document.getElementById(decodeURIComponent(link.hash.slice(1)))) return;
    event.preventDefault();
    const from = scrollY;
    if (isTop) document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
    // The browser jumps there and moves the focus; the animation starts before the next paint.
    else location.hash = link.hash;
    const to = isTop ? 0 : scrollY;
    scrollTo(0, from);
    animate(from, to);
  });
}
