import { encodeClientMessage, pingsParameter, syncLimits } from '@inkstone/contracts/sync';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Awareness, applyAwarenessUpdate, encodeAwarenessUpdate } from 'y-protocols/awareness';
import * as Y from 'yjs';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { type Forwarder, startForwarder } from '../../testing/forwarder.ts';
import { freshPrefix, openTestRedis, testRedisUrl } from '../../testing/redis.ts';
import type { SharedState } from '../shared-state/shared-state.ts';
import { PresenceRelay } from './presence-relay.ts';
import { RawClient } from './testing/raw-client.ts';
import { createSyncTestbed, type SyncTestbed } from './testing/sync-testbed.ts';

const prefix = freshPrefix();
let db: TestDatabase;
let line: Forwarder;
const shared: SharedState[] = [];
const testbeds: SyncTestbed[] = [];

/** Two sync servers of one installation; the second reaches Redis over a connection that can be cut. */
beforeAll(async () => {
  if (testRedisUrl === null) return;
  db = await createTestDatabase();
  line = await startForwarder(testRedisUrl);
  for (const url of [testRedisUrl, line.url]) {
    const { state } = await openTestRedis(prefix, url);
    shared.push(state);
    testbeds.push(await createSyncTestbed({ db, shared: state, ...(db.url ? { databaseUrl: db.url } : {}) }));
  }
});
afterAll(async () => {
  if (testRedisUrl === null) return;
  await Promise.all(testbeds.map((testbed) => testbed.close()));
  await Promise.all(shared.map((state) => state.close()));
  await line.cut();
  await db.close();
});

async function join(at: number, documentId: string, name: string, clientId?: number) {
  const client = new RawClient(testbeds[at]?.url ?? '');
  const doc = new Y.Doc();
  if (clientId !== undefined) doc.clientID = clientId;
  const awareness = new Awareness(doc);
  client.onMessage = (message) => {
    if (message.kind === 'awareness') applyAwarenessUpdate(awareness, message.data, 'server');
  };
  await client.open(documentId, `${name}/session`);
  const publish = (words: string = name) => {
    awareness.setLocalState({ name: words });
    client.send({ kind: 'awareness', data: encodeAwarenessUpdate(awareness, [awareness.clientID]) });
  };
  const names = () =>
    [...awareness.getStates().values()]
      .map((state) => String(state.name))
      .filter((it) => it !== 'undefined')
      .sort();
  const leave = () => {
    client.cut();
    awareness.destroy();
  };
  return { client, awareness, publish, names, leave };
}

describe.runIf(testRedisUrl)('cursors of pages at two processes', () => {
  it('reach present and later pages, and disappear with their page', async () => {
    const [near, far] = [await join(0, 'shared', 'near'), await join(1, 'shared', 'far')];
    near.publish();
    far.publish();
    await near.client.until(() => near.names().join() === 'far,near');
    await far.client.until(() => far.names().join() === 'far,near');
    const late = await join(1, 'shared', 'late');
    await late.client.until(() => late.names().join() === 'far,near');
    near.leave();
    await far.client.until(() => far.names().join() === 'far');
    for (const one of [far, late]) one.leave();
  });

  it('are requested by the first page that opens a document at another process', async () => {
    const near = await join(0, 'asked', 'near');
    near.publish();
    for (let i = 0; i < 20; i++) near.publish(`near ${i}`);
    const far = await join(1, 'asked', 'far');
    await far.client.until(() => far.names().join() === 'near 19');
    near.publish('moved');
    await far.client.until(() => far.names().join() === 'moved');
    for (const one of [near, far]) one.leave();
  });

  it('belong to their account at both', async () => {
    const [honest, witness, attacker] = [
      await join(0, 'honest', 'honest'),
      await join(1, 'honest', 'witness'),
      await join(1, 'honest', 'attacker', undefined),
    ];
    honest.publish();
    await attacker.client.until(() => attacker.names().includes('honest'));
    const forged = await join(1, 'honest', 'attacker', honest.awareness.clientID);
    for (let i = 0; i < 5; i++) forged.publish('forged');
    attacker.publish();
    await honest.client.until(() => honest.names().includes('attacker'));
    await witness.client.until(() => witness.names().includes('attacker'));
    expect([...honest.names(), ...witness.names()]).not.toContain('forged');
    for (const one of [honest, witness, attacker, forged]) one.leave();
  });

  it('follow a page that reconnects to the other process before the first has noticed', async () => {
    const [first, witness] = [await join(0, 'moving', 'mover'), await join(0, 'moving', 'witness')];
    first.publish();
    await witness.client.until(() => witness.names().includes('mover'));
    const again = await join(1, 'moving', 'mover', first.awareness.clientID);
    await again.client.until(() => again.names().includes('mover'));
    again.publish('mover, back');
    await witness.client.until(() => witness.names().includes('mover, back'));
    first.leave();
    again.publish('mover, still here');
    await witness.client.until(() => witness.names().includes('mover, still here'));
    for (const one of [witness, again]) one.leave();
  });

  it('return after the connection to Redis was interrupted; edits do not wait for it', async () => {
    const [near, far] = [await join(0, 'cut', 'near'), await join(1, 'cut', 'far')];
    await line.cut();
    far.publish();
    expect(await far.client.saved(far.client.change((doc) => doc.getText('body').insert(0, '写')))).toBe(
      true,
    );
    near.publish();
    await line.restore();
    await near.client.until(() => near.names().join() === 'far,near');
    await far.client.until(() => far.names().join() === 'far,near');
    for (const one of [near, far]) one.leave();
  });
});

describe.runIf(testRedisUrl)('limits of an account at two processes', () => {
  it('limit its sockets together', async () => {
    const half = syncLimits.socketsOfAccount / 2;
    const clients = Array.from({ length: 2 * half + 6 }, (_, i) => new RawClient(testbeds[i % 2]?.url ?? ''));
    await Promise.all(clients.map((client) => client.open('crowded', 'crowd/session')));
    const refused = clients.filter(
      ({ closed, received }) => closed !== null || received.at(-1)?.kind === 'refused',
    );
    expect(refused).toHaveLength(6);
    expect(await refused[0]?.refusal()).toBe('too_many_requests');
    for (const client of clients) client.cut();
    await vi.waitFor(async () => {
      const again = new RawClient(testbeds[0]?.url ?? '');
      await again.open('crowded', 'crowd/session');
      expect(again.closed).toBeNull();
      again.cut();
    }, 30_000);
  });

  it.each(['while', 'after'])('limit its unfinished updates together %s Redis answers', async (when) => {
    const clients: RawClient[] = [];
    const pongs = (client: RawClient) => client.received.filter(({ kind }) => kind === 'pong').length;
    for (const at of [0, 1, 1]) {
      const client = new RawClient(`${testbeds[at]?.url}?${pingsParameter}=1`);
      await client.open(`pending ${at}`, `sender ${when}/session`);
      clients.push(client);
    }
    if (when === 'after') await line.cut();
    const data = new Uint8Array(syncLimits.part);
    const part = encodeClientMessage({ kind: 'update', seq: 1, isLast: false, data });
    const parts = Math.floor(syncLimits.update / syncLimits.part) - 2;
    // Two of three fit into the limit; no process has more than two of them.
    for (const client of clients) for (let i = 0; i < parts; i++) client.sendBytes(part);
    if (when === 'after') {
      // Each is read completely while Redis does not answer.
      for (const client of clients) client.send({ kind: 'ping' });
      await vi.waitFor(() => expect(clients.map(pongs)).toEqual([2, 2, 2]), 30_000);
      await line.restore();
    }
    await vi.waitFor(
      () => expect(clients.filter(({ closed }) => closed !== null).length).toBeGreaterThan(0),
      20_000,
    );
    const closed = clients.find((client) => client.closed !== null);
    expect(await closed?.refusal()).toBe('too_many_requests');
    for (const client of clients) client.cut();
  });

  it('apply to a document that was reloaded while its former pages left', async () => {
    const subscribed = new Set<string>();
    const state = {
      onResubscribed: () => undefined,
      subscribe: async (topic: string) => void subscribed.add(topic),
      unsubscribe: (topic: string) => void subscribed.delete(topic),
      publish: async () => 1,
    };
    const relay = new PresenceRelay(state as never, 'self');
    const room = () => ({ documentId: 'anew', presenceHere: () => new Map() }) as never;
    const [former, later] = [room(), room()];
    await relay.enter(former);
    await relay.enter(later);
    relay.leave(former);
    expect([...subscribed]).toEqual(['presence anew']);
    relay.leave(later);
    expect([...subscribed]).toEqual([]);
  });
});
