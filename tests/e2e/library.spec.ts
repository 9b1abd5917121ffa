import type { Page } from '@playwright/test';
import { openPlaces } from '../support/app-pages.ts';
import { openNewDocument, signInBrowser } from '../support/entry.ts';
import { expectAccessible } from '../support/expect-fine.ts';
import { expect, test } from '../support/journey.ts';
import { waitForUnsaved } from '../support/kept-here.ts';
import { phrasesOf, type TestedLocale } from '../support/phrases.ts';
import { openSettled } from '../support/settled.ts';
import { writingPage } from '../support/writing-page.ts';

/** Creates documents with these titles in the signed-in account; the last one is the first in the list. */
async function makeDocuments(page: Page, origin: string, titles: readonly string[]): Promise<void> {
  for (const title of titles) {
    const response = await page.request.post('/api/document/create', {
      data: { title },
      headers: { origin },
    });
    expect(response.ok()).toBe(true);
  }
}

/** Returns how often pages have asked for the list of all documents since then. */
function countListCalls(page: Page): () => number {
  let calls = 0;
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/document/list' && searchParams.get('where') === 'live') calls++;
  });
  return () => calls;
}

/** Records the API calls of pages from then on. */
function recordCalls(page: Page): readonly string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) paths.push(pathname);
  });
  return paths;
}

/** Locators of the page of documents. */
function library(page: Page, locale: TestedLocale) {
  const phrase = phrasesOf(locale);
  const list = page.getByRole('list', { name: phrase('documents.listLabel') });
  const dialog = page.getByRole('dialog');
  const moveTo = async (folder: string) => {
    await dialog.getByRole('radio', { name: folder, exact: true }).check();
    await dialog.getByRole('button', { name: phrase('documents.moveHere'), exact: true }).click();
    await expect(dialog).toBeHidden();
  };
  return {
    phrase,
    list,
    dialog,
    moveTo,
    titles: () => list.getByRole('heading').allInnerTexts(),
    row: (title: string) => list.getByRole('listitem').filter({ hasText: title }),
    bar: page.getByRole('region', { name: phrase('documents.selection') }),
    places: page.getByRole('navigation', { name: phrase('documents.places') }),
    newFolder: async (name: string) => {
      await page
        .getByRole('button', { name: phrase('documents.newFolder') })
        .last()
        .click();
      await dialog.getByLabel(phrase('documents.folderName')).fill(name);
      await page.keyboard.press('Enter');
      await expect(dialog).toBeHidden();
    },
  };
}

type Library = ReturnType<typeof library>;

test.describe('a library on a desktop, in English', () => {
  test.use({ locale: 'en-GB', viewport: { width: 1280, height: 800 } });

  test('folders, drag, keyboard, multiple selection, trash and restoring', async ({
    page,
    context,
    server,
    expectComplaint,
  }) => {
    // The browser itself reports the refusal of a name that is already used.
    expectComplaint(/status of 409/);
    await signInBrowser(context, server.url);
    await makeDocuments(page, server.url, ['Ten', 'Nine', 'Eight', 'Chapter 10', 'Chapter 2', 'Letter']);
    await page.goto('/en/app');
    await page.waitForLoadState('networkidle');
    const here = library(page, 'en');
    await test.step('a folder needs a name of its own', () => nameAFolder(page, here));
    await test.step('documents are dragged into it, and found there', () => fillAFolder(page, here));
    await test.step('several are selected by keyboard, trashed, and brought back', () =>
      trashSeveral(page, here));
    await test.step('a deleted folder leaves its documents in the trash', () => deleteAFolder(page, here));
  });

  test('a document is shown as not synchronised, and then as synchronised', async ({ page, server }) => {
    let isCut = false;
    await page.routeWebSocket(/\/sync/, (socket) => {
      const line = socket.connectToServer();
      socket.onMessage((message) => {
        if (!isCut) line.send(message);
      });
    });
    const { phrase, row } = library(page, 'en');
    await openNewDocument(page, server.url, 'en');
    const sheet = writingPage(page, phrase);
    await sheet.body.click();
    isCut = true;
    await sheet.body.pressSequentially('只在这里。');
    await waitForUnsaved(page);
    await page.goto('/en/app');
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(row(phrase('documents.untitled'))).toContainText(phrase('documents.unsynced'));
    }
    const other = await page.context().newPage();
    await page.close();
    await other.goto(new URL('/en/app', server.url).href);
    const there = library(other, 'en').row(phrase('documents.untitled'));
    await expect(there).toContainText(phrase('documents.synced'), { timeout: 30_000 });
  });
});

test.describe('a library on a phone, in Chinese', () => {
  test.use({ locale: 'zh-CN', viewport: { width: 390, height: 800 }, hasTouch: true });

  test('the drawer, the star, and moving by the menu', async ({ page, context, server }) => {
    await signInBrowser(context, server.url);
    await makeDocuments(page, server.url, ['甲', '乙']);
    const { phrase, dialog, titles, row, moveTo } = library(page, 'zh');
    const asked = countListCalls(page);
    const called = recordCalls(page);
    await openSettled(page, '/zh/app');
    expect(called, 'calls whose replies came with the page').toEqual([]);
    await page.goto('/zh/app/trash');
    await page.goBack();
    // The browser may show the page of its history as it was then.
    await expect.poll(asked).toBe(1);
    await expect.poll(() => called).toContain('/api/userInfo');
    const openDrawer = () => openPlaces(page, phrase);

    await openDrawer();
    await page
      .getByRole('button', { name: phrase('documents.newFolder') })
      .last()
      .click();
    await page.getByLabel(phrase('documents.folderName')).fill('论文');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('link', { name: '论文' })).toBeVisible();
    await page.keyboard.press('Escape');

    await row('甲')
      .getByRole('button', { name: phrase('documents.moreOf', { title: '甲' }) })
      .click();
    await page.getByRole('menuitem', { name: phrase('documents.moveTo') }).click();
    await moveTo('论文');
    await row('乙')
      .getByRole('button', { name: phrase('documents.moreOf', { title: '乙' }) })
      .click();
    await page.getByRole('menuitem', { name: phrase('documents.favour') }).click();
    await openDrawer();
    await dialog.getByRole('link', { name: '论文' }).click();
    await expect.poll(titles).toEqual(['甲']);
    await openDrawer();
    await dialog.getByRole('link', { name: phrase('documents.favourites') }).click();
    await expect.poll(titles).toEqual(['乙']);
    await expectAccessible(page);
  });
});

async function nameAFolder(page: Page, here: Library): Promise<void> {
  const { phrase, dialog, newFolder } = here;
  await newFolder('Thesis');
  await page
    .getByRole('button', { name: phrase('documents.newFolder') })
    .last()
    .click();
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(phrase('errors.folder_name_required'))).toBeVisible();
  await page.keyboard.type('thesis');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(phrase('errors.folder_name_taken', { name: 'thesis' }))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: phrase('documents.newFolder') }).last()).toBeFocused();
}

async function fillAFolder(page: Page, here: Library): Promise<void> {
  const { phrase, titles, row, bar, places, dialog } = here;
  const thesis = places.getByRole('link', { name: 'Thesis' });
  await row('Chapter 10').dragTo(thesis);
  await expect(thesis).toContainText('1');
  await row('Chapter 2').getByRole('checkbox').check();
  await bar.getByRole('button', { name: phrase('documents.moveTo') }).click();
  await dialog.getByRole('radio', { name: 'Thesis', exact: true }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await thesis.click();
  await expect.poll(titles).toEqual(['Chapter 2', 'Chapter 10']);
  await page.getByLabel(phrase('documents.sortBy')).selectOption('size');
  await page.getByLabel(phrase('documents.sortBy')).selectOption('title');
  await expect(page).toHaveURL(/sort=title/);
  await expect.poll(titles).toEqual(['Chapter 2', 'Chapter 10']);
  await page.getByRole('button', { name: phrase('documents.ascending') }).click();
  await expect.poll(titles).toEqual(['Chapter 10', 'Chapter 2']);
}

async function trashSeveral(page: Page, here: Library): Promise<void> {
  const { phrase, list, titles, row, bar, places } = here;
  await places.getByRole('link', { name: phrase('documents.allDocuments') }).click();
  await expect.poll(titles).toHaveLength(6);
  await row('Eight').getByRole('link').focus();
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(bar).toContainText(phrase('documents.selected', { count: 3 }));
  await page.keyboard.press('Delete');
  await expect.poll(titles).toHaveLength(3);
  await expect(list.getByRole('link').last()).toBeFocused();
  const trashed = phrase('documents.trashed', { count: 3, title: '' });
  const toast = page.getByRole('listitem').filter({ hasText: trashed });
  await toast.getByRole('button', { name: phrase('documents.undo') }).click();
  await expect.poll(titles).toHaveLength(6);
  await row('Eight').getByRole('link').focus();
  // Toasts stay while the pointer is over them.
  await page.mouse.move(0, 0);
  await expect(page.locator('[data-sonner-toaster]')).toHaveCount(0);
  await expect(row('Eight').getByRole('link'), 'a toast that goes takes no focus').toBeFocused();
  await row('Eight').getByRole('link').press('ControlOrMeta+a');
  await expect(bar).toContainText(phrase('documents.selected', { count: 6 }));
  await row('Eight').getByRole('link').press('Escape');
  await expect(bar).toBeHidden();
  await row('Eight').getByRole('link').press('F2');
  await page.keyboard.type('Eighth');
  await page.keyboard.press('Enter');
  await expect.poll(titles).toContain('Eighth');
  await expectAccessible(page);
}

async function deleteAFolder(page: Page, here: Library): Promise<void> {
  const { phrase, list, dialog, titles, places } = here;
  const thesis = places.getByRole('link', { name: 'Thesis' });
  await page.getByRole('button', { name: phrase('documents.folderMore', { name: 'Thesis' }) }).click();
  await page.getByRole('menuitem', { name: phrase('documents.deleteFolder') }).click();
  await dialog.getByRole('button', { name: phrase('documents.deleteFolder') }).click();
  await expect(thesis).toBeHidden();
  await expect.poll(titles).toHaveLength(4);
  await places.getByRole('link', { name: phrase('documents.trashHeading') }).click();
  const trash = page.getByRole('list', { name: phrase('documents.trashHeading') });
  await expect(trash.getByRole('listitem')).toHaveCount(2);
  await expect(trash).toContainText(phrase('documents.daysLeft', { days: 30 }));
  await trash
    .getByRole('button', { name: phrase('documents.restore') })
    .first()
    .click();
  await expect(trash.getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: phrase('documents.emptyTrash') }).click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: phrase('documents.emptyTrash') }).click();
  await expect(page.getByText(phrase('documents.trashEmptyTitle'))).toBeVisible();
  await places.getByRole('link', { name: phrase('documents.allDocuments') }).click();
  await expect.poll(titles).toHaveLength(5);
  await expect(list).toBeVisible();
}
