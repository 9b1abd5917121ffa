import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Looks at a page as somebody who does not see it: nothing on it may be closed to them. */
export async function expectAccessible(page: Page): Promise<void> {
  await waitUntilStill(page);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
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
