import { expect, type Page } from '@playwright/test';

/** Expects a visible focus indicator on the focused element. */
export async function expectVisibleFocus(page: Page): Promise<void> {
  const ring = await page.evaluate(() => {
    const { activeElement } = document;
    if (!activeElement || activeElement === document.body) return 'nowhere';
    const { outlineStyle, outlineWidth } = getComputedStyle(activeElement);
    return outlineStyle === 'none' || outlineWidth === '0px' ? activeElement.outerHTML : 'visible';
  });
  expect(ring).toBe('visible');
}

/**
 * Presses Tab until the element with this name has the focus; each stop must have a visible focus indicator.
 */
export async function tabTo(page: Page, name: string): Promise<void> {
  const focused = page.locator(':focus');
  for (let stop = 0; stop < 30; stop++) {
    await page.keyboard.press('Tab');
    await expectVisibleFocus(page);
    const isThere = await focused.evaluate(
      (element, wanted) =>
        element.textContent?.trim() === wanted ||
        element.getAttribute('aria-label') === wanted ||
        ('labels' in element &&
          [...(element.labels as NodeListOf<Element>)].some((label) => label.textContent?.trim() === wanted)),
      name,
    );
    if (isThere) return;
  }
  throw new Error(`The Tab key does not lead to ${name}`);
}
