import type { Locator, Page } from '@playwright/test';
import { signInBrowser } from '../support/entry.ts';
import { expectFine, violationsOf } from '../support/expect-fine.ts';
import { expect, test } from '../support/journey.ts';
import { phrasesOf } from '../support/phrases.ts';
import { writingPage } from '../support/writing-page.ts';

const phrase = phrasesOf('en');

test.use({ locale: 'en-GB', viewport: { width: 1280, height: 800 } });

test('writing, findings, the list and the settings by keyboard only', async ({ page, context, server }) => {
  await signInBrowser(context, server.url);
  await page.goto('/en/app');
  await page.waitForLoadState('networkidle');
  await test.step('past the sidebar to a new document', () => beginDocument(page));
  await test.step('two mistakes, mended from the text and in the panel', () => mendTwoMistakes(page));
  await test.step('text found and replaced', () => findAndReplace(page));
  await test.step('the list: arrows, selection, a new name, the trash', () => changeList(page));
  await test.step('the settings: found by a word, a choice made and kept', () => chooseStrict(page));
});

async function beginDocument(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(main).toBeFocused();
  await tabTo(page, main.getByRole('button', { name: phrase('documents.newDocument') }).first(), 6);
  await page.keyboard.press('Enter');
  await expect(writingPage(page, phrase).title).toBeFocused();
}

async function mendTwoMistakes(page: Page): Promise<void> {
  const sheet = writingPage(page, phrase);
  await page.keyboard.type('By keys');
  await page.keyboard.press('Enter');
  await expect(sheet.body).toBeFocused();
  await page.keyboard.type('I recieve letters. We definately answer.');
  await expect.poll(() => sheet.findings.count(), { timeout: 30_000 }).toBe(2);
  await sheet.waitUntilSaved();
  expect(await violationsOf(page), 'light').toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await violationsOf(page, 'colours'), 'dark').toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.keyboard.press('F8');
  await page.keyboard.press('Alt+Enter');
  await expect.poll(sheet.readBlocks).toEqual(['I receive letters. We definately answer.']);
  await page.keyboard.press('Control+Z');
  await expect.poll(sheet.readBlocks).toEqual(['I recieve letters. We definately answer.']);
  await page.keyboard.press('Control+Y');
  await expect.poll(sheet.readBlocks).toEqual(['I receive letters. We definately answer.']);
  const panel = page.getByRole('complementary', { name: phrase('writing.panel') });
  await page.keyboard.press('F8');
  await tabTo(page, panel.getByRole('button', { name: phrase('writing.accept'), exact: true }));
  await page.keyboard.press('Enter');
  await expect.poll(sheet.readBlocks).toEqual(['I receive letters. We definitely answer.']);
  await sheet.waitUntilSaved();
}

/** Also with the width of a phone, whose bar has the same controls. */
async function findAndReplace(page: Page): Promise<void> {
  const sheet = writingPage(page, phrase);
  const bar = page.getByRole('search', { name: phrase('writing.findReplace') });
  const query = bar.getByRole('textbox', { name: phrase('writing.find'), exact: true });
  const status = bar.getByRole('status');
  const place = (position: number) => phrase('writing.findStatus', { position, count: 2 });
  const before = await sheet.body.boundingBox();
  await page.keyboard.press('Control+F');
  await expect(query).toBeFocused();
  await page.keyboard.type('we');
  // The first match after the caret, which is behind the first one.
  await expect(status).toHaveText(place(2));
  for (const [key, position] of [
    ['Enter', 1],
    ['F3', 2],
    ['Shift+Enter', 1],
  ] as const) {
    await page.keyboard.press(key);
    await expect(status).toHaveText(place(position));
  }
  await expect(sheet.body.locator('.found')).toHaveCount(2);
  expect(await sheet.body.boundingBox(), 'the bar moves no text').toEqual(before);
  await page.keyboard.press('Escape');
  await expect(bar).toBeHidden();
  await expect(sheet.body).toBeFocused();
  expect(await page.evaluate(() => String(getSelection()))).toBe('We');

  await page.keyboard.press('Control+H');
  await expect(query).toBeFocused();
  await tabTo(page, bar.getByRole('textbox', { name: phrase('writing.replacement') }), 6);
  await page.keyboard.type('you');
  await expectFine(page);
  await page.setViewportSize({ width: 360, height: 640 });
  await expectUncovered(page, bar);
  await page.setViewportSize({ width: 1280, height: 800 });
  await tabTo(page, bar.getByRole('button', { name: phrase('writing.replaceAll') }), 3);
  await page.keyboard.press('Enter');
  await expect(status).toHaveText(phrase('writing.replaced', { count: 2 }));
  await expect.poll(sheet.readBlocks).toEqual(['I receive letters. you definitely ansyour.']);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+Z');
  await expect.poll(sheet.readBlocks).toEqual(['I receive letters. We definitely answer.']);
  await sheet.waitUntilSaved();
}

/** Expects that the current match is on the screen, and the bar is not above it. */
async function expectUncovered(page: Page, bar: Locator): Promise<void> {
  await page.keyboard.press('F3');
  const [match, box] = [await page.locator('.found-current').boundingBox(), await bar.boundingBox()];
  expect(match && box && match.y > 0 && match.y + match.height <= box.y).toBe(true);
}

async function changeList(page: Page): Promise<void> {
  const sheet = writingPage(page, phrase);
  const list = page.getByRole('list', { name: phrase('documents.listLabel') });
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
  const bar = page.getByRole('region', { name: phrase('documents.selection') });
  await expect(bar).toContainText(phrase('documents.selected', { count: 1 }));
  await page.keyboard.press('Escape');
  await expect(bar).toBeHidden();
  await page.keyboard.press('F2');
  await expect(page.getByLabel(phrase('documents.renameLabel'))).toBeFocused();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Renamed');
  await page.keyboard.press('Enter');
  // In either order: a list that is loaded again begins with what was changed last.
  await expect(list.getByRole('heading', { name: 'By keys' })).toBeHidden();
  await expect(list.getByRole('heading')).toHaveCount(2);
  await expect(list.getByRole('link', { name: 'Renamed' })).toBeFocused();
  await page.keyboard.press('Delete');
  await expect(list.getByRole('heading')).toHaveText(['Second']);
}

async function chooseStrict(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await command(page, 'settings');
  await tabTo(page, page.getByRole('searchbox', { name: phrase('settings.search') }));
  await page.keyboard.type(phrase('settings.modeStrict'));
  await expect(main.getByRole('listitem')).toHaveCount(1);
  await tabTo(page, main.getByRole('link', { name: phrase('settings.proofreading'), exact: true }), 4);
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('radio', { name: phrase('settings.modeNormal') }));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: phrase('settings.modeStrict') })).toBeChecked();
  await expect(page.getByText(phrase('settings.saved')).first()).toBeVisible();
}

/** Runs the first command that the palette lists for a query. */
async function command(page: Page, query: string): Promise<void> {
  await page.keyboard.press('Control+K');
  await expect(page.getByRole('combobox', { name: phrase('palette.title') })).toBeFocused();
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
