/**
 * Shows what belongs to the chosen one of the radio buttons with `data-chooses`, and hides the rest: elements name the value in
 * `data-shown-for`. Its source is written into the page, so it may use nothing from outside.
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
  // Browsers restore the choice when they come back to a page.
  addEventListener('pageshow', () => {
    const chosen = document.querySelector<HTMLInputElement>('[data-chooses]:checked');
    if (chosen) show(chosen.value);
  });
}
