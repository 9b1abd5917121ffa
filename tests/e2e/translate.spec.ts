import { readFile } from 'node:fs/promises';
import { createDocument } from '@inkstone/contracts/documents';
import { exportPath } from '@inkstone/contracts/documents/exchange';
import { addTerm } from '@inkstone/contracts/terms';
import { readTranslation } from '@inkstone/contracts/translation';
import { written } from '../../apps/server/src/modules/ocr/testing/files.ts';
import {
  listing,
  translateHonestly,
} from '../../apps/server/src/modules/translation/testing/scripted-model.ts';
import { openNewDocument } from '../support/entry.ts';
import { expectAccessible } from '../support/expect-fine.ts';
import { expect } from '../support/journey.ts';
import { test } from '../support/model-server.ts';
import { phrasesOf } from '../support/phrases.ts';
import { signUp } from '../support/sign-up.ts';
import { expectFits } from '../support/staff.ts';
import { writingPage } from '../support/writing-page.ts';

/** The model translates, except sentences that contain 重复, which it repeats. */
test.beforeEach(({ model }) => {
  model.answerBy((messages) =>
    listing(messages, (item) => (item.s.includes('重复') ? item.s : translateHonestly(item))),
  );
});

const text =
  '今天的会议讨论了明年的预算安排。财政部批准了 1.2亿元，用于乡村学校的图书馆。\n这一句被模型重复。';

test('a text is translated sentence by sentence, edited in both views, kept over a reload and saved', async ({
  server,
  model,
  newDevice,
}) => {
  const phrase = phrasesOf('zh');
  const context = await newDevice({ locale: 'zh-CN', viewport: { width: 1280, height: 800 } });
  const person = await signUp(server.url);
  await context.addCookies([...person.cookies].map(([name, value]) => ({ name, value, url: server.url })));
  const page = await context.newPage();
  // Whether texts can be translated is known only after the key is pressed.
  const pressed = Promise.withResolvers<void>();
  await page.route(`**${readTranslation.path}*`, async (route) => {
    await pressed.promise;
    await route.continue();
  });
  await page.goto(`${server.url}/zh/app/translate`);
  const source = page.getByRole('textbox', { name: phrase('translate.source'), exact: true });
  const target = page.getByRole('listbox', { name: phrase('translate.target') });
  const status = page.getByRole('status').filter({ hasText: phrase('translate.faults', { count: 1 }) });
  await source.fill(text);
  await source.press('Control+Enter');
  pressed.resolve();
  await expect(status).toBeVisible();
  await expect(target.getByRole('option')).toHaveCount(3);
  await expect(target.getByRole('option').nth(1)).toContainText('120 million');
  // Each sentence has the `lang` of its language, so English has Latin quotation marks even on a Chinese page.
  await expect(target.getByRole('option').nth(2)).toHaveAttribute('lang', 'zh');
  await expect(target).toHaveCSS('font-family', /Liberation Serif.*serif.*Songti/);

  // Only the changed sentence is sent again.
  const requested = model.requests.length;
  await source.fill(text.replace('明年', '今年').replace('被模型重复', '在最后'));
  await page.getByRole('button', { name: phrase('translate.rest', { count: 2 }) }).click();
  await expect(page.getByText(phrase('translate.toCheck', { count: 1 }))).toBeHidden();
  const sent = JSON.stringify(model.requests.slice(requested));
  expect(sent).toContain('今年的预算');
  expect(sent).not.toContain('1.2亿元，用于');

  await target.getByRole('option').nth(1).click();
  await expect(page.locator('mark')).toHaveText('财政部批准了 1.2亿元，用于乡村学校的图书馆。');
  await page.keyboard.press('Enter');
  const cell = (number: number) =>
    page.getByRole('textbox', { name: phrase('translate.pairTarget', { number }) });
  await cell(2).fill('The ministry approved 12 yuan.');
  await cell(2).press('Escape');
  await expect(page.getByText(phrase('translate.differing', { values: '1.2亿 · 12' }))).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(page.getByText('12 yuan')).toHaveCount(0);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('F2');
  await cell(1).fill('The meeting discussed the budget.');
  await cell(1).press('Enter');
  await page.getByRole('button', { name: phrase('translate.join') }).click();
  await expect(page.getByRole('row')).toHaveCount(2);
  await expectAccessible(page);

  await page.reload();
  await expect(target.getByRole('option')).toHaveCount(2);
  await page.getByRole('button', { name: phrase('translate.save'), exact: true }).click();
  await page.getByRole('menuitem', { name: phrase('translate.saveTable') }).click();
  await expect(page).toHaveURL(/\/app\/write\//);
  const rows = page.locator('.ProseMirror tr');
  await expect(rows).toHaveCount(2);
  await expect(rows.first().locator('td').first()).toContainText('今年的预算');
  const id = new URL(page.url()).pathname.split('/').at(-1);
  const exported = await page.request.get(`${server.url}${exportPath}?id=${id}&format=html`);
  expect(await exported.text()).toContain('<meta name="AIGC"');
});

test('a visitor translates on a phone; an error keeps the text; two texts are aligned', async ({
  server,
  newDevice,
  expectComplaint,
}) => {
  const phrase = phrasesOf('en');
  expectComplaint(/422/);
  const context = await newDevice({ locale: 'en-US', viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  await page.goto(`${server.url}/en/app/translate`);
  const source = page.getByRole('textbox', { name: phrase('translate.source'), exact: true });
  const run = page.getByRole('button', { name: phrase('translate.run'), exact: true });
  await source.fill('Сегодня хорошая погода.');
  await run.click();
  await expect(page.getByRole('alert')).toContainText(phrase('errors.translation_language'));
  await expect(source).toHaveValue('Сегодня хорошая погода.');
  await source.fill(text.split('\n')[0] ?? '');
  await run.click();
  await expect(page.getByRole('option', { name: /120 million/ })).toBeVisible();
  await expectFits(page);

  await page.getByRole('button', { name: phrase('translate.align') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(phrase('translate.source')).fill('Spring has come.\nFlowers are in bloom.');
  await dialog.getByLabel(phrase('translate.target')).fill('春天来了。\n花开了。');
  await dialog.getByRole('button', { name: phrase('translate.alignRun'), exact: true }).click();
  await expect(page.getByRole('row')).toHaveText([
    'Spring has come.春天来了。',
    'Flowers are in bloom.花开了。',
  ]);
  await expectAccessible(page);
  await expectFits(page);
});

test('selected text of a document is translated below it, and the document on the page for texts', async ({
  server,
  page,
}) => {
  const phrase = phrasesOf('en');
  await openNewDocument(page, server.url, 'en', { hasTrial: true });
  const sheet = writingPage(page, phrase);
  await sheet.body.click();
  await sheet.paste('今天的会议讨论了明年的预算安排。\n后来我们去了图书馆。');
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('Control+j');
  await page.getByRole('button', { name: phrase('rewrite.translate'), exact: true }).click();
  const preview = page.getByRole('dialog', { name: phrase('rewrite.translate') });
  await expect(preview).toContainText('This is the part');
  await preview.getByRole('button', { name: phrase('rewrite.insertBelow') }).click();
  await expect.poll(async () => (await sheet.readBlocks())[1]).toContain('This is the part');
  await sheet.body.press('Control+z');
  await expect.poll(() => sheet.readBlocks()).toHaveLength(2);

  await page.keyboard.press('Control+Home');
  await page.keyboard.press('Control+j');
  await page.getByRole('button', { name: phrase('rewrite.translate'), exact: true }).click();
  await preview.getByRole('button', { name: phrase('rewrite.replaceText') }).click();
  await expect.poll(async () => (await sheet.readBlocks())[0]).toMatch(/^This is the part/);
  await sheet.body.press('Control+z');
  await expect.poll(async () => (await sheet.readBlocks())[0]).toBe('今天的会议讨论了明年的预算安排。');

  await page.getByRole('button', { name: phrase('writing.more'), exact: true }).click();
  await page.getByRole('menuitem', { name: phrase('rewrite.translateDocument') }).click();
  await expect(page).toHaveURL(/\/app\/translate\?document=/);
  // The writing page, which has a field with the same name, is shown until the other page has loaded.
  await expect(page.getByRole('heading', { name: phrase('translate.heading') })).toBeVisible();
  await expect(page.getByRole('textbox', { name: phrase('translate.source'), exact: true })).toHaveValue(
    '今天的会议讨论了明年的预算安排。\n后来我们去了图书馆。',
  );
});

test('files are translated and proofread with the terms of a document; unreadable ones show the reason', async ({
  server,
  model,
  newDevice,
  expectComplaint,
}) => {
  const phrase = phrasesOf('en');
  expectComplaint(/415|422|ERR_INTERNET_DISCONNECTED/);
  const context = await newDevice({ locale: 'en-US', viewport: { width: 360, height: 740 } });
  const person = await signUp(server.url);
  await context.addCookies([...person.cookies].map(([name, value]) => ({ name, value, url: server.url })));
  const { id } = await person.call(createDocument, { title: 'A history of ink' });
  await person.call(addTerm, {
    place: { scope: 'document', id },
    term: {
      ...{ partOfSpeech: 'noun', caseSensitive: false, note: '' },
      zh: { preferred: '松烟墨', variants: [], forbidden: ['松煤墨'] },
      en: { preferred: 'pine soot ink', variants: [], forbidden: [] },
    },
  });
  const page = await context.newPage();
  const terms = page.getByLabel(phrase('glossary.applied'), { exact: true });
  const give = (choose: string, name: string, content: string | Buffer) =>
    page
      .getByLabel(choose, { exact: true })
      .and(page.locator('input'))
      .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(content) });
  const alert = page.getByRole('alert');

  await page.goto(`${server.url}/en/app/translate/files`);
  const choose = phrase('translate-files.choose');
  await terms.selectOption({ label: phrase('glossary.withDocument', { name: 'A history of ink' }) });
  await give(choose, 'a.pdf', written(['text'], { isLocked: true }));
  await expect(alert).toContainText(phrase('errors.pdf_encrypted'));
  await give(choose, 'a.exe', 'MZ');
  await expect(alert).toContainText(phrase('errors.file_format_mismatch'));
  await context.setOffline(true);
  await give(choose, 'a.txt', '松烟墨很黑。');
  await expect(alert).toContainText(phrase('errors.network_error'));
  await context.setOffline(false);
  await give(choose, 'a.txt', '松烟墨很黑。');
  await page.getByRole('button', { name: phrase('translate-files.start'), exact: true }).click();
  const file = page.getByRole('listitem').filter({ hasText: 'a.txt' });
  await expect(file).toContainText(phrase('translate-files.stateDone'));
  await expect(file).toContainText(phrase('translate-files.termsOf', { name: 'A history of ink' }));
  expect(JSON.stringify(model.requests.at(-1))).toContain('pine soot ink');
  const saved = page.waitForEvent('download');
  await file.getByRole('button', { name: phrase('translate-files.download') }).click();
  expect(await readFile(await (await saved).path(), 'utf8')).toContain('This is the part');
  await expectAccessible(page);
  await expectFits(page);

  await page.goto(`${server.url}/en/app/proofread-file`);
  await terms.selectOption(id);
  await give(phrase('file-review.choose'), 'b.txt', '松煤墨很黑。');
  // The first check starts the engine.
  await expect(page.locator('ins')).toHaveText('松烟墨', { timeout: 60_000 });
});
