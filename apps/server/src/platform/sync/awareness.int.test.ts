import { afterAll, beforeAll, expect, it } from 'vitest';
import { Awareness, applyAwarenessUpdate, encodeAwarenessUpdate } from 'y-protocols/awareness';
import * as Y from 'yjs';
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

/** A user in the document, with the other users they see. */
async function join(name: string) {
  const client = new RawClient(testbed.url);
  const awareness = new Awareness(new Y.Doc());
  client.onMessage = (message) => {
    if (message.kind === 'awareness') applyAwarenessUpdate(awareness, message.data, 'server');
  };
  await client.open('together', `${name}/session`);
  awareness.setLocalState({ name });
  const publish = () =>
    client.send({ kind: 'awareness', data: encodeAwarenessUpdate(awareness, [awareness.clientID]) });
  const names = () => [...awareness.getStates().values()].map((state) => String(state.name)).sort();
  return { client, awareness, publish, names };
}

it('shows all editors, also to those who join later, and removes those who leave', async () => {
  const one = await join('one');
  one.publish();
  const two = await join('two');
  two.publish();
  await two.client.until(() => two.names().length === 2);
  await one.client.until(() => one.names().length === 2);
  expect(one.names()).toEqual(['one', 'two']);

  two.client.cut();
  await one.client.until(() => one.names().length === 1);
  expect(one.names()).toEqual(['one']);

  one.awareness.destroy();
  two.awareness.destroy();
});

it('refuses states for another editor', async () => {
  const [honest, attacker] = [await join('honest'), await join('attacker')];
  honest.publish();
  await attacker.client.until(() => attacker.names().includes('honest'));
  const forged = new Awareness(new Y.Doc());
  forged.clientID = honest.awareness.clientID;
  for (let i = 0; i < 5; i++) forged.setLocalState({ name: 'forged' });
  attacker.client.send({ kind: 'awareness', data: encodeAwarenessUpdate(forged, [forged.clientID]) });
  attacker.publish();
  await honest.client.until(() => honest.names().includes('attacker'));
  expect(honest.names()).not.toContain('forged');
  for (const { awareness } of [honest, attacker]) awareness.destroy();
  forged.destroy();
});
