/** Calls `listener` whenever the user returns to this page from another tab or window. Returns a function that stops this. */
export function onReturn(listener: () => void): () => void {
  const run = () => {
    if (!document.hidden) listener();
  };
  addEventListener('focus', run);
  document.addEventListener('visibilitychange', run);
  return () => {
    removeEventListener('focus', run);
    document.removeEventListener('visibilitychange', run);
  };
}
