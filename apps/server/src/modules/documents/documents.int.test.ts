import { AppError } from '@inkstone/contracts';
import { logout } from '@inkstone/contracts/accounts';
import * as contract from '@inkstone/contracts/documents';
import { documentParts } from '@inkstone/contracts/sync';
import { day } from '@inkstone/kernel';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { RawClient } from '../../platform/sync/testing/raw-client.ts';
import type { TestClient } from '../../testing/client.ts';
import { createTestServer, type TestServer } from '../../testing/server.ts';
import { createAccount } from '../accounts/testing.ts';

let server: TestServer;
let owner: TestClient;
let other: TestClient;
let ownerId = '';
let ownerToken = '';
const nonexistentId = '01900000-0000-7000-8000-000000000000';

beforeAll(async () => {
  // The retention of the trash exceeds the duration of a session.
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

/** Creates a document at a later time than the one before, because lists sort equal times by random ids. */
const create = (title = '') => {
  server.clock.advance(1);
  return owner.call(contract.createDocument, { title });
};
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

describe('other accounts cannot access a document:', () => {
  type Call = (client: TestClient, ids: string[]) => Promise<unknown>;
  const several: Record<string, Call> = {
    move: (client, ids) => client.call(contract.moveDocuments, { ids, folderId: null }),
    favourite: (client, ids) => client.call(contract.favouriteDocuments, { ids, isFavourite: true }),
    trash: (client, ids) => client.call(contract.trashDocuments, { ids }),
    restore: (client, ids) => client.call(contract.restoreDocuments, { ids }),
    remove: (client, ids) => client.call(contract.removeDocuments, { ids }),
  };
  const one: Record<string, Call> = {
    get: (client, [id = '']) => client.call(contract.getDocument, { id }),
    opened: (client, [id = '']) => client.call(contract.openedDocument, { id }),
  };

  it.each(Object.entries({ ...one, ...several }))('%s', async (_, call) => {
    const { id } = await create('私');
    expect(await refusalOf(call(server.visitor(), [id]))).toBe('sign_in_first');
    expect(await refusalOf(call(other, [id]))).toBe('file_not_found');
    expect(await refusalOf(call(other, [nonexistentId]))).toBe('file_not_found');
    const after = await owner.call(contract.getDocument, { id });
    expect(after).toMatchObject({ id, isFavourite: false, openedAt: null, trashedAt: null });
  });

  it.each(Object.entries(several))(
    '%s, with a document of another account among the own ones',
    async (_, call) => {
      const mine = await create('我的');
      const theirs = await other.call(contract.createDocument, { title: '别人的' });
      expect(await refusalOf(call(owner, [mine.id, theirs.id]))).toBe('file_not_found');
      expect(await owner.call(contract.getDocument, { id: mine.id })).toEqual(mine);
      expect(await other.call(contract.getDocument, { id: theirs.id })).toEqual(theirs);
    },
  );

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
    const otherUser = await createAccount(server.deps);
    const door = await openEditor(id, otherUser.token, otherUser.accountId);
    expect(await door.refusal()).toBe('file_not_found');
    const forged = await openEditor(id, otherUser.token, ownerId);
    expect(await forged.refusal()).toBe('other_account');
    const none = await openEditor(nonexistentId);
    expect(await none.refusal()).toBe('file_not_found');
  });
});

describe('an editor', () => {
  it('is authorized by the session cookie of the page, and closed on sign-out', async () => {
    const { id } = await create('私');
    const headers = { cookie: `TOKEN=${ownerToken}`, origin: server.url };
    const editor = new RawClient(`${server.url.replace('http', 'ws')}/sync`, headers);
    await editor.open(id, '', { accountId: ownerId });
    expect(editor.doc.getText(documentParts.title).toString()).toBe('私');
    await owner.call(logout, {});
    expect(await editor.refusal()).toBe('sign_in_first');
  });
});

describe('the list', () => {
  it('shows the text soon after it was typed', async () => {
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
  it('given at creation is present when the document is opened', async () => {
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
  it('accepts documents, closes them in all editors, counts their days and restores them', async () => {
    const { id } = await create('草稿');
    const ids = [id, (await create('另一篇')).id];
    const editor = await openEditor(id);
    const { documents } = await owner.call(contract.trashDocuments, { ids });
    expect(documents).toMatchObject(ids.map(() => ({ trashedAt: server.clock.now(), daysLeft: 30 })));
    expect(await editor.refusal()).toBe('file_in_trash');
    expect(await (await openEditor(id)).refusal()).toBe('file_in_trash');
    expect([await titles(), await titles('trash')]).toEqual([[], ['另一篇', '草稿']]);
    const refused = [
      () => owner.call(contract.renameDocument, { id, title: '新' }),
      () => owner.call(contract.moveDocuments, { ids, folderId: null }),
      () => owner.call(contract.favouriteDocuments, { ids, isFavourite: true }),
      () => owner.call(contract.openedDocument, { id }),
    ];
    for (const call of refused) expect(await refusalOf(call())).toBe('file_in_trash');

    server.clock.advance(10 * day);
    const again = await owner.call(contract.trashDocuments, { ids });
    expect(again.documents.map(({ daysLeft }) => daysLeft)).toEqual([20, 20]);
    await owner.call(contract.restoreDocuments, { ids });
    expect([(await titles()).sort(), await titles('trash')]).toEqual([['另一篇', '草稿'], []]);
    const reopened = await openEditor(id);
    expect(reopened.doc.getText(documentParts.title).toString()).toBe('草稿');
    reopened.cut();
  });
});

describe('an id made on a device', () => {
  const id = () => server.deps.ids.next();
  const make = (client: TestClient, input: { id: string; title?: string }) =>
    client.call(contract.createDocument, input);

  it('becomes the id of the document; a repeated request returns the document unchanged', async () => {
    const mine = id();
    expect((await make(owner, { id: mine, title: '离线' })).id).toBe(mine);
    expect(await make(owner, { id: mine, title: '又一次' })).toMatchObject({ id: mine, title: '离线' });
    expect(await titles()).toEqual(['离线']);
  });

  it('creates one document for several concurrent requests', async () => {
    const mine = id();
    const made = await Promise.all([1, 2, 3, 4].map(() => make(owner, { id: mine })));
    expect(new Set(made.map((document) => document.id))).toEqual(new Set([mine]));
    expect(await titles()).toEqual(['']);
  });

  it('of another account is refused as not found, and changes nothing', async () => {
    const mine = id();
    await make(owner, { id: mine, title: '私' });
    expect(await refusalOf(make(other, { id: mine, title: '夺' }))).toBe('file_not_found');
    expect(await titles()).toEqual(['私']);
    expect((await other.call(contract.listDocuments, {})).documents).toEqual([]);
  });

  it('stays in use in the trash, and is available again once the document is removed', async () => {
    const mine = id();
    await make(owner, { id: mine });
    await owner.call(contract.trashDocuments, { ids: [mine] });
    expect((await make(owner, { id: mine })).trashedAt).not.toBeNull();
    await owner.call(contract.removeDocuments, { ids: [mine] });
    expect((await make(owner, { id: mine })).trashedAt).toBeNull();
  });

  it('must be a valid id', async () => {
    expect(await refusalOf(make(owner, { id: 'mine' }))).toBe('invalid_request');
    expect(await refusalOf(make(owner, { id: nonexistentId.toUpperCase().replace('7000', 'ABCD') }))).toBe(
      'invalid_request',
    );
  });
});
