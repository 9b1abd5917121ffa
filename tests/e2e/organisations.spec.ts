import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openNewDocument } from '../support/entry.ts';
import { expect, test } from '../support/journey.ts';
import { inkstone } from '../support/operator.ts';
import { phrasesOf } from '../support/phrases.ts';
import { writingPage } from '../support/writing-page.ts';

const phrase = phrasesOf('zh');

test.use({ locale: 'zh-CN', viewport: { width: 1280, height: 800 } });

test("an operator's command creates an organisation whose word list applies to its members", async ({
  page,
  server,
  context,
}) => {
  await openNewDocument(page, server.url, 'zh');
  const document = page.url();
  const accountId = (await context.cookies()).find(({ name }) => name === 'ID')?.value ?? '';
  const folder = await mkdtemp(join(tmpdir(), 'inkstone-organisations-'));
  const list = join(folder, 'list.csv');
  await writeFile(list, '蓝精灵,商标,绿精灵\n');

  const [id = ''] = /[\da-f-]{36}/.exec(inkstone(server, 'organisations', 'add', '青山市人民政府')) ?? [];
  inkstone(server, 'organisations', 'join', id, accountId);
  inkstone(server, 'lists', 'import', '品牌', list, '--organisation', id);
  expect(inkstone(server, 'organisations', 'members', id)).toContain(accountId);
  await rm(folder, { recursive: true });

  await page.goto(`${server.url}/zh/app/settings/sensitive`);
  const lists = page.getByRole('list', { name: phrase('sensitive.organisations') });
  await expect(lists.getByRole('listitem')).toContainText([/品牌.*青山市人民政府.*1/]);

  await page.goto(document);
  const sheet = writingPage(page, phrase);
  await sheet.body.click();
  await sheet.paste('蓝精灵来了。');
  await expect(sheet.findings).toHaveText(['蓝精灵']);
});
