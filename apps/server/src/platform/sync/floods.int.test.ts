import { encodeClientMessage, syncLimits } from '@inkstone/contracts/sync';
import { describe, expect, it } from 'vitest';
import { Awareness, encodeAwarenessUpdate } from 'y-protocols/awareness';
import * as Y from 'yjs';
import { RawClient } from './testing/raw-client.ts';
import { useSyncTestbed } from './testing/use-sync-testbed.ts';

const environment = useSyncTestbed();
const open = (token?: string) => environment.open(token);

/** An update as `part` parts of the given number of bytes, without the last one. */
function sendParts(client: RawClient, parts: number, size: number, seq = 1): void {
  const part = encodeClientMessage({ kind: 'update', seq, isLast: false, data: new Uint8Array(size) });
  for (let sent = 0; sent < parts; sent++) client.sendBytes(part);
}

/** The awareness message of the given number of editors. */
function presenceOf(editors: number): Uint8Array {
  const awareness = new Awareness(new Y.Doc());
  const clients = Array.from({ length: editors }, (_, at) => at + 1);
  for (const client of clients) {
    awareness.states.set(client, { name: 'x' });
    awareness.meta.set(client, { clock: 1, lastUpdated: 0 });
  }
  const message = encodeAwarenessUpdate(awareness, clients);
  awareness.destroy();
  return message;
}

describe('parts of updates', () => {
  it.each([0, syncLimits.leastPart - 1])('of %i bytes are refused unless they are the last', async (size) => {
    const client = await open();
    sendParts(client, 1, size);
    expect(await client.refusal()).toBe('invalid_sync_message');
  });

  it('that never end are refused if an account has too many bytes waiting, and dropped with their socket', async () => {
    const clients = [await open(), await open(), await open()];
    const parts = syncLimits.update / syncLimits.part - 1;
    for (const client of clients) sendParts(client, Math.floor(parts), syncLimits.part);
    const last = clients.at(-1) as RawClient;
    expect(await last.refusal()).toBe('too_many_requests');
    for (const client of clients) client.cut();
    const other = await open('other/session');
    expect(await other.saved(other.change((doc) => doc.getText('body').insert(0, '字')))).toBe(true);
    other.cut();
    const again = await open();
    sendParts(again, Math.floor(parts), syncLimits.part);
    again.send({ kind: 'ping' });
    await again.until(
      () => again.received.filter(({ kind }) => kind === 'pong').length > 0 || again.closed !== null,
    );
    expect(again.closed).toBeNull();
    again.cut();
  });

  it('of a paste of 10 MB are accepted', async () => {
    const client = await open();
    const text = 'x'.repeat(10 * 1024 * 1024);
    expect(await client.saved(client.change((doc) => doc.getText('body').insert(0, text)))).toBe(true);
    client.cut();
  });
});

describe('presence', () => {
  it('of as many editors as a page can have is relayed; more are refused, in one message and in many', async () => {
    const witness = await open('witness/session');
    const page = await open();
    page.send({ kind: 'awareness', data: presenceOf(syncLimits.editors) });
    await witness.until(() => witness.received.some(({ kind }) => kind === 'awareness'));
    page.cut();

    const client = await open();
    client.send({ kind: 'awareness', data: presenceOf(syncLimits.editors + 1) });
    expect(await client.refusal()).toBe('invalid_sync_message');

    const slow = await open();
    for (let client = 100; client < 200; client++) {
      const awareness = new Awareness(new Y.Doc());
      awareness.clientID = client;
      awareness.setLocalState({ name: 'x' });
      slow.send({ kind: 'awareness', data: encodeAwarenessUpdate(awareness, [client]) });
      awareness.destroy();
    }
    expect(await slow.refusal()).toBe('invalid_sync_message');
    witness.cut();
  });
});

it('an account has a limited number of sockets, also when all open concurrently', async () => {
  const clients = Array.from(
    { length: syncLimits.socketsOfAccount + 10 },
    () => new RawClient(environment.testbed.url),
  );
  await Promise.all(clients.map((client) => client.open(environment.documentId, 'crowd/session')));
  const refused = clients.filter(
    ({ closed, received }) => closed !== null || received.at(-1)?.kind === 'refused',
  );
  expect(refused).toHaveLength(10);
  expect(await refused[0]?.refusal()).toBe('too_many_requests');
  for (const client of clients) client.cut();
});

it('a socket that sends faster than any page is read more slowly, and loses nothing', async () => {
  const client = await open();
  const awareness = new Awareness(new Y.Doc());
  const messages = syncLimits.messagesAtOnce + 4 * syncLimits.messagesPerSecond;
  const before = performance.now();
  for (let sent = 0; sent < messages; sent++) {
    awareness.setLocalState({ name: 'x'.repeat(1000) });
    client.send({ kind: 'awareness', data: encodeAwarenessUpdate(awareness, [awareness.clientID]) });
  }
  awareness.destroy();
  const text = client.change((doc) => doc.getText('body').insert(0, '末'));
  expect(await client.saved(text)).toBe(true);
  expect(performance.now() - before).toBeGreaterThan(3500);
  client.cut();
});

describe('an update', () => {
  /** Nested elements inside the existing content. */
  const nest = (depth: number) => (doc: Y.Doc) => {
    let parent: Y.XmlFragment = doc.getXmlFragment('body');
    for (let inner = parent.get(0); inner instanceof Y.XmlElement; inner = parent.get(0)) parent = inner;
    for (let at = 0; at < depth; at++) {
      const child = new Y.XmlElement('blockquote');
      parent.insert(0, [child]);
      parent = child;
    }
  };

  it('may nest a document as deep as any page does, but not deeper: at once, step by step or quickly', async () => {
    const page = await open();
    expect(await page.saved(page.change(nest(400)))).toBe(true);
    page.change(nest(700));
    expect(await page.refusal()).toBe('document_too_complex');

    const client = await open();
    // Without waiting: each item is inside one that is still pending.
    for (let step = 0; step < 5; step++) client.change(nest(190));
    expect(await client.refusal()).toBe('document_too_complex');
    expect(client.received.some(({ kind }) => kind === 'saved')).toBe(false);
  });

  it('may have many siblings', async () => {
    const page = await open();
    const siblings = (doc: Y.Doc) =>
      doc.getXmlFragment('body').push(Array.from({ length: 20_000 }, () => new Y.XmlElement('paragraph')));
    expect(await page.saved(page.change(siblings))).toBe(true);
    page.cut();
  });

  it('of millions of tiny structs is refused before it uses memory', async () => {
    const client = await open();
    const structs = 8_000_000;
    const bytes = new Uint8Array(16 + 2 * structs).fill(0);
    // One client with the given number of structs, all of them skipped places of one character.
    const head = [1, ...varUint(structs), 7, 0];
    bytes.set(head);
    for (let at = 0; at < structs; at++) bytes[head.length + 2 * at + 1] = 1;
    const before = process.memoryUsage().heapUsed;
    client.update(bytes.subarray(0, head.length + 2 * structs + 1));
    expect(await client.refusal()).toBe('invalid_sync_message');
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(600 * 1024 * 1024);
  });
});

function varUint(value: number): number[] {
  return value < 128 ? [value] : [(value % 128) + 128, ...varUint(Math.floor(value / 128))];
}
