import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../testing/database.ts';
import { RawClient } from './testing/raw-client.ts';
import { createSyncTestbed, type SyncTestbed } from './testing/sync-testbed.ts';

let testbed: SyncTestbed;
beforeAll(async () => {
  testbed = await createSyncTestbed({ db: await createTestDatabase(), unloadAfter: 1 });
});
afterAll(async () => {
  await testbed.close();
  await testbed.db.close();
});

async function open(documentId: string, token?: string): Promise<RawClient> {
  const client = new RawClient(testbed.url);
  await client.open(documentId, token);
  return client;
}

it('keeps a document in memory while it is open, and unloads it afterwards', async () => {
  const [one, two] = [await open('document'), await open('document')];
  expect(await testbed.documentsInMemory()).toBe(1);
  one.cut();
  await two.saved(two.change((doc) => doc.getText('body').insert(0, '在')));
  expect(await testbed.documentsInMemory()).toBe(1);
  two.cut();
  await expect.poll(() => testbed.documentsInMemory()).toBe(0);

  const again = await open('document');
  expect(again.doc.getText('body').toString()).toBe('在');
  again.cut();
});

it('allows one account fifty open documents', async () => {
  const all = [];
  for (let i = 0; i < 50; i++) all.push(await open(`document-${i}`, 'busy/session'));
  expect(all.every((client) => client.closed === null)).toBe(true);
  expect(await (await open('one-more', 'busy/session')).refusal()).toBe('too_many_requests');
  const other = await open('one-more', 'other/session');
  expect(other.closed).toBeNull();
  for (const client of [...all, other]) client.cut();
});
