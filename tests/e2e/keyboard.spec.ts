import type { Locator, Page } from '@playwright/test';
import { signInBrowser } from '../support/entry.ts';
import { expect, test } from '../support/journey.ts';
import { wordsOf } from '../support/words.ts';
import { writingPage } from '../support/writing-page.ts';

const words = wordsOf('en');

test.use({ locale: 'en-GB', viewport: { width: 1280, height: 800 } });

test('writing, findings, the list and the settings by keyboard alone', async ({ page, context, server }) => {
  await signInBrowser(context, server.url);
  await page.goto('/en/app');
  await page.waitForLoadState('networkidle');
  await test.step('past the sidebar to a new document', () => beginDocument(page));
  await test.step('two mistakes, mended from the text and in the panel', () => mendTwoMistakes(page));
  await test.step('the list: arrows, selection, a new name, the trash', () => changeList(page));
  await test.step('the settings: found by a word, a choice made and kept', () => chooseStrict(page));
});

async function beginDocument(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(main).toBeFocused();
  await tabTo(page, main.getByRole('button', { name: words('documents.newDocument') }).first(), 6);
  await page.keyboard.press('Enter');
  await expect(writingPage(page, words).title).toBeFocused();
}

async function mendTwoMistakes(page: Page): Promise<void> {
  const sheet = writingPage(page, words);
  await page.keyboard.type('By keys');
  await page.keyboard.press('Enter');
  await expect(sheet.body).toBeFocused();
  await page.keyboard.type('I recieve letters. We definately answer.');
  await expect.poll(() => sheet.findings.count(), { timeout: 30_000 }).toBe(2);
  await page.keyboard.press('F8');
  await page.keyboard.press('Alt+Enter');
  await expect.poll(sheet.readBlocks).toEqual(['I receive letters. We definately answer.']);
  const panel = page.getByRole('complementary', { name: words('writing.panel') });
  await page.keyboard.press('F8');
  await tabTo(page, panel.getByRole('button', { name: words('writing.accept'), exact: true }));
  await page.keyboard.press('Enter');
  await expect.poll(sheet.readBlocks).toEqual(['I receive letters. We definitely answer.']);
  await sheet.waitUntilSaved();
}

async function changeList(page: Page): Promise<void> {
  const sheet = writingPage(page, words);
  const list = page.getByRole('list', { name: words('documents.listLabel') });
  await command(page, 'new document');
  await expect(sheet.title).toBeFocused();
  await page.keyboard.type('Second');
  await sheet.waitUntilSaved();
  await command(page, 'all documents');
  await expect(list.getByRole('heading')).toHaveText(['Second', 'By keys']);
  await tabTo(page, list.getByRole('link', { name: 'Second' }));
  await page.keyboard.press('ArrowDown');
  await expect(list.getByRole('link', { name: 'By keys' })).toBeFocused();
  await page.keyboard.press('Space');
  const bar = page.getByRole('region', { name: words('documents.selection') });
  await expect(bar).toContainText(words('documents.selected', { count: 1 }));
  await page.keyboard.press('Escape');
  await expect(bar).toBeHidden();
  await page.keyboard.press('F2');
  await expect(page.getByLabel(words('documents.renameLabel'))).toBeFocused();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Renamed');
  await page.keyboard.press('Enter');
  await expect(list.getByRole('heading')).toHaveText(['Second', 'Renamed']);
  await expect(list.getByRole('link', { name: 'Renamed' })).toBeFocused();
  await page.keyboard.press('Delete');
  await expect(list.getByRole('heading')).toHaveText(['Second']);
}

async function chooseStrict(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await command(page, 'settings');
  await tabTo(page, page.getByRole('searchbox', { name: words('settings.search') }));
  await page.keyboard.type(words('settings.modeStrict'));
  await expect(main.getByRole('listitem')).toHaveCount(1);
  await tabTo(page, main.getByRole('link', { name: words('settings.proofreading'), exact: true }), 4);
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('radio', { name: words('settings.modeNormal') }));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: words('settings.modeStrict') })).toBeChecked();
  await expect(page.getByText(words('settings.saved')).first()).toBeVisible();
}

/** Runs the first command that the palette lists for a query. */
async function command(page: Page, query: string): Promise<void> {
  await page.keyboard.press('Control+K');
  await expect(page.getByRole('combobox', { name: words('palette.title') })).toBeFocused();
  await page.keyboard.type(query);
  await expect(page.getByRole('option', { selected: true })).toHaveText(new RegExp(query, 'i'));
  await page.keyboard.press('Enter');
}

/** Presses Tab until an element has the focus, as keyboard users do. */
async function tabTo(page: Page, wanted: Locator, most = 60): Promise<void> {
  await wanted.waitFor();
  for (let presses = 0; presses < most; presses++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The Tab key does not lead to ${wanted}`);
}
