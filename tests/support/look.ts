import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Looks at a page as somebody who does not see it: nothing on it may be closed to them. */
export async function expectAccessible(page: Page): Promise<void> {
  await waitUntilStill(page);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}

/** Gives what fades in or out its 140 ms: halfway its colours are nobody's choice. */
function waitUntilStill(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const moving = document
      .getAnimations()
      .filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
    // What is not drawn does not move on, and is not looked at either.
    const longest = new Promise((resolve) => setTimeout(resolve, 500));
    await Promise.race([Promise.allSettled(moving.map(({ finished }) => finished)), longest]);
  });
}
