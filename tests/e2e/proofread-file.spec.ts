import { readFile } from 'node:fs/promises';
import { openDocx } from '@inkstone/exchange/word-file';
import type { Page } from '@playwright/test';
import { buildDocx } from '../../packages/exchange/src/official/testing/index.ts';
import { openPlaces } from '../support/app-pages.ts';
import { signInBrowser } from '../support/entry.ts';
import { expectFine } from '../support/expect-fine.ts';
import { expect, test } from '../support/journey.ts';
import { phrasesOf } from '../support/phrases.ts';

const letter = buildDocx([
  { text: '关于春游的通知', align: 'center' },
  { text: '我们己经出发了。。他很高兴地说：今天天气真好。' },
  { text: 'He have a apple and a orange.' },
]);
const narrow = { width: 390, height: 780 };
const phrase = phrasesOf('zh');

test.use({ locale: 'zh-CN', viewport: narrow });

const give = (page: Page, choose: string, name: string, buffer: Uint8Array) =>
  page
    .getByLabel(choose, { exact: true })
    .and(page.locator('input'))
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(buffer) });

test('a file is proofread and returned with tracked changes; one without faults is reported as such', async ({
  page,
  context,
  server,
  expectComplaint,
}) => {
  // The browser prints the status with which an invalid file is refused.
  expectComplaint(/415/);
  await signInBrowser(context, server.url);
  await page.goto('/zh/app');
  const places = await openPlaces(page, phrase);
  await places.getByRole('link', { name: phrase('documents.openFileReview') }).click();
  const choose = phrase('file-review.choose');
  await give(page, choose, 'broken.docx', Buffer.from('no docx'));
  await expect(page.getByText(phrase('errors.docx_unreadable')).first()).toBeVisible();

  await give(page, choose, '通知.docx', letter);
  const change = page.locator('ins').filter({ hasText: '已经' });
  const first = page.getByRole('listitem').filter({ has: change });
  // The first check starts the engine.
  await expect(first.locator('del')).toHaveText('己经', { timeout: 60_000 });
  await expectFine(page);

  await page.getByRole('button', { name: phrase('file-review.chooseNone') }).click();
  await first.getByRole('checkbox').focus();
  await page.keyboard.press('Space');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: phrase('file-review.saveDocx', { count: 1 }) }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toMatch(/^通知.*\.docx$/);
  const { parts } = openDocx(await readFile(await download.path()), 1e7);
  const xml = new TextDecoder().decode(parts.get('word/document.xml'));
  expect(xml.match(/<w:(?:ins|del) /g)).toEqual(['<w:del ', '<w:ins ']);

  const report = page.waitForEvent('download');
  await page.getByRole('button', { name: phrase('file-review.saveReport') }).click();
  expect((await report).suggestedFilename()).toMatch(/\.pdf$/);
  await page.getByRole('button', { name: phrase('file-review.open') }).click();
  await page.waitForURL(/\/app\/write\//);
  await expect(page.locator('.ProseMirror')).toContainText('我们己经出发了');

  await page.goto('/zh/app/proofread-file');
  await give(page, choose, '好.txt', Buffer.from('今天天气很好。'));
  await expect(page.getByText(phrase('file-review.cleanTitle'))).toBeVisible({ timeout: 60_000 });
});

const long = Array.from(
  { length: 4500 },
  (_, i) => `第${i}段说明了我们己经在${i * 7}号做完了哪些事情，而且写得十分清楚，请放心。`,
).join('\n');

test('a long file shows findings while it is checked, and can be stopped', async ({
  page,
  context,
  server,
}) => {
  // Longer than the daily limit of a free account.
  await signInBrowser(context, server.url, { hasTrial: true });
  await page.goto('/zh/app/proofread-file');
  await give(page, phrase('file-review.choose'), '长文.txt', Buffer.from(long));
  const progress = page.getByRole('progressbar', { name: phrase('file-review.checking') });
  // The first check starts the engine.
  await expect(progress).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('listitem').filter({ hasText: '已经' }).first()).toBeVisible();
  await expect(progress).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(narrow.width);
  await expect(page.getByText(/已校对 \d+%/)).toBeVisible();
  await page.getByRole('button', { name: phrase('file-review.stop') }).click();
  await expect(page.getByText(phrase('file-review.drop'))).toBeVisible();
  await expect(progress).toBeHidden();
});
