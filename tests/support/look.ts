import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { openSettled } from './settled.ts';
import type { TestedLocale } from './words.ts';

/** Expects no violation on a page whose transitions have ended. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await violationsOf(page)).toEqual([]);
}

/** Expects that a page does not scroll sideways. */
export async function expectFits(page: Page): Promise<void> {
  const beyond = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(beyond).toBeLessThanOrEqual(0);
}

/** A phone with dark colours and a desk with light ones; widths in px. */
const looks = [
  { width: 360, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'light' },
] as const;

/**
 * Expects no violation and no sideways scrolling on a phone with dark colours and at a desk with light ones. The window
 * has its size again afterwards; a second journey at the other width would repeat the whole task.
 */
export async function expectFine(page: Page): Promise<void> {
  const size = page.viewportSize() ?? { width: 1280, height: 800 };
  for (const { width, colorScheme } of looks) {
    await page.setViewportSize({ ...size, width });
    await page.emulateMedia({ colorScheme });
    await expectFits(page);
    await expectAccessible(page);
  }
  await page.setViewportSize(size);
  await page.emulateMedia({ colorScheme: null });
}

/** The same for the open page in another language. Loads it there; the page stays in that language. */
export async function expectFineIn(page: Page, locale: TestedLocale): Promise<void> {
  const address = new URL(page.url());
  address.pathname = address.pathname.replace(/^(\/(zh|en))?(?=\/|$)/, `/${locale}`);
  await openSettled(page, address.href);
  await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${locale}`));
  await expectFine(page);
}

/**
 * Turns transitions off, so that a message that leaves while axe reads the page is gone at once, and on again. The
 * style sheet is constructed: the content policy allows no other.
 */
function setTransitions(page: Page, isOn: boolean): Promise<void> {
  return page.evaluate((on) => {
    const rule = '*, *::before, *::after { transition: none !important; }';
    const others = document.adoptedStyleSheets.filter(
      (sheet) => sheet.cssRules[0]?.cssText.startsWith('*, ') !== true,
    );
    const still = new CSSStyleSheet();
    still.replaceSync(rule);
    document.adoptedStyleSheets = on ? others : [...others, still];
  }, isOn);
}

/** What depends on the colour scheme. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/**
 * What axe holds against a page as it is now, by WCAG 2.2 AA and its best practices: rule and element. `colours` examines
 * colours only, for a page that was examined in another colour scheme.
 */
export async function violationsOf(
  page: Page,
  what: 'everything' | 'colours' = 'everything',
): Promise<readonly string[]> {
  await waitUntilStill(page);
  await setTransitions(page, false);
  // A second examination of the same page finds axe there; to send and compile it takes half of the time of an examination.
  const isThere = await page.evaluate(() => Reflect.has(window, 'axe'));
  // In the page itself. The other mode puts its results together in a second page, a process each time, which took
  // more than the analysis; it is for frames of other origins, and no page has any. Elements without a fault are not
  // described.
  const { violations } = await new AxeBuilder({ page, ...(isThere && { axeSource: ';' }) })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], ...(what === 'colours' && { runOnly: colourRules }) })
    .analyze();
  await setTransitions(page, true);
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}

/** Gives what fades in or out its time, also what only begins to: halfway its colours are nobody's choice. */
function waitUntilStill(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const moving = () =>
      document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
    const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
    // What is not drawn does not move on, and is not looked at either.
    for (let round = 0; round < 4; round++) {
      await pause(50);
      const now = moving();
      if (now.length === 0) return;
      await Promise.race([Promise.allSettled(now.map(({ finished }) => finished)), pause(500)]);
    }
  });
}
