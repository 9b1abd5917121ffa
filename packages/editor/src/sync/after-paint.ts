/** Longest that work waits for a paint, in ms. */
const longestWait = 100;

/**
 * Runs `work` after the next paint, so that what a keystroke sets going does not hold up its letter; at once
 * where nothing is painted: in Node, in a hidden page, in a page that is being left.
 */
export function afterPaint(work: () => void): void {
  if (typeof requestAnimationFrame === 'undefined' || document.hidden) {
    work();
    return;
  }
  const run = () => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    removeEventListener('pagehide', run);
    work();
  };
  let timer = setTimeout(run, longestWait);
  const frame = requestAnimationFrame(() => {
    // The frame's callbacks run before it is painted, the next task after.
    clearTimeout(timer);
    timer = setTimeout(run);
  });
  addEventListener('pagehide', run);
}
