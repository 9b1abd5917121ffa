import type { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import { encodeClientMessage, syncLimits, syncVersion } from '@inkstone/contracts/sync';
import { describe, expect, it } from 'vitest';
import type * as Y from 'yjs';
import { readStored } from './testing/random-run.ts';
import { RawClient } from './testing/raw-client.ts';
import { createSyncTestbed } from './testing/sync-testbed.ts';
import { useSyncTestbed } from './testing/use-sync-testbed.ts';

const environment = useSyncTestbed();
const open = (token?: string) => environment.open(token);

const type = (text: string) => (doc: Y.Doc) => doc.getText('body').insert(0, text);

async function connect(): Promise<RawClient> {
  const client = new RawClient(environment.testbed.url);
  await client.connect();
  return client;
}

async function stored(): Promise<string> {
  return (await readStored(environment.testbed, environment.documentId)).getText('body').toString();
}

describe('a document opens only', () => {
  it.each(['', 'nobody', 'writer/'])('for a live session, not for the token %j', async (token) => {
    const client = await open(token);
    expect(await client.refusal()).toBe('sign_in_first');
    expect(client.closed).toEqual({ code: 4000, reason: 'sign_in_first' });
  });

  it("for the account whose changes the page holds, not with another user's token", async () => {
    const client = new RawClient(environment.testbed.url);
    await client.open(environment.documentId, 'stranger/session', { accountId: 'writer' });
    expect(await client.refusal()).toBe('other_account');
  });

  it.each(['file_not_found', 'file_in_trash'] as const)('when access allows it: %s', async (code) => {
    environment.testbed.decisions.set(environment.documentId, { ok: false, code });
    expect(await (await open()).refusal()).toBe(code);
  });

  it.each([
    ['older', -1, 'sync_version_unsupported'],
    ['newer', 1, 'service_unavailable'],
  ])('for pages of this version, not for %s ones', async (_, step, code) => {
    const client = new RawClient(environment.testbed.url);
    await client.open(environment.documentId, 'writer/session', { version: syncVersion + step });
    expect(await client.refusal()).toBe(code);
  });
});

describe('an invalid message is refused and changes nothing:', () => {
  const bytes = Uint8Array.of(0);
  it.each<[string, (client: RawClient) => void]>([
    ['noise', (client) => client.sendBytes(Uint8Array.of(9, 9, 9))],
    ['nothing', (client) => client.sendBytes(new Uint8Array())],
    ['text', (client) => client.sendBytes('hello')],
    [
      'an update out of order',
      (client) => client.send({ kind: 'update', seq: 2, isLast: true, data: bytes }),
    ],
    ['an update that Yjs cannot read', (client) => client.update(Uint8Array.of(7, 7, 7, 7))],
    ['a second opening', (client) => void client.open(environment.documentId)],
    ['awareness of no form', (client) => client.send({ kind: 'awareness', data: Uint8Array.of(3, 1) })],
  ])('%s', async (_, say) => {
    const honest = await open();
    expect(await honest.saved(honest.change(type('墨')))).toBe(true);

    const client = await open();
    say(client);
    expect(await client.refusal()).toBe('invalid_sync_message');
    expect(await stored()).toBe('墨');
    expect(await honest.saved(honest.change(type('笔')))).toBe(true);
  });

  it.each<[string, (client: RawClient) => void]>([
    ['an edit before opening', (client) => client.update(Uint8Array.of(0, 0))],
    [
      'a state vector of no form',
      (client) =>
        void client.open(environment.documentId, 'writer/session', { stateVector: Uint8Array.of(200, 200) }),
    ],
  ])('%s', async (_, say) => {
    const client = await connect();
    say(client);
    expect(await client.refusal()).toBe('invalid_sync_message');
  });

  it('a message above the size limit', async () => {
    const client = await open();
    const data = new Uint8Array(syncLimits.message + 1);
    client.sendBytes(encodeClientMessage({ kind: 'update', seq: 1, isLast: true, data }));
    await client.refusal();
    expect(client.closed?.code).toBe(1009);
  });
});

describe('an open document is closed', () => {
  it('when the session ends', async () => {
    const [mine, other] = [await open('writer/one'), await open('writer/two')];
    await environment.testbed.sync.closeSession('one', 'signed_in_elsewhere');
    expect(await mine.refusal()).toBe('signed_in_elsewhere');
    expect(await other.saved(other.change(type('字')))).toBe(true);
  });

  it('when it is moved to the trash', async () => {
    const client = await open();
    await environment.testbed.sync.closeDocument(environment.documentId, 'file_in_trash');
    expect(await client.refusal()).toBe('file_in_trash');
  });

  it('when another process has ended the session, at the next check', async () => {
    const client = await open('writer/gone');
    await environment.testbed.sync.recheckAccess();
    expect(client.closed).toBeNull();
    environment.testbed.revoked.add('writer/gone');
    await environment.testbed.sync.recheckAccess();
    expect(await client.refusal()).toBe('session_revoked');
  });

  it('when access is lost, at the next check', async () => {
    const client = await open();
    environment.testbed.decisions.set(environment.documentId, { ok: false, code: 'file_not_found' });
    await environment.testbed.sync.recheckAccess();
    expect(await client.refusal()).toBe('file_not_found');
  });
});

it('refuses edits of readers', async () => {
  environment.testbed.decisions.set(environment.documentId, { ok: true, isReadOnly: true });
  const client = await open();
  client.change(type('字'));
  expect(await client.refusal()).toBe('access_denied');
  expect(await stored()).toBe('');
});

it('disconnects a client that does not open in time, so that the page tries again', async () => {
  const withShortTimeout = await createSyncTestbed({ db: environment.testbed.db, openWithin: 1 });
  const client = new RawClient(withShortTimeout.url);
  expect(await client.refusal()).toBe('unstable_network');
  await withShortTimeout.close();
});

describe('a server that closes', () => {
  it('refuses new connections and survives broken ones', async () => {
    const { sync } = environment.testbed;
    await sync.close();
    const line = new PassThrough();
    sync.handleUpgrade({ headers: {} } as IncomingMessage, line, Buffer.alloc(0));
    expect(String(line.read())).toContain('503 Service Unavailable');
    expect(() => line.emit('error', new Error('read ECONNRESET'))).not.toThrow();
    expect(line.destroyed).toBe(true);
    await environment.testbed.restart();
  });
});
