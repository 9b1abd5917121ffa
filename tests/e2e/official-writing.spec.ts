import { openNewDocument } from '../support/entry.ts';
import { expect, test } from '../support/journey.ts';
import { phrasesOf } from '../support/phrases.ts';
import { writingPage } from '../support/writing-page.ts';

const phrase = phrasesOf('zh');

test.use({ locale: 'zh-CN', viewport: { width: 1280, height: 800 } });

const official = [
  '青政发[2026]8号',
  '青山市人民政府关于检查的通知',
  '各县人民政府：',
  '为做好有关工作，现就有关事项通知如下：',
  '我们已经开始。',
  '特此通知。',
  '青山市人民政府',
  '2026年03月05日',
].join('\n');

test('checking as an official document is offered if one is recognised, also with a wrong number', async ({
  page,
  server,
}) => {
  await openNewDocument(page, server.url, 'zh');
  const sheet = writingPage(page, phrase);
  const toggle = page.getByRole('checkbox', { name: phrase('writing.officialDocument') });
  await sheet.body.click();
  await sheet.paste('We recieved a notice. It is about the meeting in [2025].');
  await expect(sheet.findings.first()).toBeVisible();
  await expect(toggle).toHaveCount(0);
  await page.keyboard.press('Control+A');
  await sheet.paste('今年夏天，我和爸爸妈妈去了海边。');
  await sheet.waitUntilSaved();
  await expect(toggle).toHaveCount(0);
  await page.keyboard.press('Control+A');
  await sheet.paste('青政发[2025]8号');
  await expect(toggle).toBeVisible();
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Delete');
  await expect(toggle).toHaveCount(0);
  await sheet.title.fill('青山市人民政府关于开展安全检查的通知');
  await toggle.check();
  await sheet.title.fill('Notes');
  await expect(toggle).toBeChecked();
  const header = page.getByRole('banner');
  await expect(header.getByRole('button', { name: phrase('sharing.share'), exact: true })).toBeVisible();
  await expect(header.getByRole('button', { name: phrase('exchange.export'), exact: true })).toBeVisible();
});

test('a document marked as an official one is checked as one, on all devices', async ({
  page,
  server,
  context,
  watch,
}) => {
  await openNewDocument(page, server.url, 'zh');
  const sheet = writingPage(page, phrase);
  await sheet.body.click();
  await sheet.paste(official);
  await sheet.waitUntilSaved();
  await sheet.openPanel();
  await expect(sheet.findings).toHaveCount(0);
  const toggle = page.getByRole('checkbox', { name: phrase('writing.officialDocument') });
  await expect(toggle).not.toBeChecked();
  await toggle.check();
  await expect(sheet.findings).toHaveText(['[2026]8号', '2026年03月05日']);

  await sheet.findings.first().click();
  await page
    .getByRole('button', { name: phrase('writing.accept'), exact: true })
    .first()
    .click();
  await expect(sheet.findings).toHaveText(['2026年03月05日']);
  expect((await sheet.readBlocks())[0]).toBe('青政发〔2026〕8号');
  await sheet.waitUntilSaved();

  watch(context);
  const other = await context.newPage();
  await other.goto(page.url());
  const there = writingPage(other, phrase);
  await expect(there.findings).toHaveText(['2026年03月05日']);
  const theirs = other.getByRole('checkbox', { name: phrase('writing.officialDocument') });
  await theirs.uncheck();
  await expect(there.findings).toHaveCount(0);
  await expect(toggle).not.toBeChecked();
  await expect(sheet.findings).toHaveCount(0);
});
