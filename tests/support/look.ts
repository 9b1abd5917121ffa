import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Expects no violation on a page whose transitions have ended. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await violationsOf(page)).toEqual([]);
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

/** What axe holds against a page as it is now, by WCAG 2.2 AA and its best practices: rule and element. */
export async function violationsOf(page: Page): Promise<readonly string[]> {
  await waitUntilStill(page);
  await setTransitions(page, false);
  // A second examination of the same page finds axe there; to send and compile it takes half of the time of an examination.
  const isThere = await page.evaluate(() => Reflect.has(window, 'axe'));
  // In the page itself. The other mode puts its results together in a second page, a process each time, which took
  // more than the analysis; it is for frames of other origins, and no page has any. Elements without a fault are not
  // described.
  const { violations } = await new AxeBuilder({ page, ...(isThere && { axeSource: ';' }) })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
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
