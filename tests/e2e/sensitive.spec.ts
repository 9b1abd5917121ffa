import { importSensitiveWords } from '@inkstone/contracts/assist/sensitive-words';
import { importWordList } from '@inkstone/contracts/staff/lists';
import { openNewDocument } from '../support/entry.ts';
import { expectAccessible } from '../support/expect-fine.ts';
import { expect, test } from '../support/journey.ts';
import { phrasesOf } from '../support/phrases.ts';
import { confirmWithReason, signUpStaff } from '../support/staff.ts';
import { writingPage } from '../support/writing-page.ts';

const phrase = phrasesOf('zh');
/** Two paragraphs, because next to a report an offer is not considered one. */
const [offer, report] = ['出售海洛因，可邮寄。', '民警抓获罪犯两名。'];

test.use({ locale: 'zh-CN', viewport: { width: 1280, height: 800 } });

test('groups of sensitive words are chosen in the panel and in the settings, and apply in both', async ({
  page,
  server,
}) => {
  await openNewDocument(page, server.url, 'zh');
  const document = page.url();
  const sheet = writingPage(page, phrase);
  await sheet.body.click();
  await sheet.paste(`${offer}\n${report}`);
  await expect(sheet.findings).toHaveText(['海洛因']);
  await sheet.waitUntilSaved();

  await sheet.openPanel();
  await page.getByRole('button', { name: phrase('sensitive.panel'), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: phrase('sensitive.panel') });
  await dialog.getByRole('checkbox', { name: phrase('sensitive.group.newsroom') }).check();
  await expectAccessible(page);
  // Role queries see only an open dialog.
  await page.keyboard.press('Escape');
  await expect(sheet.findings).toHaveText(['海洛因', '罪犯']);

  await page.getByRole('button', { name: phrase('sensitive.panel'), exact: true }).click();
  await dialog.getByRole('link', { name: phrase('sensitive.open') }).click();
  const inSettings = page.getByRole('group', { name: phrase('sensitive.groups') });
  const box = (group: string) =>
    inSettings.getByRole('checkbox', { name: phrase(`sensitive.group.${group}`) });
  await expect(box('newsroom')).toBeChecked();
  await expect(box('drugs')).toBeChecked();
  await expect(page.getByText(phrase('sensitive.persons'))).toBeVisible();
  await box('drugs').uncheck();
  await expect(page.getByText(phrase('sensitive.saved')).first()).toBeVisible();
  await expectAccessible(page);

  await page.goto(document);
  await expect(sheet.findings).toHaveText(['罪犯']);
});

test('a visitor chooses groups for the text of the trial', async ({ page, server }) => {
  await page.goto(`${server.url}/zh/trial`);
  const body = page.getByRole('textbox', { name: phrase('writing.trialBodyLabel') });
  await body.click();
  await page.keyboard.insertText(offer);
  await page.keyboard.press('Enter');
  await page.keyboard.insertText(report);
  const findings = body.locator('.lint');
  await expect(findings).toHaveText(['海洛因']);
  await page.getByRole('button', { name: phrase('sensitive.panel'), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: phrase('sensitive.panel') });
  await dialog.getByRole('checkbox', { name: phrase('sensitive.group.drugs') }).uncheck();
  await dialog.getByRole('checkbox', { name: phrase('sensitive.group.newsroom') }).check();
  // Role queries see only an open dialog.
  await page.keyboard.press('Escape');
  await expect(findings).toHaveText(['罪犯']);
});

test('users delete their own list and restore it; staff delete lists of the installation', async ({
  page,
  context,
  server,
}) => {
  const staff = await signUpStaff(server, 'editor');
  await staff.call(importSensitiveWords, { content: '红精灵' });
  await staff.call(importWordList, { list: '商标', kind: 'sensitive', content: '蓝精灵', reason: '新增' });
  await context.addCookies([...staff.cookies].map(([name, value]) => ({ name, value, url: server.url })));
  await page.goto('/zh/app/settings/sensitive');
  const dialog = page.getByRole('dialog');
  const remove = page.getByRole('button', { name: phrase('sensitive.deleteList') });
  await remove.click();
  await dialog.getByRole('button', { name: phrase('sensitive.deleteList') }).click();
  await expect(remove).toHaveCount(0);
  await page.getByRole('button', { name: phrase('sensitive.undo') }).click();
  await expect(page.getByText(phrase('sensitive.version', { version: 3 }))).toBeVisible();

  const content = (key: string, values?: Record<string, string>) => phrase(`admin-content.${key}`, values);
  await page.goto('/zh/admin/lists');
  await page.getByRole('link', { name: '商标' }).click();
  await page.getByRole('button', { name: content('deleteList'), exact: true }).click();
  await expect(dialog).toContainText(content('deleteListHint'));
  await expectAccessible(page);
  await confirmWithReason(page, phrase, '不再使用', content('deleteList'));
  await expect(page).toHaveURL(/\/admin\/lists$/);
  await expect(page.getByRole('link', { name: '商标' })).toHaveCount(0);
});
