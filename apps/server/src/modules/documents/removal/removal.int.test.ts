import { AppError } from '@inkstone/contracts';
import * as contract from '@inkstone/contracts/documents';
import { day } from '@inkstone/kernel';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestClient } from '../../../testing/client.ts';
import { createTestServer, type TestServer } from '../../../testing/server.ts';
import { createAccount } from '../../accounts/testing.ts';
import { removeExpired, removeInBatches } from './remove-for-good.ts';

let server: TestServer;
let owner: TestClient;

beforeAll(async () => {
  // The retention of the trash exceeds the duration of a session.
  server = await createTestServer({ config: { sessionDays: 60 } });
});
afterAll(() => server.close());
beforeEach(async () => {
  owner = server.as((await createAccount(server.deps)).token);
});

const create = (title: string, client = owner) => client.call(contract.createDocument, { title });
const trash = (...ids: string[]) => owner.call(contract.trashDocuments, { ids });
const titles = async (where: 'live' | 'trash') =>
  (await owner.call(contract.listDocuments, { where })).documents.map(({ title }) => title);
const refusalOf = (call: Promise<unknown>) =>
  call.then(
    () => 'no refusal',
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  );
const edits = async (documentId: string) =>
  (await server.deps.db.run('select 1 from document_updates where document_id = $1', [documentId])).length;

describe('permanent removal', () => {
  it('happens after thirty days, not before, and only to documents still in the trash', async () => {
    const [deleted, kept] = [await create('走'), await create('留')];
    await trash(deleted.id, kept.id);
    server.clock.advance(30 * day - 1);
    await removeExpired(server.deps);
    expect(await titles('trash')).toHaveLength(2);

    await owner.call(contract.restoreDocuments, { ids: [kept.id] });
    server.clock.advance(1);
    await removeExpired(server.deps);
    await removeExpired(server.deps);
    expect(await refusalOf(owner.call(contract.getDocument, { id: deleted.id }))).toBe('file_not_found');
    expect(await titles('live')).toEqual(['留']);
    expect([await edits(deleted.id), await edits(kept.id)]).toEqual([0, 1]);
  });

  it('can be requested for documents in the trash, all or none', async () => {
    const [one, two, live] = [await create('一'), await create('二'), await create('三')];
    await trash(one.id, two.id);
    const remove = (...ids: string[]) => owner.call(contract.removeDocuments, { ids });
    expect(await refusalOf(remove(one.id, live.id))).toBe('file_not_in_trash');
    expect(await titles('trash')).toHaveLength(2);
    expect(await remove(one.id)).toEqual({ removed: 1 });
    expect(await refusalOf(remove(one.id))).toBe('file_not_found');
    expect([await titles('trash'), await edits(one.id), await edits(two.id)]).toEqual([['二'], 0, 1]);
  });

  it('removes all data of a document in the same transaction', async () => {
    const { id } = await create('一');
    await trash(id);
    const failing = [...server.deps.documentRemovers, () => Promise.reject(new Error('no'))];
    const horizon = server.clock.now();
    await expect(removeInBatches({ ...server.deps, documentRemovers: failing }, horizon)).rejects.toThrow(
      'no',
    );
    expect([await titles('trash'), await edits(id)]).toEqual([['一'], 1]);

    const seen: string[] = [];
    const watching = [
      ...server.deps.documentRemovers,
      async (_: unknown, removed: readonly { id: string }[]) => {
        seen.push(...removed.map((document) => document.id));
      },
    ];
    await removeInBatches({ ...server.deps, documentRemovers: watching }, horizon);
    expect(seen).toContain(id);
  });
});

describe('an emptied trash', () => {
  it('is the caller’s own: hundreds of documents are removed, live ones and those of others are kept', async () => {
    const other = server.as((await createAccount(server.deps)).token);
    const theirs = await create('别人的', other);
    await other.call(contract.trashDocuments, { ids: [theirs.id] });
    await create('留');
    const ids: string[] = [];
    for (let i = 0; i < 230; i++) ids.push((await create(`${i}`)).id);
    await trash(...ids);
    expect(await refusalOf(server.visitor().call(contract.emptyTrash, {}))).toBe('sign_in_first');
    expect(await owner.call(contract.emptyTrash, {})).toEqual({ removed: 230 });
    expect(await owner.call(contract.emptyTrash, {})).toEqual({ removed: 0 });
    expect([await titles('live'), await titles('trash')]).toEqual([['留'], []]);
    expect((await other.call(contract.getDocument, { id: theirs.id })).trashedAt).not.toBeNull();
  });
});
