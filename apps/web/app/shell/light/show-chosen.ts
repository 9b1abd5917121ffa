/**
 * Shows the elements for the selected radio button with `data-chooses`, and hides the others; `data-shown-for` of an element is
 * the value of its button. Its source is inlined in the page, so it must not refer to anything outside the function.
 */
export function showChosen(): void {
  const show = (value: string) => {
    for (const part of document.querySelectorAll<HTMLElement>('[data-shown-for]'))
      part.hidden = part.dataset.shownFor !== value;
  };
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.checked && 'chooses' in target.dataset)
      show(target.value);
  });
  // Browsers restore the selected button when they return to a page.
  addEventListener('pageshow', () => {
    const chosen = document.querySelector<HTMLInputElement>('[data-chooses]:checked');
    if (chosen) show(chosen.value);
  });
}
