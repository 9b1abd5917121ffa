import type { Locator, Page } from '@playwright/test';

/** Longer than the press that selects a row, in ms. */
const longEnough = 700;

/** Presses an element for a long time, then releases it. */
export async function pressLong(page: Page, element: Locator): Promise<void> {
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) throw new Error('There is nothing to press');
  const session = await page.context().newCDPSession(page);
  const touchPoints = [{ x: box.x + box.width / 3, y: box.y + box.height / 2 }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await page.waitForTimeout(longEnough);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}

/** Returns touch targets of a page that are smaller than 44 × 44 px, each with its size and position. */
export function findSmallTargets(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const least = 44;
    const pressable =
      'a[href], button, summary, select, input:not([type=hidden]), textarea, [role=option], [role^=menuitem], [role=tab]';
    const small: string[] = [];
    for (const element of document.querySelectorAll(pressable)) {
      // Editable text and its content are not controls; links within sentences are exempt (WCAG 2.5.8).
      if (element.closest('.ProseMirror') || element.matches('p a, dd a, .inline')) continue;
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const target = targetOf(element);
      const { width, height } = target.getBoundingClientRect();
      // Elements for screen readers and keyboards only.
      if (width <= 1 || height <= 1 || element.closest('.sr-only')) continue;
      if (Math.round(width) < least || Math.round(height) < least) {
        const name = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
        small.push(`${Math.round(width)}×${Math.round(height)} ${element.tagName} “${name.slice(0, 40)}”`);
      }
    }
    return small;

    /** A checkbox is pressed by its label, and a link that covers its row by the row. */
    function targetOf(element: Element): Element {
      const label =
        element.closest('label') ?? (element.id && document.querySelector(`label[for="${element.id}"]`));
      if (element.matches('[type=checkbox], [type=radio]') && label) return label;
      const covers = getComputedStyle(element, '::after').position === 'absolute';
      return (covers && element.closest('.relative')) || element;
    }
  });
}
