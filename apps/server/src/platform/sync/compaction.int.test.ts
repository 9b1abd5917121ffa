import { day, manualClock } from '@inkstone/kernel';
import { sql as query } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { captureLog } from '../../testing/captured-log.ts';
import { createTestDatabase } from '../../testing/database.ts';
import type { Database } from '../db/database.ts';
import { compactDocument, compactDocuments } from './compaction.ts';
import { insertUpdates, readSnapshot, readUpdates } from './store.ts';
import { readStored } from './testing/random-run.ts';

const clock = manualClock(1_800_000_000_000);
let db: Database;
let documentId = '';
let count = 0;

beforeAll(async () => {
  db = await createTestDatabase();
});
beforeEach(() => {
  count++;
  documentId = `document-${count}`;
});
afterAll(() => db.close());

/** Writes one edit for each character. */
async function write(text: string, from = new Y.Doc()): Promise<Y.Doc> {
  const updates: Uint8Array[] = [];
  from.on('update', (update: Uint8Array) => updates.push(update));
  for (const character of text) from.getText('body').insert(from.getText('body').length, character);
  await insertUpdates(
    db.sql,
    updates.map((data) => ({ documentId, data })),
    clock.now(),
    null,
  );
  return from;
}

const stored = async () => (await readStored({ db }, documentId)).getText('body').toString();
const logLength = async () => (await readUpdates(db.sql, documentId, 10_000)).length;

describe('compaction', () => {
  it('keeps the text and empties the log', async () => {
    await write('天地玄黄宇宙洪荒'.repeat(40));
    await compactDocument({ db, clock }, documentId);
    expect(await logLength()).toBe(0);
    expect(await stored()).toBe('天地玄黄宇宙洪荒'.repeat(40));
  });

  it('twice, with edits between, equals once', async () => {
    const doc = await write('一二三');
    await compactDocument({ db, clock }, documentId);
    doc.getText('body').delete(1, 1);
    await write('四', doc);
    await compactDocument({ db, clock }, documentId);
    await compactDocument({ db, clock }, documentId);
    expect(await stored()).toBe('一二三四');
    expect((await readSnapshot(db.sql, documentId)).version).toBe(2);
  });

  it('drops the text of deleted content', async () => {
    const doc = await write('秘'.repeat(5));
    const updates: Uint8Array[] = [];
    doc.on('update', (update: Uint8Array) => updates.push(update));
    doc.getText('body').delete(0, 5);
    await insertUpdates(
      db.sql,
      updates.map((data) => ({ documentId, data })),
      clock.now(),
      null,
    );
    await compactDocument({ db, clock }, documentId);
    const { data } = await readSnapshot(db.sql, documentId);
    expect(Buffer.from(data ?? []).includes('秘')).toBe(false);
  });

  it('keeps an edit whose predecessor has not arrived yet', async () => {
    const doc = new Y.Doc();
    const updates: Uint8Array[] = [];
    doc.on('update', (update: Uint8Array) => updates.push(update));
    doc.getText('body').insert(0, '前');
    doc.getText('body').insert(1, '后');
    const [first = new Uint8Array(), second = new Uint8Array()] = updates;
    await insertUpdates(db.sql, [{ documentId, data: second }], clock.now(), null);
    await compactDocument({ db, clock }, documentId);
    await insertUpdates(db.sql, [{ documentId, data: first }], clock.now(), null);
    expect(await stored()).toBe('前后');
  });

  it('skips an unreadable edit, and leaves it in the log', async () => {
    await write('好的');
    await insertUpdates(db.sql, [{ documentId, data: Uint8Array.of(9, 9, 9) }], clock.now(), null);
    await compactDocument({ db, clock }, documentId);
    expect(await logLength()).toBe(1);
    const doc = new Y.Doc();
    Y.applyUpdate(doc, (await readSnapshot(db.sql, documentId)).data ?? new Uint8Array());
    expect(doc.getText('body').toString()).toBe('好的');
    await db.sql.execute(query`delete from document_updates where document_id = ${documentId}`);
  });

  it('leaves edits that arrive during the merge', async () => {
    const doc = await write('早');
    const compacting = compactDocument({ db, clock }, documentId);
    await write('晚', doc);
    await compacting;
    expect(await stored()).toBe('早晚');
  });

  it('by two concurrent processes is done by one of them', async () => {
    await write('同时'.repeat(30));
    await Promise.allSettled([
      compactDocument({ db, clock }, documentId),
      compactDocument({ db, clock }, documentId),
    ]);
    expect((await readSnapshot(db.sql, documentId)).version).toBe(1);
    expect(await stored()).toBe('同时'.repeat(30));
  });

  it('interrupted leaves everything unchanged', async () => {
    await write('还在');
    const before = await logLength();
    const crashing: Database = {
      ...db,
      transact: (work) =>
        db.transact(async (tx) => {
          await work(tx);
          throw new Error('killed before the commit');
        }),
    };
    await expect(compactDocument({ db: crashing, clock }, documentId)).rejects.toThrow('killed');
    expect(await logLength()).toBe(before);
    expect(await stored()).toBe('还在');
  });
});

describe('the job', () => {
  it('compacts long and old logs, and leaves the rest', async () => {
    await db.sql.execute(query`delete from document_updates`);
    const { log } = captureLog();
    await write('长'.repeat(200));
    const long = documentId;
    documentId = 'short';
    await write('短');
    await compactDocuments({ db, clock, log });
    expect(await logLength()).toBe(1);
    documentId = long;
    expect(await logLength()).toBe(0);

    clock.advance(day + 1);
    await compactDocuments({ db, clock, log });
    documentId = 'short';
    expect(await logLength()).toBe(0);
    expect(await stored()).toBe('短');
  });
});
