import { readFile } from 'node:fs/promises';
import { addWord, reviewWord } from '@inkstone/contracts/assist/word-list';
import { openPlaces } from '../support/app-pages.ts';
import { openNewDocument } from '../support/entry.ts';
import { expect, test } from '../support/journey.ts';
import { phrasesOf } from '../support/phrases.ts';
import { openSettled } from '../support/settled.ts';
import { signUp } from '../support/sign-up.ts';
import { writingPage } from '../support/writing-page.ts';

const phrase = phrasesOf('zh');

test.use({ locale: 'zh-CN' });

test('a word corrected three times is in the word list, and can be reviewed and deleted', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openNewDocument(page, server.url, 'zh');
  const sheet = writingPage(page, phrase);
  await sheet.body.click();
  await sheet.paste('我们己经出发了。\n他己经到家了。\n天己经黑了。');
  await expect(sheet.findings).toHaveCount(3, { timeout: 30_000 });
  for (const left of [2, 1, 0]) {
    await page.keyboard.press('F8');
    await page.keyboard.press('Alt+Enter');
    await expect(sheet.findings).toHaveCount(left);
  }
  const learned = page.getByText(phrase('writing.wordLearned', { words: '已经' }));
  await expect(learned).toBeVisible();
  // At this width the message covers the link for three seconds, and for as long as the pointer is over it.
  await expect(learned).toBeHidden();

  await page.getByRole('link', { name: phrase('writing.backToDocuments') }).click();
  await expect(page.getByRole('list', { name: phrase('documents.listLabel') })).toBeVisible();
  const places = await openPlaces(page, phrase);
  await places.getByRole('link', { name: phrase('documents.wordList') }).click();
  const list = page.getByRole('list', { name: phrase('words.heading') });
  await expect(list.getByRole('listitem')).toContainText(['已经']);
  await expect(list).toContainText('己经');

  await page.getByRole('button', { name: phrase('words.review', { count: 1 }) }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).not.toContainText('已经');
  await dialog.getByRole('button', { name: phrase('words.show') }).click();
  await expect(dialog).toContainText('已经');
  // The reply reaches the server after the dialog was closed.
  const closed = Promise.withResolvers<void>();
  await page.route(`**${reviewWord.path}`, async (sending) => {
    await closed.promise;
    await sending.continue();
  });
  await page.keyboard.press('2');
  await expect(dialog).toContainText(phrase('words.done'));
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  closed.resolve();
  await expect(page.getByRole('button', { name: phrase('words.review', { count: 0 }) })).toBeDisabled();

  await list.getByRole('button', { name: phrase('words.remove', { word: '已经' }) }).click();
  await expect(page.getByText(phrase('words.empty'))).toBeVisible();
});

test('a word added without a sentence is exported, and is asked without a gap', async ({ page, server }) => {
  const person = await signUp(server.url);
  await person.call(addWord, { word: '踌躇', example: '' });
  await page
    .context()
    .addCookies([...person.cookies].map(([name, value]) => ({ name, value, url: server.url })));
  await page.goto('/zh/app/words');
  for (const [format, reported] of [
    ['csv', '踌躇,zh,,,'],
    ['anki', '踌躇\t<b>踌躇</b>\tinkstone inkstone::zh'],
  ] as const) {
    const coming = page.waitForEvent('download');
    await page.getByRole('link', { name: phrase(`words.${format}`) }).click();
    expect(await readFile(await (await coming).path(), 'utf8')).toContain(reported);
  }
  await page.getByRole('button', { name: phrase('words.review', { count: 1 }) }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('踌躇');
  await expect(dialog).toContainText(phrase('words.knowIt'));
  await expect(dialog.getByRole('button', { name: phrase('words.show') })).toBeHidden();
  await page.keyboard.press('2');
  await expect(dialog).toContainText(phrase('words.done'));
});

test('an exempt phrase in any case suppresses findings in it', async ({ page, server }) => {
  await openNewDocument(page, server.url, 'zh');
  const sheet = writingPage(page, phrase);
  await sheet.body.click();
  await page.keyboard.insertText('我们己经出发了。');
  await expect(sheet.findings).toHaveCount(1, { timeout: 30_000 });
  await sheet.waitUntilSaved();

  const document = page.url();
  await openSettled(page, '/zh/app/settings/words');
  const file = { name: 'words.txt', mimeType: 'text/plain', buffer: Buffer.from('~Git Hub\r\n我们己经\r\n') };
  await page.getByLabel(phrase('settings.importWords')).setInputFiles(file);
  const list = page.getByRole('list', { name: phrase('settings.words') });
  await expect(list.getByRole('listitem')).toHaveText([`Git Hub${phrase('settings.caseAny')}`, '我们己经']);
  await page.goto(document);
  await expect(sheet.body).toContainText('己经');
  await sheet.body.click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.insertText('他走了。。');
  // The finding in the new sentence shows that the old one has been checked.
  await expect(sheet.findings).toHaveText(['。。'], { timeout: 30_000 });
});
