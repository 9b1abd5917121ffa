import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import type { TestedLocale } from './phrases.ts';
import { openSettled } from './settled.ts';

/** Expects no accessibility violation on a page whose transitions have ended. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await violationsOf(page)).toEqual([]);
}

/** Expects that a page does not scroll sideways. */
export async function expectFits(page: Page): Promise<void> {
  const beyond = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(beyond).toBeLessThanOrEqual(0);
}

/** A phone in the dark theme and a desktop in the light theme; widths in px. */
const devices = [
  { width: 360, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'light' },
] as const;

/**
 * Expects no violation and no horizontal scrolling on a phone in the dark theme and on a desktop in the light theme. The window
 * regains its size afterwards. A second journey at the other width would repeat the whole task.
 */
export async function expectFine(page: Page): Promise<void> {
  const size = page.viewportSize() ?? { width: 1280, height: 800 };
  for (const { width, colorScheme } of devices) {
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
 * Disables transitions, so that a message that disappears during the analysis is removed at once, or enables them again. The
 * style sheet is constructed, because the content policy allows no other.
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

/** Rules of axe that depend on the colour scheme. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/**
 * Returns the violations that axe finds on a page as it is now, by WCAG 2.2 AA and its best practices: rule and element.
 * `colours` examines only colours, for a page that was examined in another colour scheme.
 */
export async function violationsOf(
  page: Page,
  what: 'everything' | 'colours' = 'everything',
): Promise<readonly string[]> {
  await waitUntilStill(page);
  await setTransitions(page, false);
  // A second analysis of the same page reuses axe; sending and compiling it takes half of the time of an analysis.
  const isThere = await page.evaluate(() => Reflect.has(window, 'axe'));
  // Runs in the page itself. The other mode assembles its results in a second page, in a new process each time, which took
  // longer than the analysis; it is for frames of other origins, and no page has any. Elements without a violation are not
  // described.
  const { violations } = await new AxeBuilder({ page, ...(isThere && { axeSource: ';' }) })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], ...(what === 'colours' && { runOnly: colourRules }) })
    .analyze();
  await setTransitions(page, true);
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}

/** Waits for running and starting transitions to end: intermediate colours are not to be analysed. */
function waitUntilStill(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const moving = () =>
      document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
    const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
    // Transitions of elements that are not rendered do not progress, and are ignored.
    for (let round = 0; round < 4; round++) {
      await pause(50);
      const now = moving();
      if (now.length === 0) return;
      await Promise.race([Promise.allSettled(now.map(({ finished }) => finished)), pause(500)]);
    }
  });
}
