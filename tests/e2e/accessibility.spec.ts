import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { openNewDocument, signInBrowser } from '../support/entry.ts';
import { expect, test } from '../support/journey.ts';
import { wordsOf } from '../support/words.ts';
import { writingPage } from '../support/writing-page.ts';

const words = wordsOf('en');

test.use({ locale: 'en-GB', viewport: { width: 1280, height: 800 } });

/** What axe holds against a page, by WCAG 2.2 AA and its best practices. */
async function violations(page: Page): Promise<readonly string[]> {
  const { violations: found } = await new AxeBuilder({ page }).analyze();
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`axe finds nothing, ${colorScheme}`, () => {
    test.use({ colorScheme });

    for (const path of ['/en', '/zh', '/en/login', '/en/trial', '/en/rules', '/en/nowhere']) {
      test(`on ${path}`, async ({ page, expectComplaint }) => {
        if (path === '/en/nowhere') expectComplaint(/status of 404/);
        await page.goto(path);
        await page.waitForLoadState('networkidle');
        expect(await violations(page)).toEqual([]);
      });
    }

    test('on the documents and the writing page', async ({ page, server }) => {
      await openNewDocument(page, server.url, 'en');
      const sheet = writingPage(page, words);
      await sheet.body.click();
      await sheet.body.pressSequentially('I recieve alot of letters.');
      await expect.poll(() => sheet.findings.count(), { timeout: 30_000 }).toBeGreaterThan(0);
      await sheet.waitUntilSaved();
      expect(await violations(page)).toEqual([]);
      await page.goto('/en/app');
      await expect(page.getByRole('list', { name: words('documents.listLabel') })).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });
  });
}

test('everything from sign-in to a fixed mistake by keyboard alone', async ({ page, context, server }) => {
  await signInBrowser(context, server.url);
  await page.goto('/en/app');
  await pressUntilFocused(page, page.getByRole('button', { name: words('documents.newDocument') }).first());
  await page.keyboard.press('Enter');
  const sheet = writingPage(page, words);
  await expect(sheet.title).toBeFocused();
  await page.keyboard.type('By keys');
  await page.keyboard.press('Enter');
  await expect(sheet.body).toBeFocused();
  await page.keyboard.type('I recieve letters.');
  await expect.poll(() => sheet.findings.count(), { timeout: 30_000 }).toBe(1);
  await page.keyboard.press('F8');
  await page.keyboard.press('Alt+Enter');
  await expect.poll(sheet.readBlocks).toEqual(['I receive letters.']);
  await page.keyboard.press('Control+Z');
  await expect.poll(sheet.readBlocks).toEqual(['I recieve letters.']);
});

/** Tabs on until an element has the focus, as somebody without a mouse does. */
async function pressUntilFocused(page: Page, wanted: ReturnType<Page['getByRole']>): Promise<void> {
  await wanted.waitFor();
  for (let presses = 0; presses < 40; presses++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The Tab key does not lead there');
}
