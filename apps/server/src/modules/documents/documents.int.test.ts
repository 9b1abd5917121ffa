import { AppError } from '@inkstone/contracts';
import { logout } from '@inkstone/contracts/accounts';
import * as contract from '@inkstone/contracts/documents';
import { documentParts } from '@inkstone/contracts/sync';
import { day } from '@inkstone/kernel';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { RawClient } from '../../sync/testing/raw-client.ts';
import type { TestClient } from '../../testing/client.ts';
import { createTestServer, type TestServer } from '../../testing/server.ts';
import { createAccount } from '../accounts/testing.ts';
import { removeExpired } from './remove-expired.ts';

let server: TestServer;
let owner: TestClient;
let other: TestClient;
let ownerId = '';
let ownerToken = '';
const nobody = '01900000-0000-7000-8000-000000000000';

beforeAll(async () => {
  // The trash keeps longer than a sign-in lasts.
  server = await createTestServer({ config: { sessionDays: 60 } });
});
afterAll(() => server.close());
beforeEach(async () => {
  const [one, two] = [await createAccount(server.deps), await createAccount(server.deps)];
  ownerId = one.accountId;
  ownerToken = one.token;
  owner = server.as(one.token);
  other = server.as(two.token);
});

const create = (title = '') => owner.call(contract.createDocument, { title });
const titles = async (where: 'live' | 'trash' = 'live') =>
  (await owner.call(contract.listDocuments, { where })).documents.map((document) => document.title);

async function refusalOf(call: Promise<unknown>): Promise<string> {
  const refusal = await call.then(() => null).catch((error: unknown) => error);
  return refusal instanceof AppError ? refusal.code : `no refusal: ${String(refusal)}`;
}

/** The owner's editor with a document open. */
async function openEditor(documentId: string, token = ownerToken, accountId = ownerId): Promise<RawClient> {
  const editor = new RawClient(`${server.url.replace('http', 'ws')}/sync`);
  await editor.open(documentId, token, { accountId });
  return editor;
}

describe('nobody else gets near a document:', () => {
  const named = {
    get: contract.getDocument,
    trash: contract.trashDocument,
    restore: contract.restoreDocument,
  } as const;

  it.each(Object.entries(named))('%s', async (_, endpoint) => {
    const { id } = await create('私');
    expect(await refusalOf(server.visitor().call(endpoint, { id }))).toBe('sign_in_first');
    expect(await refusalOf(other.call(endpoint, { id }))).toBe('file_not_found');
    expect(await refusalOf(other.call(endpoint, { id: nobody }))).toBe('file_not_found');
    expect((await owner.call(endpoint, { id })).id).toBe(id);
  });

  it('rename', async () => {
    const { id } = await create('私');
    const rename = (client: TestClient) => client.call(contract.renameDocument, { id, title: '公' });
    expect(await refusalOf(rename(server.visitor()))).toBe('sign_in_first');
    expect(await refusalOf(rename(other))).toBe('file_not_found');
    expect((await owner.call(contract.getDocument, { id })).title).toBe('私');
  });

  it('list and create', async () => {
    const visitor = server.visitor();
    expect(await refusalOf(visitor.call(contract.listDocuments, {}))).toBe('sign_in_first');
    expect(await refusalOf(visitor.call(contract.createDocument, {}))).toBe('sign_in_first');
    await create('私');
    expect((await other.call(contract.listDocuments, {})).documents).toEqual([]);
  });

  it('live sync', async () => {
    const { id } = await create('私');
    const stranger = await createAccount(server.deps);
    const door = await openEditor(id, stranger.token, stranger.accountId);
    expect(await door.refusal()).toBe('file_not_found');
    const forged = await openEditor(id, stranger.token, ownerId);
    expect(await forged.refusal()).toBe('other_account');
    const none = await openEditor(nobody);
    expect(await none.refusal()).toBe('file_not_found');
  });
});

describe('an editor', () => {
  it('opens by the session cookie of the page, and is closed when the person signs out', async () => {
    const { id } = await create('私');
    const headers = { cookie: `TOKEN=${ownerToken}`, origin: server.url };
    const editor = new RawClient(`${server.url.replace('http', 'ws')}/sync`, headers);
    await editor.open(id, '', { accountId: ownerId });
    expect(editor.doc.getText(documentParts.title).toString()).toBe('私');
    await owner.call(logout, {});
    expect(await editor.refusal()).toBe('sign_in_first');
  });
});

describe('/api/document/list', () => {
  it('gives pages, those changed last first, each document once', async () => {
    for (const title of ['一', '二', '三', '四', '五']) {
      server.clock.advance(1000);
      await create(title);
    }
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await owner.call(contract.listDocuments, { limit: 2, ...(cursor ? { cursor } : {}) });
      seen.push(...page.documents.map((document) => document.title));
      cursor = page.next ?? undefined;
    } while (cursor);
    expect(seen).toEqual(['五', '四', '三', '二', '一']);
  });

  it.each(['x', 'zz.zz', `1.${nobody}.2`, `-.${nobody}`])('refuses the cursor %j', async (cursor) => {
    expect(await refusalOf(owner.call(contract.listDocuments, { cursor }))).toBe('invalid_request');
  });

  it('shows what the text says soon after it was typed', async () => {
    const { id } = await create();
    const editor = await openEditor(id);
    server.clock.advance(5000);
    const seq = editor.change((doc) => doc.getText(documentParts.title).insert(0, '春日'));
    await editor.saved(seq);
    await server.deps.sync.flush();
    const [document] = (await owner.call(contract.listDocuments, {})).documents;
    expect(document).toMatchObject({ id, title: '春日', updatedAt: server.clock.now() });
    editor.cut();
  });
});

describe('a title', () => {
  it('given at creation is there when the document is opened', async () => {
    const { id, title } = await create('  年度\n总结 ');
    expect(title).toBe('年度 总结');
    const editor = await openEditor(id);
    expect(editor.doc.getText(documentParts.title).toString()).toBe('年度 总结');
    editor.cut();
  });

  it('changed from the list reaches open editors and every later opening', async () => {
    const { id } = await create('旧');
    const editor = await openEditor(id);
    expect((await owner.call(contract.renameDocument, { id, title: '新' })).title).toBe('新');
    await editor.until(() => editor.doc.getText(documentParts.title).toString() === '新');
    expect(await titles()).toEqual(['新']);
    editor.cut();
    const later = await openEditor(id);
    expect(later.doc.getText(documentParts.title).toString()).toBe('新');
    later.cut();
  });

  it.each([
    ['  ', 'title_required'],
    ['长'.repeat(201), 'title_too_long'],
  ])('is refused: %#', async (title, code) => {
    const { id } = await create('旧');
    expect(await refusalOf(owner.call(contract.renameDocument, { id, title }))).toBe(code);
    expect(await titles()).toEqual(['旧']);
  });
});

describe('the trash', () => {
  it('takes a document, closes it everywhere, counts its days and gives it back', async () => {
    const { id } = await create('草稿');
    const editor = await openEditor(id);
    const trashed = await owner.call(contract.trashDocument, { id });
    expect(trashed).toMatchObject({ trashedAt: server.clock.now(), daysLeft: 30 });
    expect(await editor.refusal()).toBe('file_in_trash');
    expect(await (await openEditor(id)).refusal()).toBe('file_in_trash');
    expect([await titles(), await titles('trash')]).toEqual([[], ['草稿']]);
    expect(await refusalOf(owner.call(contract.renameDocument, { id, title: '新' }))).toBe('file_in_trash');

    server.clock.advance(10 * day);
    expect((await owner.call(contract.trashDocument, { id })).daysLeft).toBe(20);
    expect((await owner.call(contract.restoreDocument, { id })).trashedAt).toBeNull();
    expect([await titles(), await titles('trash')]).toEqual([['草稿'], []]);
    const again = await openEditor(id);
    expect(again.doc.getText(documentParts.title).toString()).toBe('草稿');
    again.cut();
  });

  it('removes for good after thirty days, not before, and only what is still in it', async () => {
    const [gone, kept] = [await create('走'), await create('留')];
    await owner.call(contract.trashDocument, { id: gone.id });
    await owner.call(contract.trashDocument, { id: kept.id });
    server.clock.advance(30 * day - 1);
    await removeExpired(server.deps);
    expect(await titles('trash')).toHaveLength(2);

    await owner.call(contract.restoreDocument, { id: kept.id });
    server.clock.advance(1);
    await removeExpired(server.deps);
    await removeExpired(server.deps);
    expect(await refusalOf(owner.call(contract.getDocument, { id: gone.id }))).toBe('file_not_found');
    expect(await titles()).toEqual(['留']);
  });
});
