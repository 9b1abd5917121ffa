import { documentParts, syncLimits } from '@inkstone/contracts/sync';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type * as Y from 'yjs';
import { createTestDatabase } from '../../testing/database.ts';
import type { Database } from '../db/database.ts';
import { Device } from './testing/device.ts';
import { editByChance, textOf } from './testing/random-edits.ts';
import { readStored } from './testing/random-run.ts';
import { RawClient } from './testing/raw-client.ts';
import { createSyncTestbed, type SyncTestbed } from './testing/sync-testbed.ts';

let documentId = '';
let count = 0;

/** A database whose statements wait or fail when the test requests it. */
function controlled(db: Database) {
  const control: { gate: Promise<void> | null; failure: Error | null } = { gate: null, failure: null };
  const execute = async (...args: Parameters<Database['sql']['execute']>) => {
    await control.gate;
    if (control.failure) throw control.failure;
    return db.sql.execute(...args);
  };
  const sql = Object.create(db.sql, { execute: { value: execute } }) as Database['sql'];
  return { control, db: { ...db, sql } satisfies Database };
}

let base: Database;
let testbed: SyncTestbed;
let control: ReturnType<typeof controlled>['control'];

beforeAll(async () => {
  base = await createTestDatabase();
  const made = controlled(base);
  control = made.control;
  testbed = await createSyncTestbed({ db: made.db });
});
beforeEach(() => {
  control.gate = null;
  control.failure = null;
  count++;
  documentId = `document-${count}`;
});
afterAll(async () => {
  await testbed.close();
  await base.close();
});

const type = (text: string) => (doc: Y.Doc) => doc.getText('body').insert(0, text);

async function open(): Promise<RawClient> {
  const client = new RawClient(testbed.url);
  await client.open(documentId);
  return client;
}

async function stored(): Promise<string> {
  return (await readStored({ db: base }, documentId)).getText('body').toString();
}

describe('an edit', () => {
  it('is in the database when it is acknowledged', async () => {
    const client = await open();
    expect(await client.saved(client.change(type('墨')))).toBe(true);
    expect(await stored()).toBe('墨');
  });

  it('is neither delivered nor acknowledged before it is committed', async () => {
    const [author, reader] = [await open(), await open()];
    const gate = Promise.withResolvers<void>();
    control.gate = gate.promise;
    const seq = author.change(type('墨'));
    // A user who joins meanwhile receives only durable edits.
    const late = await open();
    expect(late.doc.getText('body').toString()).toBe('');
    expect(author.received.concat(reader.received).map((message) => message.kind)).toEqual([
      'opened',
      'opened',
    ]);
    gate.resolve();
    await author.saved(seq);
    await reader.until(() => reader.doc.getText('body').toString() === '墨');
    await late.until(() => late.doc.getText('body').toString() === '墨');
  });

  it('that the database refuses is not acknowledged, and succeeds when resent', async () => {
    const client = await open();
    control.failure = Object.assign(new Error('could not extend file'), { code: '53100' });
    const refused = [client.change(type('一')), client.change(type('二'))];
    expect(await client.refusal()).toBe('disk_full');
    expect(client.received.some((message) => message.kind === 'saved')).toBe(false);
    expect(refused).toEqual([1, 2]);

    control.failure = null;
    const again = await open();
    expect(again.doc.getText('body').toString()).toBe('');
  });

  it('keeps its place behind earlier ones', async () => {
    const [author, reader] = [await open(), await open()];
    for (let i = 0; i < 300; i++) author.change((doc) => doc.getArray('log').push([i]));
    await author.saved(300);
    await reader.until(() => reader.doc.getArray('log').length === 300);
    expect(author.received.flatMap((message) => (message.kind === 'saved' ? [message.seq] : []))).toEqual(
      Array.from({ length: 300 }, (_, i) => i + 1),
    );
  });

  it('may be a paste of 10 MB', async () => {
    const paste = '粘'.repeat(3_500_000);
    const client = await open();
    expect(await client.saved(client.change(type(paste)))).toBe(true);
    expect((await stored()).length).toBe(paste.length);
    const reader = await open();
    expect(reader.doc.getText('body').length).toBe(paste.length);
  });

  it('beyond the size limit of a document is refused with a message, and the rest stays', async () => {
    const client = await open();
    expect(await client.saved(client.change(type('好')))).toBe(true);
    client.change(type('大'.repeat(syncLimits.update / 3 + 1)));
    expect(await client.refusal()).toBe('document_too_large');
    expect(await stored()).toBe('好');
  });
});

describe('the page', () => {
  it('reports unsaved edits, and sends them when the database is back', async () => {
    const device = new Device({ url: testbed.url, documentId });
    await device.saved();
    control.failure = new Error('the database has gone away');
    device.page.doc.getText(documentParts.title).insert(0, '题');
    await device.until(() => device.page.status.getSnapshot().kind === 'not-saved');
    expect(device.page.status.getSnapshot()).toMatchObject({
      reason: 'save_failed',
      changes: 1,
      isKept: true,
    });
    expect(device.page.hasUnsavedChanges()).toBe(true);

    control.failure = null;
    await device.saved();
    expect(textOf(await readStored({ db: base }, documentId))).toContain('题');
    await device.close();
  });

  it('restores text typed offline after a crash', async () => {
    const device = new Device({ url: testbed.url, documentId });
    await device.saved();
    device.goOffline();
    device.page.doc.getText(documentParts.title).insert(0, '离线写的');
    await device.until(() => device.page.status.getSnapshot().kind === 'offline');
    await new Promise((resolve) => setImmediate(resolve));
    device.crash();
    await device.page.ready;
    expect(device.page.doc.getText(documentParts.title).toString()).toBe('离线写的');
    expect(device.page.hasUnsavedChanges()).toBe(true);
    device.goOnline();
    await device.saved();
    expect(device.page.hasUnsavedChanges()).toBe(false);
    expect(textOf(await readStored({ db: base }, documentId))).toContain('离线写的');
    await device.close();
  });
});

describe("the server's own edit", () => {
  it('is durable and reaches open pages', async () => {
    const client = await open();
    await testbed.sync.edit(documentId, type('改'));
    expect(await stored()).toBe('改');
    await client.until(() => client.doc.getText('body').toString() === '改');
  });

  it('leaves no trace when it cannot be committed', async () => {
    const client = await open();
    control.failure = new Error('away');
    await expect(testbed.sync.edit(documentId, type('改'))).rejects.toThrow('away');
    control.failure = null;
    expect(await client.saved(client.change(type('字')))).toBe(true);
    expect(await stored()).toBe('字');
  });
});

it('updates lists with the present text, also when the responsible process died', async () => {
  const client = await open();
  await client.saved(client.change((doc) => doc.getText(documentParts.title).insert(0, '春天')));
  await testbed.sync.flush();
  expect(testbed.projections.get(documentId)).toMatchObject({ title: '春天', words: 0 });

  await client.saved(client.change((doc) => editByChance(doc, { bytes: (n) => new Uint8Array(n).fill(15) })));
  testbed.projections.clear();
  await testbed.restart();
  await open();
  await expect.poll(() => testbed.projections.get(documentId)?.title).toBe('春天');
});
