import { AppError } from '@inkstone/contracts';
import { createDocument, emptyTrash, listDocuments, trashDocuments } from '@inkstone/contracts/documents';
import { sendDelta } from '@inkstone/contracts/documents/deltas';
import { searchDocuments, searchLimit } from '@inkstone/contracts/documents/search';
import { documentParts } from '@inkstone/contracts/sync';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import type { TestClient } from '../../../testing/client.ts';
import { planNestedLoops } from '../../../testing/nested-loops.ts';
import { createTestServer, type TestServer } from '../../../testing/server.ts';
import { createAccount } from '../../accounts/testing.ts';
import { indexDocuments } from './index-documents.ts';
import { takePending } from './pending/store.ts';

let server: TestServer;
let owner: TestClient;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  owner = server.as((await createAccount(server.deps)).token);
});

/** A document with a paragraph for each text. */
async function write(title: string, ...texts: string[]): Promise<string> {
  const { id } = await owner.call(createDocument, { title });
  await append(id, ...texts);
  return id;
}

async function append(id: string, ...texts: string[]): Promise<void> {
  const doc = new Y.Doc();
  for (const text of texts) {
    const paragraph = new Y.XmlElement('paragraph');
    doc.getXmlFragment(documentParts.body).push([paragraph]);
    paragraph.push([new Y.XmlText(text)]);
  }
  const update = Buffer.from(Y.encodeStateAsUpdate(doc)).toString('base64');
  await owner.call(sendDelta, { id, update });
  // The list entry, and the mark that the words have changed, are updated a moment later.
  await server.deps.sync.flush();
}

const search = async (query: string, client = owner) => (await client.call(searchDocuments, { query })).found;
const titles = async (query: string) => (await search(query)).map(({ document }) => document.title);

describe('a search', () => {
  it('finds Chinese and English in text and title, with the surrounding passage', async () => {
    await write('祖父的书房', '书房里有一方端砚，是祖父留下的。', 'The old inkstone came from Zhaoqing.');
    await write('Shopping list', 'Paper, brushes, ink');
    const [found] = await search('端砚');
    expect(found?.document.title).toBe('祖父的书房');
    expect(found?.excerpt.places.map(({ start, end }) => found.excerpt.text.slice(start, end))).toEqual([
      '端砚',
    ]);
    expect(await titles('inkst')).toEqual(['祖父的书房']);
    expect(await titles('祖父 zhaoqing')).toEqual(['祖父的书房']);
    expect(await titles('SHOPPING')).toEqual(['Shopping list']);
    expect(await titles('砚')).toEqual(['祖父的书房']);
    expect(await titles('端石')).toEqual([]);
    expect(await titles('。')).toEqual([]);
  });

  it('finds texts with characters that databases cannot store', async () => {
    const id = await write('带零', '第一\u0000段：端砚', '歙砚\ud800');
    const { documents } = await owner.call(listDocuments, {});
    expect(documents).toMatchObject([{ id, excerpt: expect.stringContaining('第一段：端砚') }]);
    expect(await titles('端砚')).toEqual(['带零']);
    expect(await titles('歙砚')).toEqual(['带零']);
  });

  it('finds an old document behind many that have its characters in another order', async () => {
    await write('旧', '甲乙丙');
    for (let at = 0; at < searchLimit; at++) await owner.call(createDocument, { title: `乙丙，甲乙 ${at}` });
    while ((await owner.call(searchDocuments, { query: '甲乙丙' })).isComplete === false);
    expect(await titles('甲乙丙')).toEqual(['旧']);
  });

  it('ranks matches in titles first, then by last change', async () => {
    await write('甲', '说到砚台');
    server.clock.advance(1000);
    await write('砚台', '无');
    server.clock.advance(1000);
    await write('丙', '也说到砚台');
    expect(await titles('砚台')).toEqual(['砚台', '丙', '甲']);
  });

  it('requires characters in their order', async () => {
    await write('乱', '文章很好，章节也好');
    expect(await titles('文章节')).toEqual([]);
  });

  it('finds text that was just changed, and no longer finds removed text', async () => {
    const id = await write('变', '先写梅花');
    expect(await titles('梅花')).toEqual(['变']);
    await append(id, '再写兰草');
    expect(await titles('兰草')).toEqual(['变']);
    await owner.call(trashDocuments, { ids: [id] });
    expect(await titles('梅花')).toEqual([]);
    await owner.call(emptyTrash, {});
    const left = await server.deps.db.run('select 1 from document_texts where document_id = $1', [id]);
    expect(left).toEqual([]);
  });

  it('finds matches in every part of a long text, and terms in different parts', async () => {
    const filler = '平常的句子没有什么特别。'.repeat(4000);
    await write('长', `${filler}深处有麒麟。`, `${filler}更深处有凤凰。`);
    const [found] = await search('麒麟 凤凰');
    expect(found?.document.title).toBe('长');
    expect(found?.excerpt.text).toContain('麒麟');
  });

  it('treats operators of the query language as text', async () => {
    await write('符', `it's 100% a\\b & c | !d <-> 'e':*`);
    for (const query of [`it's`, 'a\\b', "'e':*", '& | !', '<->', "d') or true --"]) await search(query);
    expect(await titles("it's")).toEqual(['符']);
  });

  it('finds no documents of other accounts', async () => {
    await write('私', '秘密的砚台');
    const otherUser = server.as((await createAccount(server.deps)).token);
    expect(await search('秘密', otherUser)).toEqual([]);
    await expect(search('秘密', server.visitor())).rejects.toEqual(new AppError('sign_in_first'));
  });

  it('reports documents that are not indexed yet', async () => {
    for (let i = 0; i < 25; i++) await owner.call(createDocument, { title: `待读 ${i}` });
    expect((await owner.call(searchDocuments, { query: '待读' })).isComplete).toBe(false);
    await indexDocuments(server.deps);
    const { found, isComplete } = await owner.call(searchDocuments, { query: '待读' });
    expect([found.length, isComplete]).toEqual([25, true]);
  });

  it('takes one document at a time, however the database plans it', async () => {
    const { token, accountId } = await createAccount(server.deps);
    for (let i = 0; i < 5; i++) await server.as(token).call(createDocument, { title: `待读 ${i}` });
    const taken = await server.deps.db.transact(async ({ sql }) => {
      await planNestedLoops(sql);
      const all: unknown[] = [];
      for (let next = await takePending(sql, accountId); next; next = await takePending(sql, accountId))
        all.push(next);
      return all;
    });
    expect(taken).toHaveLength(5);
  });

  it('indexes the others when one document cannot be indexed, and that one later', async () => {
    const broken = await write('坏', '麒麟');
    await write('好', '凤凰');
    const { clock } = server.deps;
    let isFirst = true;
    const now = () => {
      if (!isFirst) return clock.now();
      isFirst = false;
      throw new Error(`no index for ${broken}`);
    };
    await indexDocuments({ ...server.deps, clock: { ...clock, now } });
    expect(isFirst).toBe(false);
    const { rows } = await server.deps.db.sql.execute<{ count: number }>(
      sql`select count(*)::int as count from search_pending`,
    );
    expect(rows).toEqual([{ count: 1 }]);
    await indexDocuments(server.deps);
    expect([await titles('麒麟'), await titles('凤凰')]).toEqual([['坏'], ['好']]);
  });

  it('finds documents whose pictures have something else than text for an address', async () => {
    const { id } = await owner.call(createDocument, { title: '图' });
    const doc = new Y.Doc();
    const picture = new Y.XmlElement('image');
    picture.setAttribute('src', 1e9 as unknown as string);
    doc.getXmlFragment(documentParts.body).push([picture]);
    await owner.call(sendDelta, { id, update: Buffer.from(Y.encodeStateAsUpdate(doc)).toString('base64') });
    await server.deps.sync.flush();
    expect(await titles('图')).toEqual(['图']);
  });
});
