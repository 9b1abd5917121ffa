import { AppError, type InputOf } from '@inkstone/contracts';
import * as contract from '@inkstone/contracts/documents';
import { createFolder } from '@inkstone/contracts/documents/folders';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestClient } from '../../../testing/client.ts';
import { createTestServer, type TestServer } from '../../../testing/server.ts';
import { createAccount } from '../../accounts/testing.ts';
import { newDocument } from '../document.ts';
import { keyTitles } from '../key-titles.ts';
import { insertDocument } from '../store.ts';

type ListInput = InputOf<typeof contract.listDocuments>;

let server: TestServer;
let owner: TestClient;
let accountId = '';

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  const account = await createAccount(server.deps);
  accountId = account.accountId;
  owner = server.as(account.token);
});

const create = (title: string) => {
  server.clock.advance(1000);
  return owner.call(contract.createDocument, { title });
};
const list = (input: ListInput = {}) => owner.call(contract.listDocuments, input);
const titles = async (input: ListInput = {}) => (await list(input)).documents.map(({ title }) => title);

/** The titles of all pages, two documents on each. */
async function allTitles(input: ListInput): Promise<string[]> {
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await list({ ...input, limit: 2, ...(cursor ? { cursor } : {}) });
    seen.push(...page.documents.map(({ title }) => title));
    cursor = page.next ?? undefined;
  } while (cursor);
  return seen;
}

describe('the order of a list', () => {
  it.each<[ListInput, string]>([
    [{}, '五四三二一'],
    [{ direction: 'ascending' }, '一二三四五'],
    [{ sort: 'created' }, '五四三二一'],
    [{ sort: 'created', direction: 'ascending' }, '一二三四五'],
    [{ sort: 'title' }, '二三四五一'],
    [{ sort: 'title', direction: 'descending' }, '一五四三二'],
  ])('%j, each document once over pages', async (input, expected) => {
    for (const title of '一二三四五') await create(title);
    expect((await allTitles(input)).join('')).toBe(expected);
  });

  it('by size starts with the longest, and paging through equal sizes omits none', async () => {
    for (const words of [3, 7, 7, 7, 1]) {
      const made = { accountId, id: server.deps.ids.next(), createdAt: server.clock.now() };
      await insertDocument(server.deps.db.sql, newDocument({ ...made, title: `${words} 字`, words }));
    }
    expect(await allTitles({ sort: 'size' })).toEqual(['7 字', '7 字', '7 字', '3 字', '1 字']);
  });

  it('by title sorts digits, letters, Chinese by pronunciation, then empty titles', async () => {
    for (const title of ['张三', '', '第10章', 'Zebra', '第2章', 'apple', '重庆']) await create(title);
    expect(await allTitles({ sort: 'title' })).toEqual([
      'apple',
      'Zebra',
      '重庆',
      '第2章',
      '第10章',
      '张三',
      '',
    ]);
  });

  it('by title also sorts documents created before sort keys existed', async () => {
    for (const title of ['乙', '甲']) await create(title);
    await server.deps.db.run(`update documents set title_key = '' where account_id = $1`, [accountId]);
    await keyTitles(server.deps);
    await keyTitles(server.deps);
    expect(await titles({ sort: 'title' })).toEqual(['甲', '乙']);
  });

  it('refuses the cursor of another order, and an invalid cursor', async () => {
    for (const title of ['一', '二']) await create(title);
    const { next } = await list({ limit: 1 });
    for (const input of [{ cursor: next ?? '', sort: 'title' }, { cursor: 'x' }] as const) {
      const refusal = await list(input).catch((error: unknown) => error);
      expect(refusal instanceof AppError && refusal.code).toBe('invalid_request');
    }
  });
});

describe('the content of a list', () => {
  it('is the favourites, or the opened documents, newest first', async () => {
    const [one, two, three] = [await create('一'), await create('二'), await create('三')];
    await owner.call(contract.favouriteDocuments, { ids: [one.id, three.id], isFavourite: true });
    expect(await titles({ where: 'favourites' })).toEqual(['三', '一']);
    await owner.call(contract.favouriteDocuments, { ids: [three.id], isFavourite: false });
    expect(await titles({ favourite: 'true' })).toEqual(['一']);

    for (const { id } of [two, one]) {
      server.clock.advance(1000);
      await owner.call(contract.openedDocument, { id });
    }
    expect(await allTitles({ where: 'recent' })).toEqual(['一', '二']);
    await owner.call(contract.trashDocuments, { ids: [one.id] });
    expect([await titles({ where: 'recent' }), await titles({ where: 'favourites' })]).toEqual([['二'], []]);
    expect(await titles({ where: 'trash' })).toEqual(['一']);
  });

  it('is one folder, or the top level', async () => {
    const folder = await owner.call(createFolder, { name: '论文' });
    await create('在外面');
    const { id } = await create('在里面');
    await owner.call(contract.moveDocuments, { ids: [id], folderId: folder.id });
    expect(await titles({ where: 'folder', folderId: folder.id })).toEqual(['在里面']);
    expect(await titles({ where: 'folder' })).toEqual(['在外面']);
    expect(await titles()).toHaveLength(2);
  });

  it.each([
    ['REPORT', ['Report 1']],
    ['100%', ['100%']],
    ['_', ['a_b']],
    ['\\', ['c:\\d']],
    ['告', ['报告']],
    ['', ['Report 1', '100%', 'a_b', 'c:\\d', '报告']],
  ])('is what has %j in its title', async (title, expected) => {
    for (const each of ['报告', 'c:\\d', 'a_b', '100%', 'Report 1']) await create(each);
    expect(await titles({ title })).toEqual(expected);
  });

  it('is the documents imported from one file format', async () => {
    const made = { accountId, id: server.deps.ids.next(), createdAt: server.clock.now() };
    await insertDocument(server.deps.db.sql, newDocument({ ...made, title: '来稿', fileType: 'docx' }));
    await create('自己写的');
    expect(await titles({ fileType: 'docx' })).toEqual(['来稿']);
    expect(await titles({ fileType: 'written' })).toEqual(['自己写的']);
  });

  it('is counted on the first page', async () => {
    for (const title of '一二三') await create(title);
    const first = await list({ limit: 2 });
    expect(first.total).toBe(3);
    expect((await list({ limit: 2, cursor: first.next ?? '' })).total).toBeNull();
    expect((await list({ title: '三' })).total).toBe(1);
  });
});
