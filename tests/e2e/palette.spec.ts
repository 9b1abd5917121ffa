import { createDocument } from '@inkstone/contracts/documents';
import type { BrowserContext, Page } from '@playwright/test';
import { openNewDocument } from '../support/entry.ts';
import { expectAccessible } from '../support/expect-fine.ts';
import { expect, test } from '../support/journey.ts';
import { type Phrases, phrasesOf } from '../support/phrases.ts';
import { signUp } from '../support/sign-up.ts';
import { findSmallTargets } from '../support/touch.ts';
import { writingPage } from '../support/writing-page.ts';

/** Signs in a user with documents of these titles, and opens the list. */
async function enter(context: BrowserContext, url: string, titles: readonly string[]) {
  const person = await signUp(url);
  await context.addCookies([...person.cookies].map(([name, value]) => ({ name, value, url })));
  for (const title of titles) await person.call(createDocument, { title });
}

/** Locators of the palette by role. */
function palette(page: Page, phrase: Phrases) {
  const field = page.getByRole('combobox', { name: phrase('palette.title') });
  const option = (name: string) => page.getByRole('option', { name, exact: true });
  return {
    field,
    option,
    open: async () => {
      await page.keyboard.press('Control+K');
      await expect(field).toBeFocused();
    },
    /** Searches and opens the first result. */
    take: async (query: string, first: string) => {
      await field.fill(query);
      await expect(option(first)).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('Enter');
      await expect(field).toBeHidden();
    },
  };
}

/** Presses Escape; returns what has the focus as soon as that event has been handled, and where the caret is in it. */
function focusAfterEscape(page: Page): Promise<string> {
  return page.evaluate(async () => {
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    await Promise.resolve();
    return `${document.activeElement?.ariaLabel} at ${document.getSelection()?.anchorOffset}`;
  });
}

test.describe('on a desktop, in English', () => {
  test.use({ locale: 'en-GB', viewport: { width: 1280, height: 800 } });
  const phrase = phrasesOf('en');

  test('leads to documents, pages and settings, and runs actions, by keyboard only', async ({
    page,
    context,
    server,
  }) => {
    await enter(context, server.url, ['Hill', 'The open sea', 'Letter']);
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await page.goto('/en/app');
    await page.waitForLoadState('networkidle');
    expect(
      requested.filter((url) => /\/palette[.-]/.test(url)),
      'fetched before it is wanted',
    ).toEqual([]);
    const { open, take, field, option } = palette(page, phrase);

    await open();
    await expect(option('Letter')).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    const active = page.getByRole('option', { selected: true });
    await expect(active).toHaveText('The open sea');
    await expect(field).toHaveAttribute('aria-activedescendant', (await active.getAttribute('id')) ?? 'none');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: phrase('writing.titleLabel'), exact: true })).toHaveText(
      'The open sea',
    );

    await open();
    await take('hil', 'Hill');
    await expect(page.getByRole('textbox', { name: phrase('writing.titleLabel'), exact: true })).toHaveText(
      'Hill',
    );

    await open();
    await take('storage', phrase('settings.storage'));
    await expect(page).toHaveURL(/\/en\/app\/settings\/storage$/);
    await open();
    await take('appearance: dark', phrase('palette.theme', { theme: phrase('common.themeDark') }));
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await open();
    await take('import files', phrase('palette.importFiles'));
    await expect(page.getByRole('dialog', { name: phrase('exchange.importTitle') })).toBeVisible();
    await page.keyboard.press('Escape');
    await open();
    await take('new folder', phrase('documents.newFolder'));
    await page.getByLabel(phrase('documents.folderName')).fill('Drafts');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Drafts' })).toBeVisible();
    await open();
    await take('zzz', phrase('palette.searchAll', { text: 'zzz' }));
    await expect(page).toHaveURL(/\/en\/app\/search\?q=zzz$/);
    await open();
    await take('中文', phrase('palette.language', { language: '简体中文' }));
    await expect(page).toHaveURL(/\/zh\/app\/search/);
  });

  test('opens over a text and returns the caret; it contains the tools of the document', async ({
    page,
    server,
  }) => {
    await openNewDocument(page, server.url, 'en');
    const sheet = writingPage(page, phrase);
    const { open, take, field } = palette(page, phrase);
    await sheet.body.click();
    await page.keyboard.type('一二三');
    await open();
    await page.keyboard.press('Escape');
    await page.keyboard.type(' 四五六');
    await expect(field).toBeHidden();
    await expect.poll(sheet.readBlocks).toEqual(['一二三 四五六']);
    await open();
    expect(await focusAfterEscape(page), 'before any other key can come').toBe('Text at 7');
    await open();
    await take('shortcuts', phrase('writing.shortcuts'));
    await expect(page.getByRole('dialog', { name: phrase('writing.shortcuts') })).toBeVisible();
    await page.keyboard.press('Escape');
    await open();
    await take('new document', phrase('documents.newDocument'));
    await expect.poll(sheet.readBlocks).toEqual(['']);
  });

  test('a refusal is shown where the command was given', async ({
    page,
    context,
    server,
    expectComplaint,
  }) => {
    expectComplaint(/status of 503|Failed to load resource/);
    await enter(context, server.url, []);
    await page.goto('/en/app');
    await page.waitForLoadState('networkidle');
    await page.route('**/api/document/create', (route) =>
      route.fulfill({ status: 503, json: { code: 'service_unavailable', msg: '', data: null } }),
    );
    const { open, field } = palette(page, phrase);
    await open();
    await field.fill('new document');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toHaveText(phrase('errors.service_unavailable'));
    await expect(field).toBeFocused();
  });

  test('serves visitors too, with their pages', async ({ page }) => {
    // A page that loads the app's scripts.
    await page.goto('/en/licences');
    await page.waitForLoadState('networkidle');
    const { open, take, field, option } = palette(page, phrase);
    await open();
    await expect(option(phrase('common.settings'))).toHaveCount(0);
    await field.fill('qqqq');
    await expect(page.getByText(phrase('palette.nothing'))).toBeVisible();
    await take('rules', phrase('common.navRules'));
    await expect(page).toHaveURL(/\/en\/rules$/);
  });
});

test.describe('on a phone, in Chinese', () => {
  test.use({
    locale: 'zh-CN',
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  });
  const phrase = phrasesOf('zh');

  test('a button opens it, touch chooses, and axe finds nothing', async ({ page, context, server }) => {
    await enter(context, server.url, ['春天的雨', '读书笔记']);
    await page.goto('/zh/app');
    await page.waitForLoadState('networkidle');
    await page
      .getByRole('navigation', { name: phrase('common.mainPages') })
      .getByRole('button', { name: phrase('common.search') })
      .tap();
    const { field, option } = palette(page, phrase);
    await expect(option('读书笔记')).toBeVisible();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page);
    }
    expect(await findSmallTargets(page)).toEqual([]);
    await field.fill('春天');
    await option('春天的雨').tap();
    await expect(page.getByRole('textbox', { name: phrase('writing.titleLabel'), exact: true })).toHaveText(
      '春天的雨',
    );
  });
});
