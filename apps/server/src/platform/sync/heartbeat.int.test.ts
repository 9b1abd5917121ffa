import { pingsParameter } from '@inkstone/contracts/sync';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../testing/database.ts';
import { RawClient } from './testing/raw-client.ts';
import { createSyncTestbed, type SyncTestbed } from './testing/sync-testbed.ts';

let testbed: SyncTestbed;
beforeAll(async () => {
  testbed = await createSyncTestbed({ db: await createTestDatabase() });
});
afterAll(async () => {
  await testbed.close();
  await testbed.db.close();
});

const kinds = (client: RawClient) => client.received.map(({ kind }) => kind);

it('answers every ping, and announces it to pages that support it', async () => {
  const client = new RawClient(`${testbed.url}?document=one&${pingsParameter}`);
  await client.open('one');
  await client.until(() => kinds(client).length === 2);
  expect(kinds(client)).toEqual(['opened', 'pong']);
  client.send({ kind: 'ping' });
  client.send({ kind: 'ping' });
  await client.until(() => kinds(client).length === 4);
  expect(kinds(client)).toEqual(['opened', 'pong', 'pong', 'pong']);
  client.cut();
});

it('sends no pong to older pages, which would treat it as an error', async () => {
  const client = new RawClient(`${testbed.url}?document=two`);
  await client.open('two');
  expect(await client.saved(client.change((doc) => doc.getText('body').insert(0, '旧页')))).toBe(true);
  expect(kinds(client)).toEqual(['opened', 'saved']);
  client.cut();
});

it('accepts no ping before a document is open', async () => {
  const client = new RawClient(testbed.url);
  await client.connect();
  client.send({ kind: 'ping' });
  expect(await client.refusal()).toBe('invalid_sync_message');
});
