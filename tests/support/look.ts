import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Expects no accessibility violation on a page whose transitions have ended. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await violationsOf(page)).toEqual([]);
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

/** Returns the violations of WCAG 2.2 AA and of axe's best practices on the present page: rule and element. */
export async function violationsOf(page: Page): Promise<readonly string[]> {
  await waitUntilStill(page);
  await setTransitions(page, false);
  // A second analysis of the same page reuses axe; sending and compiling it takes half of the time of an analysis.
  const isThere = await page.evaluate(() => Reflect.has(window, 'axe'));
  // Runs in the page itself. The other mode assembles its results in a second page, in a new process each time, which took
  // longer than the analysis; it is for frames of other origins, and no page has any. Elements without a violation are not
  // described.
  const { violations } = await new AxeBuilder({ page, ...(isThere && { axeSource: ';' }) })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
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
