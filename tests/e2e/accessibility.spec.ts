import { createDocument, trashDocuments } from '@inkstone/contracts/documents';
import { createFolder } from '@inkstone/contracts/documents/folders';
import type { Page } from '@playwright/test';
import { appPages } from '../support/app-pages.ts';
import { violationsOf } from '../support/expect-fine.ts';
import { expect, test } from '../support/journey.ts';
import { phrasesOf } from '../support/phrases.ts';
import { goSettled, openSettled } from '../support/settled.ts';
import { signUp } from '../support/sign-up.ts';

const phrase = phrasesOf('en');

test.use({ locale: 'en-GB', viewport: { width: 1280, height: 800 } });

const visitorPages = [
  '/en',
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
  const where = path ?? page.url();
  expect(await violationsOf(page), `${where}, light`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await violationsOf(page, 'colours'), `${where}, dark`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}

/** Expects that the first stop of the Tab key leads to the content. Moves the focus there. */
async function expectSkipLink(page: Page, address: string): Promise<void> {
  // A page may have put the focus into its first field.
  await page.evaluate(() => {
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute('tabindex');
  });
  await page.keyboard.press('Tab');
  const name = phrasesOf(address.startsWith('/zh') ? 'zh' : 'en')('common.skipToContent');
  const link = page.getByRole('link', { name });
  await expect(link, address).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main'), address).toBeFocused();
}

// The writing page, with findings: `keyboard`.
test.describe('axe finds no violation, light and dark', () => {
  test('on public pages, whose first Tab stop leads to the content', async ({ page, expectComplaint }) => {
    expectComplaint(/status of 404/);
    for (const path of visitorPages) {
      await openSettled(page, path);
      await expectAccessibleInBothSchemes(page, path);
      await expectSkipLink(page, path);
    }
  });

  test('on every page for signed-in users, and in the palette; logo and navigation keep their position', async ({
    page,
    context,
    server,
    expectComplaint,
  }) => {
    expectComplaint(/status of 404/);
    const person = await signUp(server.url);
    await context.addCookies([...person.cookies].map(([name, value]) => ({ name, value, url: server.url })));
    await person.call(createFolder, { name: 'Letters' });
    for (const title of ['A long title of an essay about the sea', 'Hill'])
      await person.call(createDocument, { title });
    const { id } = await person.call(createDocument, { title: 'Old' });
    await person.call(trashDocuments, { ids: [id] });
    const logo = page.getByRole('banner').getByRole('link', { name: phrase('common.brand') });
    let place: Awaited<ReturnType<typeof logo.boundingBox>> = null;
    await openSettled(page, '/en/app');
    // `shell` examines the same pages on a phone, and loads those whole that no other journey loads.
    for (const path of appPages) {
      await goSettled(page, `/en${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      place ??= await logo.boundingBox();
      expect(place, path).not.toBeNull();
      expect(await logo.boundingBox(), path).toEqual(place);
      await expect(page.getByRole('navigation', { name: phrase('documents.places') })).toBeVisible();
      await expectAccessibleInBothSchemes(page, path);
      await expectSkipLink(page, path);
    }

    await page.keyboard.press('Control+K');
    const field = page.getByRole('combobox', { name: phrase('palette.title') });
    await expect(field).toBeFocused();
    await expectAccessibleInBothSchemes(page, 'the palette');
    await field.fill('nothing like it');
    await expectAccessibleInBothSchemes(page, 'the empty palette');
  });
});
