import type { Page } from '@playwright/test';
import { appPages } from '../support/app-pages.ts';
import { openNewDocument, signInBrowser } from '../support/entry.ts';
import { expect, test } from '../support/journey.ts';
import { violationsOf } from '../support/look.ts';
import { openSettled } from '../support/settled.ts';
import { wordsOf } from '../support/words.ts';
import { writingPage } from '../support/writing-page.ts';

const words = wordsOf('en');

test.use({ locale: 'en-GB', viewport: { width: 1280, height: 800 } });

const visitorPages = [
  '/en',
  '/zh',
  '/en/login',
  '/en/trial',
  '/zh/newRewrite',
  '/en/rules',
  '/en/rules?q=dash',
  '/zh/rules/zh-punctuation',
  '/en/licences',
  '/en/licences?q=mit',
  '/zh/licences/server',
  '/en/licences/text?id=yjs%4013.6.33',
  '/en/feedback',
  '/en/terms/privacy',
  '/en/nowhere',
];
/** The page is loaded once: its colours follow the scheme without a reload. */
async function expectAccessibleInBothSchemes(page: Page, path?: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await violationsOf(page), `${path ?? page.url()}, ${colorScheme}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light' });
}

test.describe('axe finds nothing, light and dark', () => {
  for (const path of visitorPages) {
    test(`on ${path}`, async ({ page, expectComplaint }) => {
      if (path.endsWith('/nowhere')) expectComplaint(/status of 404/);
      await openSettled(page, path);
      await expectAccessibleInBothSchemes(page);
    });
  }

  test('on every page for users who are signed in', async ({ page, context, server, expectComplaint }) => {
    expectComplaint(/status of 404/);
    await signInBrowser(context, server.url);
    for (const path of appPages) {
      await openSettled(page, `/en${path}`);
      await expectAccessibleInBothSchemes(page, path);
    }
  });

  test('on the command palette', async ({ page, context, server }) => {
    await signInBrowser(context, server.url);
    await openSettled(page, '/en/app');
    await page.keyboard.press('Control+K');
    const field = page.getByRole('combobox', { name: words('palette.title') });
    await expect(field).toBeFocused();
    await expectAccessibleInBothSchemes(page);
    await field.fill('nothing like it');
    await expectAccessibleInBothSchemes(page);
  });

  test('on the documents and the writing page', async ({ page, server }) => {
    await openNewDocument(page, server.url, 'en');
    const sheet = writingPage(page, words);
    await sheet.body.click();
    await sheet.body.pressSequentially('I recieve alot of letters.');
    await expect.poll(() => sheet.findings.count(), { timeout: 30_000 }).toBeGreaterThan(0);
    await sheet.waitUntilSaved();
    await expectAccessibleInBothSchemes(page);
    await page.goto('/en/app');
    await expect(page.getByRole('list', { name: words('documents.listLabel') })).toBeVisible();
    await expectAccessibleInBothSchemes(page);
  });
});

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

/** Presses Tab until an element has the focus, as keyboard users do. */
async function pressUntilFocused(page: Page, wanted: ReturnType<Page['getByRole']>): Promise<void> {
  await wanted.waitFor();
  for (let presses = 0; presses < 40; presses++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The Tab key does not lead there');
}
