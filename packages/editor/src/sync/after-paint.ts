/** Maximum delay until the next paint, in ms. */
const maxWait = 100;

/**
 * Runs `work` after the next paint, so that it does not delay the typed character; immediately if nothing is
 * painted (in Node, in a hidden page, while leaving the page). Returns a function that cancels work not yet begun.
 */
export function afterPaint(work: () => void): () => void {
  if (typeof requestAnimationFrame === 'undefined' || document.hidden) {
    work();
    return () => undefined;
  }
  const cancel = () => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    removeEventListener('pagehide', run);
  };
  const run = () => {
    cancel();
    work();
  };
  let timer = setTimeout(run, maxWait);
  const frame = requestAnimationFrame(() => {
    // The callbacks of a frame run before it is painted; the next task runs after it.
    clearTimeout(timer);
    timer = setTimeout(run);
  });
  addEventListener('pagehide', run);
  return cancel;
}
