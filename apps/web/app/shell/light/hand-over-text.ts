/**
 * Keeps the text of a field for the trial page, in this tab only, when its link is followed: links with `data-hands-over`, whose
 * value is the id of the field. Its source is written into the page, so it may use nothing from outside.
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
      // A browser that keeps nothing opens an empty trial; the text is still here when its user goes back.
    }
  });
}
