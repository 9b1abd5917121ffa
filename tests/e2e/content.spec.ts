import { truncate, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/expect-fine.ts';
import { expect, test } from '../support/journey.ts';
import { phrasesOf } from '../support/phrases.ts';
import { signInStaff } from '../support/staff.ts';

const phrase = phrasesOf('en');

const t = (key: string) => phrase(`staff-content.${key}` as Parameters<typeof phrase>[0]);

test.use({ locale: 'en-US', viewport: { width: 1280, height: 800 } });

test('an editor writes, previews, schedules, publishes and rolls back a bilingual article', async ({
  page,
  server,
  context,
  expectComplaint,
}, info) => {
  await signInStaff(context, server, 'editor');
  const press = (key: string) => page.getByRole('button', { name: t(key), exact: true }).click();
  const dialog = page.getByRole('dialog');
  const visit = async () => (await page.request.get(`${server.url}/en/newslist/ink-day`)).status();

  await create(page, server.url, 'Ink day', 'ink-day');
  await page.getByLabel(t('summary')).fill('About ink.');
  const body = page.getByRole('textbox', { name: t('body'), exact: true });
  await body.fill('Ink is made of soot and glue.');
  await page.getByRole('button', { name: /简体中文/ }).click();
  await page.getByLabel(t('articleTitle')).fill('墨日');
  // What is missing is shown once, as an error, and nothing is sent.
  await press('publish');
  const missing = t('lacksBoth').replace('{language}', '简体中文');
  await expect(dialog.getByText(missing)).toBeVisible();
  await dialog.getByRole('button', { name: t('publish'), exact: true }).click();
  await expect(dialog.getByRole('alert').filter({ hasText: missing })).toBeVisible();
  await expect(dialog.getByText(phrase('errors.article_incomplete'))).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.getByLabel(t('summary')).fill('说墨。');
  await body.fill('墨由烟和胶制成。');

  // A picture of 20 MB is refused with the reason, for the text and for the banner; no written text is lost.
  const large = await writeLargePicture(info.outputPath('large.png'));
  const tooLarge = page.getByRole('alert').filter({ hasText: /5 MB/ });
  for (const [at, input] of (await page.locator('input[type=file]').all()).entries()) {
    await input.setInputFiles(large);
    await expect(tooLarge).toHaveCount(at + 1);
  }
  await expect(tooLarge).toHaveCount(2);
  await expect(body).toHaveText('墨由烟和胶制成。');

  await press('preview');
  await expect(dialog.getByRole('heading', { name: '墨日' })).toBeVisible();
  await expect(dialog.getByText('墨由烟和胶制成。')).toBeVisible();
  await dialog.getByRole('radio', { name: 'English' }).check();
  await expect(dialog.getByRole('heading', { name: 'Ink day' })).toBeVisible();
  await expect(dialog.getByText('墨由烟和胶制成。')).toHaveCount(0);
  await dialog.getByRole('button', { name: t('close'), exact: true }).click();
  await expectAccessible(page);

  await press('publish');
  await dialog.getByRole('radio', { name: t('when_later') }).check();
  await dialog.getByLabel(t('publishAt')).fill('2020-01-01T10:00');
  expectComplaint(/400/);
  await dialog.getByRole('button', { name: t('schedule'), exact: true }).click();
  await expect(dialog.getByText(phrase('errors.publish_time_past'))).toBeVisible();
  await dialog.getByLabel(t('publishAt')).fill('2099-01-01T10:00');
  await dialog.getByRole('button', { name: t('schedule'), exact: true }).click();
  await expect(page.getByText(t('state_scheduled')).first()).toBeVisible();
  expect(await visit()).toBe(404);

  await press('publish');
  await dialog.getByRole('button', { name: t('publish'), exact: true }).click();
  await expect(page.getByRole('link', { name: t('openPage') })).toBeVisible();
  expect(await visit()).toBe(200);

  await page.getByRole('button', { name: /English/ }).click();
  await page.getByLabel(t('articleTitle')).fill('Ink week');
  await press('publish');
  await dialog.getByRole('button', { name: t('publish'), exact: true }).click();
  await expect(dialog).toBeHidden();
  const shown = () => page.request.get(`${server.url}/en/newslist/ink-day`).then((reply) => reply.text());
  expect(await shown()).toContain('Ink week');
  const revisions = page.getByRole('list').filter({ has: page.getByText(/Revision \d/) });
  await revisions
    .getByRole('listitem')
    .nth(1)
    .getByRole('button', { name: /Roll back/ })
    .click();
  await dialog.getByRole('button', { name: t('rollBack'), exact: true }).click();
  await expect(page.getByLabel(t('articleTitle'))).toHaveValue('Ink day');
  expect(await shown()).not.toContain('Ink week');
});

/** Writes a file of 20 MB, which takes no space on the disk; returns its path. */
async function writeLargePicture(path: string): Promise<string> {
  await writeFile(path, '');
  await truncate(path, 20 * 1024 * 1024);
  return path;
}

test('an editor changes a table by keyboard, previews it, and leaves the page immediately', async ({
  page,
  server,
  context,
}) => {
  await signInStaff(context, server, 'editor');
  await create(page, server.url, 'Ink table', 'ink-table');
  const body = page.getByRole('textbox', { name: t('body'), exact: true });
  await body.focus();
  // Table tools appear at the caret, and work without a mouse.
  await page.getByRole('button', { name: phrase('writing.table'), exact: true }).click();
  const rows = body.locator('tr');
  await expect(rows).toHaveCount(3);
  await page.keyboard.type('Soot');
  const tools = page.getByRole('toolbar', { name: phrase('writing.table') });
  const tool = (key: string) =>
    tools.getByRole('button', { name: phrase(`writing.${key}` as 'writing.table') });
  await tool('tableRowBelow').press('Enter');
  await expect(rows).toHaveCount(4);
  await tool('tableColumnRight').press('Enter');
  await expect(rows.first().locator('th, td')).toHaveCount(4);
  await expect(body).toBeFocused();
  await page.keyboard.press('Tab');
  await tool('tableDeleteColumn').press('Enter');
  await expect(rows.first().locator('th, td')).toHaveCount(3);
  await expect(body).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await tool('tableDeleteRow').press('Enter');
  await expect(rows).toHaveCount(3);
  await expect(rows.first().locator('th, td')).toHaveCount(3);
  await expect(rows.first()).toContainText('Soot');

  await page.getByRole('button', { name: t('preview'), exact: true }).press('Enter');
  const shown = page.getByRole('dialog').getByRole('table');
  await expect(shown.getByRole('row')).toHaveCount(3);
  await expect(shown.getByRole('columnheader').first()).toHaveText('Soot');
  await page.keyboard.press('Escape');

  // The last edits are saved when another page is opened immediately.
  await page.getByLabel(t('summary')).fill('About ink and soot.');
  const article = page.url();
  const saved = page.waitForResponse(
    (reply) => reply.url().includes('/api/') && /soot/.test(reply.request().postData() ?? ''),
  );
  await page.getByRole('link', { name: t('back') }).click();
  expect((await saved).status()).toBe(200);
  await page.goto(article);
  await expect(page.getByLabel(t('summary'))).toHaveValue('About ink and soot.');

  // The inline scripts of the page contain its title and its summary, and end where they should.
  await page.getByLabel(t('articleTitle')).fill('Ink <!--<script> table');
  await page.getByRole('button', { name: t('publish'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: t('publish'), exact: true }).click();
  await expect(dialog).toBeHidden();
  await page.goto('/en/newslist/ink-table');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ink <!--<script> table');
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

/** Creates an article in English and opens it. */
async function create(page: Page, url: string, title: string, slug: string): Promise<void> {
  await page.goto(`${url}/en/admin/content`);
  await page.getByRole('button', { name: t('create'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('articleTitle')).fill(title);
  await dialog.getByLabel(t('address')).fill(slug);
  await dialog.getByRole('button', { name: t('createConfirm'), exact: true }).click();
  await page.getByLabel(t('summary')).waitFor();
}
