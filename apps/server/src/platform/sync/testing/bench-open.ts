import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createIds, randomInt, seededRandom, systemClock } from '@inkstone/kernel';
import * as Y from 'yjs';
import { openDatabase } from '../../db/open-database.ts';
import { createLog } from '../../observability/log.ts';
import { compactDocument } from '../compaction.ts';
import { insertUpdates, readUpdates } from '../store.ts';
import { HocuspocusTypingClient } from './hocuspocus-typing-client.ts';
import { InkstoneTypingClient } from './inkstone-typing-client.ts';
import { type SyncProgram, spawnSync, type Where } from './spawn-sync.ts';

/**
 * `bench-open.ts --edits 100000 --engine postgres|embedded`: measures the time until a client has opened a document
 * with many stored edits, each server freshly started, before and after compaction, and the same with Hocuspocus over
 * the same rows. Prints a line of JSON, times in ms. PostgreSQL: TEST_DATABASE_URL, a database for this program alone.
 */
const { values } = parseArgs({
  options: {
    edits: { type: 'string', default: '100000' },
    engine: { type: 'string', default: process.env.TEST_DATABASE_URL ? 'postgres' : 'embedded' },
  },
});
const edits = Number(values.edits);
const rounds = 5;
const rowsAtOnce = 2000;

const folder = await mkdtemp(join(tmpdir(), 'inkstone-bench-'));
const databaseUrl = values.engine === 'postgres' ? (process.env.TEST_DATABASE_URL ?? null) : null;
const where: Where = databaseUrl ? { databaseUrl } : { dataDir: folder };
const documentId = createIds(systemClock, seededRandom(Date.now())).next();

async function withDatabase(work: (db: Awaited<ReturnType<typeof openDatabase>>) => Promise<void>) {
  const db = await openDatabase({ databaseUrl, dataDir: folder }, { log: createLog('error') });
  await work(db);
  await db.close();
}

/** Simulates typing with a caret that jumps sometimes; every twelfth edit deletes a character. */
function* typed(count: number): Generator<Uint8Array> {
  const random = seededRandom(5);
  const doc = new Y.Doc();
  let update: Uint8Array = new Uint8Array();
  doc.on('update', (made: Uint8Array) => {
    update = made;
  });
  const text = doc.getText('body');
  let caret = 0;
  for (let i = 0; i < count; i++) {
    if (randomInt(random, 50) === 0) caret = randomInt(random, text.length + 1);
    if (caret > 0 && randomInt(random, 12) === 0) text.delete(--caret, 1);
    else text.insert(caret++, i % 5 === 0 ? 'a' : '字');
    yield update;
  }
}

async function fillLog(): Promise<void> {
  await withDatabase(async (db) => {
    let batch: { documentId: string; data: Uint8Array }[] = [];
    const write = async () => {
      await insertUpdates(db.sql, batch, systemClock.now(), null);
      batch = [];
    };
    for (const data of typed(edits)) {
      if (batch.push({ documentId, data }) === rowsAtOnce) await write();
    }
    if (batch.length > 0) await write();
  });
}

/** The median of several cold opens, each on a newly started server. */
async function openCold(program: SyncProgram): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const server = await spawnSync(where, program);
    const client =
      program === 'hocuspocus'
        ? new HocuspocusTypingClient(server.url)
        : new InkstoneTypingClient(server.url, 'reader');
    const start = performance.now();
    await client.open(documentId);
    times.push(performance.now() - start);
    client.cut();
    await server.kill();
  }
  return Math.round(times.sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? Number.NaN);
}

await fillLog();
const log = { inkstone: await openCold('inkstone'), hocuspocus: await openCold('hocuspocus') };
const start = performance.now();
await withDatabase(async (db) => {
  // One call merges only a part of a very long log, so it is repeated until nothing is left.
  const isLeft = async () => (await readUpdates(db.sql, documentId, 1)).length > 0;
  while (await isLeft()) await compactDocument({ db, clock: systemClock }, documentId);
});
const compaction = Math.round(performance.now() - start);
const compacted = { inkstone: await openCold('inkstone'), hocuspocus: await openCold('hocuspocus') };
await rm(folder, { recursive: true });
process.stdout.write(`${JSON.stringify({ engine: values.engine, edits, log, compaction, compacted })}\n`);
process.exit(0);
