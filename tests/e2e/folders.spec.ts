import { createDocument, favouriteDocuments, openedDocument } from '@inkstone/contracts/documents';
import { importDocument } from '@inkstone/contracts/documents/exchange';
import { createFolder } from '@inkstone/contracts/documents/folders';
import type { BrowserContext, Page } from '@playwright/test';
import { expectAccessible } from '../support/expect-fine.ts';
import { expect, test } from '../support/journey.ts';
import { phrasesOf } from '../support/phrases.ts';
import { goSettled } from '../support/settled.ts';
import { signUp } from '../support/sign-up.ts';
import { pressLong } from '../support/touch.ts';

/** A signed-in user, and calls that create documents and folders. */
async function enter(context: BrowserContext, url: string) {
  const person = await signUp(url);
  await context.addCookies([...person.cookies].map(([name, value]) => ({ name, value, url })));
  return person;
}

const titlesOf = (page: Page, list: string) => () =>
  page.getByRole('list', { name: list }).getByRole('heading').allInnerTexts();

test.describe('on a desktop, in English', () => {
  test.use({ locale: 'en-GB', viewport: { width: 1280, height: 800 } });
  const phrase = phrasesOf('en');

  test('a folder is moved into another by drag, and out of it by keyboard', async ({
    page,
    context,
    server,
  }) => {
    const person = await enter(context, server.url);
    for (const name of ['Essays', 'Letters']) await person.call(createFolder, { name });
    await page.goto('/en/app');
    await page.waitForLoadState('networkidle');
    const places = page.getByRole('navigation', { name: phrase('documents.places') });
    const folder = (name: string) => places.getByRole('link', { name });
    await folder('Letters').dragTo(folder('Essays'));
    await expect(
      page.getByText(phrase('documents.folderMoved', { name: 'Letters', folder: 'Essays' })),
    ).toBeVisible();
    await expect(folder('Letters')).toBeHidden();
    await places.getByRole('button', { name: phrase('documents.showFolders', { name: 'Essays' }) }).click();
    await expect(folder('Letters')).toBeVisible();

    await page.getByRole('button', { name: phrase('documents.folderMore', { name: 'Letters' }) }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: phrase('documents.moveTo') })).toBeVisible();
    await page.getByRole('menuitem', { name: phrase('documents.moveTo') }).focus();
    await page.keyboard.press('Enter');
    const top = page.getByRole('dialog').getByRole('radio', { name: phrase('documents.folderTop') });
    await top.focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(places.getByRole('listitem').filter({ hasText: 'Essays' })).not.toContainText('Letters');
  });

  test('the list is filtered by words, source and star; opened documents are listed', async ({
    page,
    context,
    server,
  }) => {
    const person = await enter(context, server.url);
    const titles = titlesOf(page, phrase('documents.listLabel'));
    const base64 = Buffer.from('Sea.').toString('base64');
    const { document: sea } = await person.call(importDocument, { name: 'Sea.txt', base64 });
    const { id: hill } = await person.call(createDocument, { title: 'Hill' });
    await person.call(createDocument, { title: 'Hill and sea' });
    await person.call(favouriteDocuments, { ids: [hill], isFavourite: true });
    await person.call(openedDocument, { id: sea.id });
    await page.goto('/en/app');
    await page.waitForLoadState('networkidle');

    await page.getByRole('button', { name: phrase('documents.filter'), exact: true }).click();
    const filter = page.getByRole('dialog', { name: phrase('documents.filter') });
    await filter.getByLabel(phrase('documents.filterTitle')).fill('hill');
    await expect.poll(titles).toEqual(['Hill and sea', 'Hill']);
    await filter.getByLabel(phrase('documents.filterFavourites')).click();
    await expect.poll(titles).toEqual(['Hill']);
    await filter.getByRole('button', { name: phrase('documents.filterReset') }).click();
    await expect.poll(titles).toHaveLength(3);
    await filter.getByLabel(phrase('documents.filterType')).selectOption('txt');
    await expect.poll(titles).toEqual(['Sea']);
    await page.keyboard.press('Escape');

    await page
      .getByRole('navigation', { name: phrase('documents.places') })
      .getByRole('link', { name: phrase('documents.recent') })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(phrase('documents.recent'));
    await expect.poll(titles).toEqual(['Sea']);

    await page.setViewportSize({ width: 390, height: 780 });
    await goSettled(page, '/en/app');
    await page.getByRole('button', { name: phrase('documents.filter'), exact: true }).click();
    await filter.getByLabel(phrase('documents.filterTitle')).fill('hill');
    await expect.poll(titles).toEqual(['Hill and sea', 'Hill']);
  });
});

test.describe('on a small phone, in Chinese', () => {
  test.use({ locale: 'zh-CN', viewport: { width: 360, height: 740 }, hasTouch: true });
  const phrase = phrasesOf('zh');

  test('several documents are moved to the trash and restored', async ({ page, context, server }) => {
    const person = await enter(context, server.url);
    for (const title of ['甲', '乙', '丙']) await person.call(createDocument, { title });
    const titles = titlesOf(page, phrase('documents.listLabel'));
    await page.goto('/zh/app');
    await page.waitForLoadState('networkidle');
    const bar = page.getByRole('region', { name: phrase('documents.selection') });
    const choose = async (...chosen: string[]) => {
      for (const title of chosen)
        await pressLong(page, page.getByRole('listitem').filter({ hasText: title }));
    };
    const tapOn = (title: string) => page.getByRole('heading', { name: title }).tap();
    await choose('甲');
    await expect(bar).toContainText(phrase('documents.selected', { count: 1 }));
    // After the first selection, a tap selects without opening.
    await tapOn('乙');
    await tapOn('丙');
    await expect(bar).toContainText(phrase('documents.selected', { count: 3 }));
    await tapOn('乙');
    await expect(bar).toContainText(phrase('documents.selected', { count: 2 }));
    await expectAccessible(page);
    await bar.getByRole('button', { name: phrase('documents.moveToTrash') }).tap();
    await expect.poll(titles).toEqual(['乙']);

    await goSettled(page, '/zh/app/trash');
    const trashed = titlesOf(page, phrase('documents.trashHeading'));
    await expect.poll(trashed).toHaveLength(2);
    await choose('甲', '丙');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await bar.getByRole('button', { name: phrase('documents.restore') }).tap();
    await expect(page.getByText(phrase('documents.trashEmptyTitle'))).toBeVisible();
    await goSettled(page, '/zh/app');
    await expect.poll(titles).toHaveLength(3);
  });
});
