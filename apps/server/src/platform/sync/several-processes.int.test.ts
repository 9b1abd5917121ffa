import { systemClock } from '@inkstone/kernel';
import { sql as query } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type * as Y from 'yjs';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { compactDocument } from './compaction.ts';
import { RawClient } from './testing/raw-client.ts';
import { spawnSync } from './testing/spawn-sync.ts';
import { createSyncTestbed, type SyncTestbed } from './testing/sync-testbed.ts';

let db: TestDatabase;
let here: SyncTestbed;
let there: SyncTestbed;

beforeAll(async () => {
  db = await createTestDatabase();
  const shared = { db, ...(db.url ? { databaseUrl: db.url } : {}) };
  here = await createSyncTestbed(shared);
  // The embedded database belongs to one process: there is no other to notify.
  there = db.url ? await createSyncTestbed(shared) : here;
});
afterAll(async () => {
  await here.close();
  if (there !== here) await there.close();
  await db.close();
});

const type = (text: string) => (doc: Y.Doc) => doc.getText('body').insert(0, text);
const textOf = (client: RawClient) => client.doc.getText('body').toString();

async function open(testbed: SyncTestbed, documentId: string): Promise<RawClient> {
  const client = new RawClient(testbed.url);
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

  it('catch up after the connection between them was interrupted', async () => {
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

  it('see edits that compaction removed before they were fetched', async () => {
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

// The embedded database belongs to one process.
describe.runIf(process.env.TEST_DATABASE_URL)('two processes of the system over one document', () => {
  const words = (client: RawClient) => client.doc.getArray<string>('log').toArray();

  /** Writes until the connection breaks or `maxWrites` are sent; returns the acknowledged ones. */
  async function writeOn(client: RawClient, name: string, maxWrites: number): Promise<readonly string[]> {
    const sent = new Map<number, string>();
    const acknowledged: string[] = [];
    let upTo = 0;
    client.onMessage = (message) => {
      if (message.kind !== 'saved') return;
      for (; upTo < message.seq; upTo++) acknowledged.push(sent.get(upTo + 1) ?? '');
    };
    for (let i = 0; i < maxWrites && client.closed === null; i++) {
      const word = `${name}-${i}`;
      sent.set(client.seq + 1, word);
      await client.saved(client.change((doc) => doc.getArray('log').push([word])));
    }
    return acknowledged;
  }

  it('lose nothing acknowledged when one is killed, and the other continues', {
    timeout: 120_000,
  }, async () => {
    const where = { databaseUrl: db.url ?? '' };
    const [killed, other] = await Promise.all([spawnSync(where), spawnSync(where)]);
    const join = async (url: string) => {
      const client = new RawClient(url);
      await client.open('killed');
      return client;
    };
    const [near, far, reader] = [await join(killed.url), await join(other.url), await join(other.url)];
    const writing = [writeOn(near, 'near', 10_000), writeOn(far, 'far', 60)] as const;
    // The acknowledgement of the last word may be in transit when the process is killed.
    await reader.until(() => words(reader).filter((word) => word.startsWith('near')).length > 31);
    await killed.kill();
    const acknowledged = (await Promise.all(writing)).flat();
    expect(acknowledged.length).toBeGreaterThan(60 + 30);

    const back = await spawnSync(where);
    const late = await join(back.url);
    await late.saved(late.change((doc) => doc.getArray('log').push(['late'])));
    await reader.until(() => words(reader).includes('late'));
    const fresh = words(await join(other.url));
    expect(fresh).toEqual(words(late));
    expect([...new Set(fresh)]).toHaveLength(fresh.length);
    expect(acknowledged.filter((word) => !fresh.includes(word))).toEqual([]);
    await Promise.all([other.kill(), back.kill()]);
  });
});
