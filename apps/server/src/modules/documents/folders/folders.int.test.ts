import { AppError } from '@inkstone/contracts';
import * as documents from '@inkstone/contracts/documents';
import * as contract from '@inkstone/contracts/documents/folders';
import { folderPath } from '@inkstone/domain/documents';
import { randomInt, seededRandom } from '@inkstone/kernel';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestClient } from '../../../testing/client.ts';
import { createTestServer, type TestServer } from '../../../testing/server.ts';
import { createAccount } from '../../accounts/testing.ts';

let server: TestServer;
let owner: TestClient;
let other: TestClient;
const nonexistentId = '01900000-0000-7000-8000-000000000000';

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  owner = server.as((await createAccount(server.deps)).token);
  other = server.as((await createAccount(server.deps)).token);
});

const create = (name: string, parentId: string | null = null, client = owner) =>
  client.call(contract.createFolder, { name, parentId });
const move = (id: string, parentId: string | null, client = owner) =>
  client.call(contract.moveFolder, { id, parentId });
const list = async (client = owner) => (await client.call(contract.listFolders, {})).folders;
const write = (title: string, folderId: string | null = null) =>
  owner.call(documents.createDocument, { title, folderId });
const refusalOf = (call: Promise<unknown>) =>
  call.then(
    () => 'no refusal',
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  );

describe('other accounts cannot access a folder:', () => {
  type Call = (client: TestClient, id: string) => Promise<unknown>;
  it.each<[string, Call]>([
    ['create', (client, parentId) => create('里', parentId, client)],
    ['rename', (client, id) => client.call(contract.renameFolder, { id, name: '公' })],
    ['move', (client, id) => move(id, null, client)],
    ['delete', (client, id) => client.call(contract.deleteFolder, { id })],
    ['create in', (client, folderId) => client.call(documents.createDocument, { folderId })],
  ])('%s', async (_, call) => {
    const { id } = await create('私');
    expect(await refusalOf(call(server.visitor(), id))).toBe('sign_in_first');
    expect(await refusalOf(call(other, id))).toBe('folder_not_found');
    expect(await refusalOf(call(other, nonexistentId))).toBe('folder_not_found');
    expect(await list()).toMatchObject([{ id, name: '私', parentId: null }]);
    expect(await list(other)).toEqual([]);
  });

  it('move their own document into it', async () => {
    const { id: folderId } = await create('私');
    const { id } = await other.call(documents.createDocument, {});
    const moveByOther = other.call(documents.moveDocuments, { ids: [id], folderId });
    expect(await refusalOf(moveByOther)).toBe('folder_not_found');
  });
});

describe('folders', () => {
  it('can be nested, renamed and moved, and count their documents', async () => {
    const thesis = await create('论文');
    const drafts = await create(' 草稿 ', thesis.id);
    await write('第一章', drafts.id);
    const { id } = await write('第二章');
    await owner.call(documents.moveDocuments, { ids: [id], folderId: drafts.id });
    await owner.call(contract.renameFolder, { id: drafts.id, name: '旧稿' });
    expect(await move(drafts.id, null)).toMatchObject({ name: '旧稿', parentId: null, documents: 2 });
    expect((await list()).map(({ name, documents: count }) => `${name} ${count}`).sort()).toEqual([
      '旧稿 2',
      '论文 0',
    ]);
  });

  it.each([
    ['', 'folder_name_required'],
    ['  ', 'folder_name_required'],
    ['长'.repeat(81), 'folder_name_too_long'],
    ['../etc', 'folder_name_invalid'],
    ['a\u0007', 'folder_name_invalid'],
    ['论文', 'folder_name_taken'],
  ])('refuse the name %j', async (name, code) => {
    await create('论文');
    const { id } = await create('其他');
    expect(await refusalOf(create(name))).toBe(code);
    expect(await refusalOf(owner.call(contract.renameFolder, { id, name }))).toBe(code);
    expect(await list()).toHaveLength(2);
  });

  it('cannot contain themselves', async () => {
    const a = await create('a');
    const b = await create('b', a.id);
    expect(await refusalOf(move(a.id, a.id))).toBe('folder_into_itself');
    expect(await refusalOf(move(a.id, b.id))).toBe('folder_into_itself');
    expect(await refusalOf(move(nonexistentId, a.id))).toBe('folder_not_found');
  });

  it('are limited to ten levels', async () => {
    let parentId: string | null = null;
    for (let depth = 1; depth <= contract.folderDepthLimit; depth++) {
      ({ id: parentId } = await create(`${depth}`, parentId));
    }
    expect(await refusalOf(create('11', parentId))).toBe('folder_too_deep');
  });

  it('stay a tree when two are concurrently moved into each other', async () => {
    for (let round = 0; round < 10; round++) {
      const [a, b] = [await create(`a${round}`), await create(`b${round}`)];
      const outcomes = await Promise.all([refusalOf(move(a.id, b.id)), refusalOf(move(b.id, a.id))]);
      expect(outcomes.sort()).toEqual(['folder_into_itself', 'no refusal']);
    }
  });

  it('stay a tree under random concurrent moves', async () => {
    const random = seededRandom(4);
    const ids: string[] = [];
    for (let i = 0; i < 12; i++) ids.push((await create(`${i}`)).id);
    const pick = () => ids[randomInt(random, ids.length)] ?? nonexistentId;
    for (let round = 0; round < 25; round++) {
      await Promise.all(Array.from({ length: 4 }, () => refusalOf(move(pick(), pick()))));
    }
    const folders = await list();
    for (const { id } of folders) expect(folderPath(folders, id)[0]?.parentId).toBeNull();
  });
});

describe('a deleted folder', () => {
  it('is deleted with its subfolders, and all their documents are moved to the trash', async () => {
    const [a, beside] = [await create('a'), await create('beside')];
    const b = await create('b', a.id);
    const [one, two, three] = [
      await write('一', a.id),
      await write('二', b.id),
      await write('三', beside.id),
    ];
    server.clock.advance(1000);
    await owner.call(documents.trashDocuments, { ids: [one.id] });
    const before = server.clock.now();
    server.clock.advance(1000);
    expect(await owner.call(contract.deleteFolder, { id: a.id })).toEqual({ folders: 2, documents: 1 });
    expect(await list()).toMatchObject([{ id: beside.id, documents: 1 }]);
    expect(await owner.call(documents.getDocument, { id: three.id })).toMatchObject({ trashedAt: null });
    // Documents that were in the trash before keep their removal dates.
    expect(await owner.call(documents.getDocument, { id: one.id })).toMatchObject({ trashedAt: before });

    const { documents: restored } = await owner.call(documents.restoreDocuments, { ids: [one.id, two.id] });
    expect(restored).toMatchObject([
      { trashedAt: null, folderId: null },
      { trashedAt: null, folderId: null },
    ]);
    expect(await refusalOf(owner.call(contract.deleteFolder, { id: a.id }))).toBe('folder_not_found');
  });

  it('leaves no reference to it, whatever concurrent calls do', async () => {
    for (let round = 0; round < 10; round++) {
      const { id: folderId } = await create(`f${round}`);
      const { id } = await write(`${round}`);
      await Promise.all([
        refusalOf(owner.call(documents.moveDocuments, { ids: [id], folderId })),
        owner.call(contract.deleteFolder, { id: folderId }),
        refusalOf(write('new', folderId)),
        refusalOf(create('in', folderId)),
      ]);
      expect((await owner.call(documents.getDocument, { id })).folderId).toBeNull();
    }
    expect(await list()).toEqual([]);
    const lost = await server.deps.db.run(
      'select 1 from documents where folder_id is not null and not exists (select 1 from folders where folders.id = folder_id)',
    );
    expect(lost).toEqual([]);
  });

  it('a restored document returns to its folder if that exists', async () => {
    const folder = await create('a');
    const { id } = await write('一', folder.id);
    await owner.call(documents.trashDocuments, { ids: [id] });
    const { documents: restored } = await owner.call(documents.restoreDocuments, { ids: [id] });
    expect(restored).toMatchObject([{ folderId: folder.id }]);
  });
});
