import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { signInBrowser } from '../support/entry.ts';
import { expectFine } from '../support/expect-fine.ts';
import { expect, test } from '../support/journey.ts';
import { phrasesOf } from '../support/phrases.ts';
import { openHeaderTool, writingPage } from '../support/writing-page.ts';

const phrase = phrasesOf('zh');
const phone = { width: 360, height: 780 };
const desk = { width: 1280, height: 780 };
test.use({ locale: 'zh-CN' });

const gb18030 = Buffer.from([0xb4, 0xba, 0xcc, 0xec, 0xc0, 0xb4, 0xc1, 0xcb, 0xa1, 0xa3]);
const wordNamespace = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const docxOf = (body: string, comments = '') =>
  zipSync({
    '[Content_Types].xml': strToU8(
      '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    ),
    '_rels/.rels': strToU8(
      '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
    ),
    'word/_rels/document.xml.rels': strToU8(
      '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/comments" Target="comments.xml"/></Relationships>',
    ),
    'word/comments.xml': strToU8(
      `<?xml version="1.0"?><w:comments xmlns:w="${wordNamespace}">${comments}</w:comments>`,
    ),
    'word/document.xml': strToU8(
      `<?xml version="1.0"?><w:document xmlns:w="${wordNamespace}"><w:body>${body}</w:body></w:document>`,
    ),
  });
const docx = docxOf('<w:p><w:r><w:t>春天来了。</w:t></w:r></w:p>');
const run = (text: string) => `<w:r><w:t>${text}</w:t></w:r>`;
/** A tracked change from 夏天来了 to 春天来了; a comment on 来了. */
const reviewed = docxOf(
  `<w:p><w:del w:id="1" w:author="李"><w:r><w:delText>夏</w:delText></w:r></w:del><w:ins w:id="2" w:author="李">${run('春')}</w:ins>${run('天')}<w:commentRangeStart w:id="7"/>${run('来了')}<w:commentRangeEnd w:id="7"/><w:r><w:commentReference w:id="7"/></w:r>${run('。')}</w:p>`,
  `<w:comment w:id="7" w:author="李" w:date="2026-05-06T07:08:09Z"><w:p>${run('哪年？')}</w:p></w:comment>`,
);
const files = [
  { name: '论文.docx', mimeType: '', buffer: Buffer.from(docx) },
  {
    name: '笔记.md',
    mimeType: '',
    buffer: Buffer.from('# 笔记\n\n春天来了。\n\n![](https://elsewhere.example/a.png)'),
  },
  { name: '旧稿.txt', mimeType: '', buffer: gb18030 },
  { name: '网页.html', mimeType: '', buffer: Buffer.from('<p>春天来了。<script>alert(1)</script></p>') },
  { name: '坏的.pdf', mimeType: '', buffer: Buffer.from('no pdf') },
];

const chosen = (page: Page) =>
  page.getByLabel(phrase('exchange.importFiles'), { exact: true }).and(page.locator('input'));

test('files are imported and exported in every format, and all documents as one file', async ({
  page,
  context,
  server,
  expectComplaint,
}) => {
  // The refusals of two addresses and of the file that is not a PDF.
  expectComplaint(/400|415|422/);
  await page.setViewportSize(phone);
  await signInBrowser(context, server.url);
  await page.goto('/zh/app');
  await requireForeignAddress(page, server.url);
  await chosen(page).setInputFiles(files);

  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(phrase('exchange.read'), { exact: true })).toHaveCount(4, {
    timeout: 60_000,
  });
  await expect(dialog.getByText(phrase('errors.pdf_failed'))).toBeVisible();
  await expect(dialog.getByText('1 张图片')).toBeVisible();
  await expectFine(page);

  await dialog.getByRole('listitem').filter({ hasText: '旧稿' }).getByRole('link').click();
  await expect(writingPage(page, phrase).body).toContainText('春天来了。');
  // The tool is an entry of a menu on phones, and a button of the header at desks.
  expect((await exported(page, 'md')).toString()).toBe('# 旧稿\n\n春天来了。\n');
  expect((await exported(page, 'txt')).toString()).toBe('\ufeff旧稿\n\n春天来了。\n');
  await page.setViewportSize(desk);
  expect((await exported(page, 'html')).toString()).toContain('<p>春天来了。</p>');
  expect((await exported(page, 'pdf')).subarray(0, 5).toString()).toBe('%PDF-');
  expect(Object.keys(unzipSync(await exported(page, 'docx')))).toContain('word/document.xml');
  await exportEverything(page);
});

/** A web page requires an address outside the private network. */
async function requireForeignAddress(page: Page, ownAddress: string): Promise<void> {
  await page.getByRole('button', { name: phrase('exchange.import'), exact: true }).click();
  await page.getByRole('menuitem', { name: phrase('exchange.importWebPage') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: phrase('exchange.addPage') }).click();
  await expect(dialog.getByText(phrase('errors.web_url_required'))).toBeVisible();
  await dialog.getByLabel(phrase('exchange.url')).fill(ownAddress);
  await dialog.getByLabel(phrase('exchange.url')).press('Enter');
  await expect(dialog.getByText(phrase('errors.web_address_refused'))).toBeVisible();
  await expectFine(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}

/** Exports all documents of the account. */
async function exportEverything(page: Page): Promise<void> {
  await page.goto('/zh/app/settings/export');
  await page.getByRole('button', { name: phrase('exchange.archiveStart') }).click();
  const link = page.getByRole('link', { name: phrase('exchange.archiveDownload') });
  await expect(link).toBeVisible({ timeout: 90_000 });
  const saved = page.waitForEvent('download');
  await link.click();
  const content = unzipSync(await readFile(await (await saved).path()));
  const names = Object.keys(content);
  expect(names).toContain('account/profile.json');
  const others = names.filter((name) => !name.startsWith('account/'));
  const documents = ['论文.docx', '笔记.docx', '旧稿.docx', '网页.docx'];
  expect(others.sort()).toEqual(['metadata.json', ...documents].sort());
}

/** Opens the export of the open document and downloads the file. */
async function exported(page: Page, format: 'docx' | 'pdf' | 'md' | 'html' | 'txt'): Promise<Buffer> {
  await openTool(page);
  await page.getByRole('radio', { name: phrase(`exchange.${format}`) }).check();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: phrase('exchange.download'), exact: true }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toBe(`旧稿.${format}`);
  await expect(page.getByRole('dialog')).toBeHidden();
  return readFile(await download.path());
}

async function openTool(page: Page): Promise<void> {
  await openHeaderTool(page, phrase, phrase('exchange.export'));
}

test('a docx with tracked changes asks how to import them, and keeps its comments', async ({
  page,
  context,
  server,
}) => {
  await page.setViewportSize(phone);
  await signInBrowser(context, server.url);
  await page.goto('/zh/app');
  await chosen(page).setInputFiles([
    { name: '审稿.docx', mimeType: '', buffer: Buffer.from(reviewed) },
    { name: '论文.docx', mimeType: '', buffer: Buffer.from(docx) },
  ]);
  const dialog = page.getByRole('dialog');
  const question = dialog.getByRole('group', { name: phrase('exchange.changesIn', { name: '审稿.docx' }) });
  await expect(question.getByRole('radio', { checked: true })).toBeFocused();
  await expectFine(page);
  // A file that needs a decision does not block the others.
  await expect(dialog.getByText(phrase('exchange.read'), { exact: true })).toHaveCount(1);
  await question.getByRole('radio', { name: phrase('exchange.changes.reject') }).check();
  await dialog.getByRole('button', { name: phrase('exchange.changesApply') }).click();
  await expect(question).toBeHidden();
  await expect(dialog.getByText(phrase('exchange.read'), { exact: true })).toHaveCount(2);
  await dialog.getByRole('listitem').filter({ hasText: '审稿' }).getByRole('link').click();
  const sheet = writingPage(page, phrase);
  await expect(sheet.body).toHaveText('夏天来了。');
  await expect(sheet.body.locator('.noted')).toHaveText('来了');

  await openTool(page);
  const notes = page.getByRole('checkbox', { name: phrase('exchange.withNotes') });
  await expect(notes).toBeChecked();
  await page.getByRole('radio', { name: phrase('exchange.md') }).check();
  await expect(notes).not.toBeChecked();
  await notes.check();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: phrase('exchange.download'), exact: true }).click();
  const content = await readFile(await (await saved).path(), 'utf8');
  for (const part of ['夏天来了。', '来了', '哪年？', '李 · 2026-05-06']) expect(content).toContain(part);
});
