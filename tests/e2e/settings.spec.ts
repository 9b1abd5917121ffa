import type { Page } from '@playwright/test';
import { openPlaces } from '../support/app-pages.ts';
import { openNewDocument, proveByPassword, signInBrowser } from '../support/entry.ts';
import { violationsOf } from '../support/expect-fine.ts';
import { expect, test } from '../support/journey.ts';
import { phrasesOf } from '../support/phrases.ts';
import { writingPage } from '../support/writing-page.ts';

const phrase = phrasesOf('zh');

test.use({ locale: 'zh-CN', viewport: { width: 1280, height: 800 } });

/** Opens a settings page by one of the links to it. */
async function openSection(page: Page, title: string): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('link', { name: phrase(title), exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 2, name: phrase(title), exact: true })).toBeVisible();
}

test("a key created in the settings lets another program proofread with the account's words", async ({
  page,
  context,
  server,
}) => {
  await signInBrowser(context, server.url);
  await page.goto('/zh/app');
  const places = await openPlaces(page, phrase);
  await places.getByRole('link', { name: phrase('common.settings') }).click();
  await expect(page.getByRole('heading', { level: 1, name: phrase('settings.heading') })).toBeVisible();

  await openSection(page, 'settings.programs');
  await page.getByLabel(phrase('settings.keyName'), { exact: true }).fill('LibreOffice');
  await page.keyboard.press('Enter');
  const secret = await page.locator('code', { hasText: /^ink_/ }).innerText();
  const check = async (apiKey = secret) => {
    const body = new URLSearchParams({ text: '我们己经出发了。', language: 'zh-CN', apiKey });
    const response = await fetch(`${server.url}/v2/check`, { method: 'POST', body });
    return response.ok ? (await response.json()).matches.length : response.status;
  };
  expect(await check()).toBe(1);

  await openSection(page, 'settings.words');
  await page.getByLabel(phrase('settings.wordLabel')).fill('己经');
  await page.keyboard.press('Enter');
  const list = page.getByRole('list', { name: phrase('settings.words') });
  await expect(list.getByRole('listitem')).toHaveText(['己经']);
  expect(await check()).toBe(0);
  expect(await violationsOf(page)).toEqual([]);

  await list.getByRole('button', { name: phrase('settings.deleteWord', { word: '己经' }) }).click();
  await expect(list).toBeHidden();
  expect(await check()).toBe(1);

  await openSection(page, 'settings.programs');
  await page.getByRole('button', { name: phrase('settings.revokeOf', { name: 'LibreOffice' }) }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: phrase('settings.revoke') })
    .click();
  await expect(page.getByText(phrase('settings.noKeys'))).toBeVisible();
  expect(await check()).toBe(403);
});

test('a key opens documents once its owner has confirmed it with a proof', async ({
  page,
  context,
  server,
  expectComplaint,
}) => {
  // The refusal that makes the page ask for the proof.
  expectComplaint(/403/);
  const owner = { password: 'river2026stone' };
  await signInBrowser(context, server.url, owner);
  await page.goto('/zh/app/settings/programs');
  const make = async (name: string) => {
    await page.getByLabel(phrase('settings.keyName'), { exact: true }).fill(name);
    await page.getByRole('button', { name: phrase('settings.createKey') }).click();
  };
  await page.getByLabel(phrase('settings.keyDocuments')).check();
  await make('ink-sync');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: phrase('account.close') })
    .click();
  await expect(page.getByText(phrase('settings.noKeys'))).toBeVisible();
  await make('ink-sync');
  expect(await violationsOf(page)).toEqual([]);
  await proveByPassword(page, phrase, owner.password);
  const secret = await page.locator('code', { hasText: /^ink_/ }).innerText();
  await expect(page.getByRole('list', { name: phrase('settings.keys') })).toContainText(
    phrase('settings.keyOpens'),
  );

  const id = await page.evaluate(async () => {
    const headers = { 'content-type': 'application/json' };
    const reply = await fetch('/api/document/create', { method: 'POST', headers, body: '{"title":"游记"}' });
    return (await reply.json()).data.id;
  });
  const headers = { authorization: `Bearer ${secret}` };
  const delta = await fetch(`${server.url}/api/store/getDelta?id=${id}`, { headers });
  expect(delta.status).toBe(200);
});

test('a list is imported from a file, and choices are saved', async ({ page, context, server }) => {
  await signInBrowser(context, server.url);
  await page.goto('/zh/app/settings/words');
  await page.waitForLoadState('networkidle');
  const file = {
    name: 'words.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('\ufeff砚台\r\nNew York\r\n'),
  };
  await page.getByLabel(phrase('settings.importWords')).setInputFiles(file);
  const list = page.getByRole('list', { name: phrase('settings.words') });
  await expect(list.getByRole('listitem')).toHaveText(['New York', '砚台']);

  await openSection(page, 'settings.proofreading');
  await page.getByLabel(phrase('settings.english')).selectOption('GB');
  await page.getByRole('radio', { name: phrase('settings.modeStrict') }).check();
  await expect(page.getByText(phrase('settings.saved')).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.reload();
  await expect(page.getByLabel(phrase('settings.english'))).toHaveValue('GB');
  await expect(page.getByRole('radio', { name: phrase('settings.modeStrict') })).toBeChecked();
});

test('a word added from its card is accepted on the next visit too', async ({ page, server }) => {
  await openNewDocument(page, server.url, 'zh');
  const sheet = writingPage(page, phrase);
  await sheet.body.click();
  await page.keyboard.insertText('我们己经出发了。');
  await expect.poll(() => sheet.findings.count(), { timeout: 30_000 }).toBe(1);
  await page.keyboard.press('F8');
  await page.getByRole('button', { name: phrase('writing.addToWords') }).click();
  await expect.poll(() => sheet.findings.count()).toBe(0);
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.insertText('他走了。。己经很晚。');
  await expect.poll(() => sheet.findings.count(), { timeout: 30_000 }).toBe(1);
  await sheet.waitUntilSaved();
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect.poll(() => sheet.findings.count(), { timeout: 30_000 }).toBe(1);
});
