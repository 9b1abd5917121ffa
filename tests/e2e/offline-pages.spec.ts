import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { openPlaces } from '../support/app-pages.ts';
import { openNewDocument, signInBrowser } from '../support/entry.ts';
import { expect, test } from '../support/journey.ts';
import {
  cachedLanguages,
  clearHttpCache,
  storedData,
  waitForPictures,
  waitUntilReady,
} from '../support/kept-here.ts';
import { phrasesOf } from '../support/phrases.ts';
import { writingPage } from '../support/writing-page.ts';

test.use({ hasServiceWorker: true, locale: 'zh-CN', viewport: { width: 360, height: 800 } });

const phrase = phrasesOf('zh');

test('pictures, search, both languages that were used, and clear messages without a network', async ({
  page,
  context,
  server,
  expectComplaint,
}) => {
  // A failed import may throw while the shell hydrates (#423): React then renders the error message.
  expectComplaint(/React error #423/);
  expectComplaint(/WebSocket connection|net::ERR_|Failed to (?:load resource|fetch)|loading route module/);
  await openNewDocument(page, server.url, 'zh');
  const written = page.url();
  const here = writingPage(page, phrase);
  await here.title.fill('春游记');
  await here.body.click();
  await page.keyboard.insertText('西湖上起了薄雾。');
  await insertPicture(page, 'teal');
  await expect(here.body.getByRole('img')).toHaveCount(1);
  await here.waitUntilSaved();
  await page.goto('/zh/app');
  await waitUntilReady(page, written.slice(-36));
  await waitForPictures(page, 1);
  expect(await cachedLanguages(page)).toEqual(['zh']);

  // A language that is not cached is replaced by one that is.
  await context.setOffline(true);
  await page.goto('/en/app');
  await expect(page).toHaveURL(/\/zh\/app$/);
  await expect(page.getByText(phrase('documents.offline'))).toBeVisible();
  await context.setOffline(false);

  await page.goto('/en/app');
  await expect.poll(() => cachedLanguages(page), { timeout: 60_000 }).toEqual(['zh', 'en']);

  await clearHttpCache(page);
  await context.setOffline(true);
  await page.goto(written);
  await expectPicture(page);
  await insertPicture(page, 'red');
  await expect(page.getByText(phrase('writing.imageOffline'))).toBeVisible();
  await expect(here.body.getByRole('img')).toHaveCount(1);
  // On a phone it covers the back button until then.
  await expect(page.getByText(phrase('writing.imageOffline'))).toBeHidden();

  await page.getByRole('link', { name: phrase('writing.backToDocuments') }).click();
  await page.getByRole('searchbox').fill('薄雾');
  await page.getByRole('searchbox').press('Enter');
  await expect(page.getByText(phrase('documents.searchOffline'))).toBeVisible();
  await expect(page.locator('mark').first()).toHaveText('薄雾');
  await page.getByRole('link', { name: '春游记' }).click();
  await expectPicture(page);
  await page.getByRole('link', { name: phrase('writing.backToDocuments') }).click();
  await expectExplained(page, phrase('documents.trashHeading'));
  await expectExplained(page, phrase('documents.wordList'));

  // A URL without a page does not exist either.
  await page.goto(new URL('app/nowhere', page.url().replace(/app$/, '')).href);
  await expect(page.getByRole('heading', { name: phrase('common.needsNetwork') })).toBeVisible();
  await page
    .getByRole('link', { name: phrase('common.myDocuments') })
    .first()
    .click();
  await expect(page.getByText(phrase('documents.offline'))).toBeVisible();

  await page.goto('/en/app');
  await expect(page.getByText(phrasesOf('en')('documents.offline'))).toBeVisible();

  await context.setOffline(false);
  const [picturesOfMine] = (await storedData(page)).filter((name) => name.startsWith('inkstone-pictures-'));
  await context.clearCookies();
  await signInBrowser(context, server.url);
  await page.goto('/zh/app');
  await expect.poll(() => storedData(page), { timeout: 60_000 }).not.toContain(picturesOfMine);
});

async function insertPicture(page: Page, background: string): Promise<void> {
  const buffer = await sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .png()
    .toBuffer();
  await page
    .locator('input[type=file][accept^="image/png"]')
    .first()
    .setInputFiles({ name: `${background}.png`, mimeType: 'image/png', buffer });
}

async function expectPicture(page: Page): Promise<void> {
  const picture = page.locator('.sheet').getByRole('img');
  await expect(picture).toHaveAttribute('src', /^blob:/);
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(60);
}

/** Expects that a page that needs the server says so, and links to a page that does not. */
async function expectExplained(page: Page, place: string): Promise<void> {
  await expect(page.getByText(phrase('documents.offline'))).toBeVisible();
  const places = await openPlaces(page, phrase);
  await places.getByRole('link', { name: place, exact: true }).click();
  await expect(page.getByText(phrase('offline.hint'))).toBeVisible();
  await page
    .getByRole('link', { name: phrase('offline.toDocuments') })
    .last()
    .click();
  await expect(page.getByText(phrase('documents.offline'))).toBeVisible();
}
