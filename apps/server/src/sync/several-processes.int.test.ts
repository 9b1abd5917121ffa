import { systemClock } from '@inkstone/kernel';
import { sql as query } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type * as Y from 'yjs';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { compactDocument } from './compaction.ts';
import { RawClient } from './testing/raw-client.ts';
import { createSyncWorld, type SyncWorld } from './testing/sync-world.ts';

let db: TestDatabase;
let here: SyncWorld;
let there: SyncWorld;

beforeAll(async () => {
  db = await createTestDatabase();
  const shared = { db, ...(db.url ? { databaseUrl: db.url } : {}) };
  here = await createSyncWorld(shared);
  // The embedded database belongs to one process: there is nobody else to hear.
  there = db.url ? await createSyncWorld(shared) : here;
});
afterAll(async () => {
  await here.close();
  if (there !== here) await there.close();
  await db.close();
});

const type = (text: string) => (doc: Y.Doc) => doc.getText('body').insert(0, text);
const textOf = (client: RawClient) => client.doc.getText('body').toString();

async function open(world: SyncWorld, documentId: string): Promise<RawClient> {
  const client = new RawClient(world.url);
  await client.open(documentId);
  return client;
}

describe('pages at all processes of an installation', () => {
  it('see the same edits', async () => {
    const [near, far] = [await open(here, 'shared'), await open(there, 'shared')];
    await near.saved(near.change(type('近')));
    await far.until(() => textOf(far) === '近');
    await far.saved(far.change(type('远')));
    await near.until(() => textOf(near) === '远近');
  });

  it("see the server's own edits wherever they are made", async () => {
    const far = await open(there, 'renamed');
    await here.sync.edit('renamed', type('改'));
    await far.until(() => textOf(far) === '改');
  });

  it('catch up on what was said while the line between them was cut', async () => {
    const [near, far] = [await open(here, 'cut'), await open(there, 'cut')];
    if (db.url) {
      await db.sql.execute(query`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and query like 'listen %'`);
    }
    await near.saved(near.change(type('断')));
    await far.until(() => textOf(far) === '断');
  });

  it('are closed together', async () => {
    const far = await open(there, 'trashed');
    await here.sync.closeDocument('trashed', 'file_in_trash');
    expect(await far.refusal()).toBe('file_in_trash');
  });

  it('see edits that compaction took before they were fetched', async () => {
    const far = await open(there, 'busy');
    const near = await open(here, 'busy');
    for (let i = 0; i < 20; i++) {
      near.change((doc) => doc.getArray('log').push([i]));
      if (i % 5 === 0) await compactDocument({ db, clock: systemClock }, 'busy');
    }
    await near.saved(20);
    await far.until(() => far.doc.getArray('log').length === 20);
  });
});
