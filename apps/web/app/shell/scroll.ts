/** Duration of scrolling to a section, in ms (spec, 2). */
export const scrollDuration = 500;

/** Height of the fixed header, in px: sections are scrolled to just below it (spec, 9). */
export const headerHeight = 64;

/** Returns the scroll position after `elapsed` ms, with ease-in and ease-out. */
export function scrollAt(from: number, to: number, elapsed: number): number {
  const part = Math.min(Math.max(elapsed / scrollDuration, 0), 1);
  const eased = part < 0.5 ? 4 * part ** 3 : 1 - (2 - 2 * part) ** 3 / 2;
  return from + (to - from) * eased;
}

/** Returns the scroll position at which an element is just below the header, within the limits of the page. */
export function scrollTarget(element: { top: number }, page: { scroll: number; furthest: number }): number {
  const wanted = element.top + page.scroll - headerHeight;
  return Math.min(Math.max(wanted, 0), page.furthest);
}

/** Scrolls the window to an element over 500 ms; immediately for users who prefer reduced motion. */
export function scrollToElement(element: Element): void {
  const from = window.scrollY;
  const to = scrollTarget(element.getBoundingClientRect(), {
    scroll: from,
    furthest: document.documentElement.scrollHeight - window.innerHeight,
  });
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
    window.scrollTo(0, to);
    return;
  }
  animate(from, to);
}

function animate(from: number, to: number): void {
  const start = performance.now();
  let isStopped = false;
  const stop = () => {
    isStopped = true;
  };
  // User scrolling cancels the animation.
  window.addEventListener('wheel', stop, { once: true, passive: true });
  window.addEventListener('touchstart', stop, { once: true, passive: true });
  const step = (now: number) => {
    if (isStopped) return;
    const elapsed = now - start;
    window.scrollTo(0, scrollAt(from, to, elapsed));
    if (elapsed < scrollDuration) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}
