/**
 * Stores the text of a field for the trial page, in this tab only, when a link with `data-hands-over` (the id
 * of the field) is followed. Its source is inlined in the page, so it must not refer to anything outside the
 * function.
 */
export function handOverText(key: string): void {
  document.addEventListener('click', ({ target, button, metaKey, ctrlKey, shiftKey }) => {
    if (button !== 0 || metaKey || ctrlKey || shiftKey || !(target instanceof Element)) return;
    const id = target.closest<HTMLElement>('[data-hands-over]')?.dataset.handsOver;
    const field = id && document.getElementById(id);
    if (!(field instanceof HTMLTextAreaElement)) return;
    try {
      sessionStorage.setItem(key, field.value);
    } catch {
      // Without storage the trial page is empty; the text is still in the field after going back.
    }
  });
}
