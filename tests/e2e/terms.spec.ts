import { createDocument } from '@inkstone/contracts/documents';
import { openNewDocument, signInBrowser } from '../support/entry.ts';
import { expect, test } from '../support/journey.ts';
import { phrasesOf } from '../support/phrases.ts';
import { writingPage } from '../support/writing-page.ts';

const phrase = phrasesOf('zh');

test.use({ locale: 'zh-CN' });

test('a forbidden form of a term is marked while it is typed, with the correct form', async ({
  page,
  server,
}) => {
  const { call } = await signInBrowser(page.context(), server.url);
  const { id } = await call(createDocument, {});
  await page.goto('/zh/app/terms');
  await page
    .getByRole('button', { name: phrase('glossary.add'), exact: true })
    .first()
    .click();
  const form = page.getByRole('dialog');
  await form.getByLabel(phrase('glossary.zh')).fill('登录');
  await form.getByLabel(phrase('glossary.zhForbidden')).fill('登陆');
  await form.getByLabel(phrase('glossary.note')).fill('登陆指上岸。');
  await form.getByRole('button', { name: phrase('glossary.save') }).click();
  await expect(form).toBeHidden();

  await page.goto(`/zh/app/write/${id}`);
  const sheet = writingPage(page, phrase);
  await sheet.body.click();
  await page.keyboard.type('请登陆后台，查看客户名单。');
  await expect(sheet.findings).toHaveText(['登陆']);
  await sheet.openPanel();
  await page.keyboard.press('F8');
  const card = page.locator('#proofreading');
  await expect(card).toContainText(phrase('writing.categoryTerms'));
  await expect(card).toContainText('登陆指上岸。');
  await page.keyboard.press('Alt+Enter');
  await expect(sheet.findings).toHaveCount(0);
  expect(await sheet.readBlocks()).toEqual(['请登录后台，查看客户名单。']);

  // 客户 is added as a form to avoid, from the text itself.
  await page.keyboard.press('End');
  for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowLeft');
  for (let i = 0; i < 2; i++) await page.keyboard.press('Shift+ArrowLeft');
  await page.getByRole('button', { name: phrase('writing.more'), exact: true }).click();
  await page.getByRole('menuitem', { name: phrase('glossary.addFromText') }).click();
  const quick = page.getByRole('dialog');
  await expect(quick.getByLabel(phrase('glossary.selected'))).toHaveValue('客户');
  await quick.getByText(phrase('glossary.isForbidden')).click();
  await quick.getByLabel(phrase('glossary.zh'), { exact: true }).fill('顾客');
  await quick.getByRole('button', { name: phrase('glossary.save') }).click();
  await expect(quick).toBeHidden();
  await expect(sheet.findings).toHaveText(['客户']);
});

test('a file of terms is imported without its invalid row, which is reported', async ({ page, server }) => {
  await openNewDocument(page, server.url, 'zh');
  await page.getByRole('button', { name: phrase('writing.more'), exact: true }).click();
  await page.getByRole('menuitem', { name: phrase('glossary.documentTerms') }).click();
  await expect(page.getByLabel(phrase('glossary.scope'))).toHaveValue(/^document:/);
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByText(phrase('glossary.import')).click(),
  ]);
  await chooser.setFiles({
    name: 'terms.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('中文,英文,中文禁用\n登录,sign-in,登陆\n,,注册\n'),
  });
  const report = page.getByRole('dialog');
  await expect(report).toContainText(phrase('glossary.reportCounts', { added: 1, changed: 0, unchanged: 0 }));
  await expect(report).toContainText(phrase('glossary.row', { row: 3 }));
  await expect(report).toContainText(phrase('glossary.faults.empty'));
  await page.keyboard.press('Escape');
  await expect(page.getByRole('list', { name: phrase('glossary.heading') })).toContainText('sign-in');
});
