import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDocument } from '@inkstone/contracts/documents';
import { addOrganisation, joinOrganisation } from '@inkstone/contracts/staff/organisations';
import { signInBrowser } from '../support/entry.ts';
import { expect, test } from '../support/journey.ts';
import { callAsOperator, inkstone } from '../support/operator.ts';
import { phrasesOf } from '../support/phrases.ts';
import { writingPage } from '../support/writing-page.ts';

const phrase = phrasesOf('zh');

test.use({ locale: 'zh-CN', viewport: { width: 1280, height: 800 } });

test("an operator's command imports the word list of an organisation, which applies to its members", async ({
  page,
  server,
  context,
}) => {
  const { call, cookies } = await signInBrowser(context, server.url);
  const { id: documentId } = await call(createDocument, {});
  const accountId = cookies.get('ID') ?? '';
  const folder = await mkdtemp(join(tmpdir(), 'inkstone-organisations-'));
  const list = join(folder, 'list.csv');
  await writeFile(list, '蓝精灵,商标,绿精灵\n');

  // Its other commands are tested by `cli/organisations.int`.
  const operate = callAsOperator(server);
  const { id } = await operate(addOrganisation, { name: '青山市人民政府', reason: 'for a journey' });
  await operate(joinOrganisation, { organisation: id, account: accountId, reason: 'for a journey' });

  await page.goto(`${server.url}/zh/app/settings/sensitive`);
  const lists = page.getByRole('list', { name: phrase('sensitive.organisations') });
  await expect(lists.getByRole('listitem')).toContainText([phrase('sensitive.organisationNoLists')]);
  inkstone(server, 'lists', 'import', '品牌', list, '--organisation', id);
  await rm(folder, { recursive: true });

  await page.reload();
  await expect(lists.getByRole('listitem')).toContainText([/品牌.*青山市人民政府.*1/]);

  await page.goto(`/zh/app/write/${documentId}`);
  const sheet = writingPage(page, phrase);
  await sheet.body.click();
  await sheet.paste('蓝精灵来了。');
  await expect(sheet.findings).toHaveText(['蓝精灵']);
});
