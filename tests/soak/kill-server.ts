import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createDocument } from '@inkstone/contracts/documents';
import { randomInt, seededRandom } from '@inkstone/kernel';
import type * as Y from 'yjs';
import { readStored } from '../../apps/server/src/platform/sync/testing/random-run.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';
import { signUp } from '../support/sign-up.ts';
import { Librarian } from './librarian.ts';
import { findStoredFaults, requestCompaction } from './stored-library.ts';
import { withDatabase } from './with-database.ts';
import { readParagraphs, Writer } from './writer.ts';

/**
 * `kill-server.ts --rounds 50 --seed 1`: kills the production server with -9 at random moments while new users write over
 * /sync, two per document, and others import and export files, edit folders, versions and links, and search; every start
 * begins with compaction. After every restart each document must open with the same content for both users, and contain
 * every acknowledged edit exactly once; imported files must be complete, and folders form a tree. At the end the same is
 * verified from database and files alone. On PostgreSQL if TEST_DATABASE_URL names a server, otherwise embedded.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '50' },
    seed: { type: 'string', default: '1' },
    documents: { type: 'string', default: '4' },
    librarians: { type: 'string', default: '3' },
    /** Maximum time between start and kill, in ms, once users are active. */
    window: { type: 'string', default: '4000' },
  },
});
const random = seededRandom(Number(values.seed));

await using server = await startServer({ settings: { LOG_LEVEL: 'warn' } });
const pairs = await Promise.all(Array.from({ length: Number(values.documents) }, (_, n) => createPair(n)));
const writers = pairs.flat();
const librarians = await Promise.all(
  Array.from({ length: Number(values.librarians) }, (_, n) => createLibrarian(n)),
);
const faults: string[] = [];
for (let round = 0; round < Number(values.rounds); round++) {
  faults.push(...(await openAndCompare(pairs, server)), ...(await inspectLibraries()));
  await workAndKill(server);
  await withDatabase(server, requestCompaction);
  await server.restart();
  if ((round + 1) % 20 === 0) console.error(`${round + 1} kills, ${faults.length} faults`);
}
for (const librarian of librarians) librarian.lookAgain();
faults.push(...(await openAndCompare(pairs, server)), ...(await inspectLibraries()));
await server.stop();
faults.push(...(await readDatabase(pairs, server)));

const sum = (count: (writer: Writer) => number) => writers.reduce((total, each) => total + count(each), 0);
const acknowledged = sum((writer) => writer.acknowledged);
const engine = server.databaseUrl === null ? 'embedded' : 'postgres';
console.log(
  JSON.stringify({
    engine,
    rounds: Number(values.rounds),
    sent: sum((writer) => writer.sent),
    acknowledged,
    refusals: sum((writer) => writer.refusals),
    done: Object.fromEntries(sumUp(librarians.map(({ done }) => done))),
    cut: Object.fromEntries(sumUp(librarians.map(({ cut }) => cut))),
    faults: faults.length,
  }),
);
for (const fault of faults.slice(0, 20)) console.error(fault);
// Error output of the server, including errors caused by a kill.
console.error(server.log().split('\n').slice(-20).join('\n'));
process.exitCode = faults.length > 0 || acknowledged === 0 ? 1 : 0;

/** A user on two devices that edit the same document. */
async function createPair(n: number): Promise<readonly Writer[]> {
  const person = await signUp(server.url);
  const { id } = await person.call(createDocument, { title: '' });
  return ['left', 'right'].map((device) => new Writer(`${n}${device}`, person, id));
}

async function openAndCompare(
  pairs: readonly (readonly Writer[])[],
  { url }: ServerProcess,
): Promise<string[]> {
  const found = pairs.map(async (pair) => {
    const docs = await Promise.all(pair.map((writer) => writer.open(url)));
    return [...docs.flatMap((doc) => findFaults(pair, doc)), ...findDifference(docs)];
  });
  return (await Promise.all(found)).flat();
}

async function createLibrarian(n: number): Promise<Librarian> {
  const librarian = new Librarian(`library ${n}`, await signUp(server.url));
  await librarian.begin();
  return librarian;
}

async function inspectLibraries(): Promise<string[]> {
  return (await Promise.all(librarians.map((librarian) => librarian.findFaults()))).flat();
}

async function workAndKill(server: ServerProcess): Promise<void> {
  let isOver = false;
  const working = Promise.all([
    ...writers.map((writer) => writer.write(random)),
    ...librarians.map((librarian) => librarian.work(random, () => isOver)),
  ]);
  await pause(30 + randomInt(random, Number(values.window)));
  isOver = true;
  await server.kill();
  await working;
}

async function readDatabase(pairs: readonly (readonly Writer[])[], server: ServerProcess): Promise<string[]> {
  return withDatabase(server, async (db) => {
    const found = [...(await findStoredFaults(db, server.dataDir))];
    for (const pair of pairs) {
      const doc = await readStored({ db }, pair[0]?.documentId ?? '');
      found.push(...findFaults(pair, doc));
    }
    return found;
  });
}

/** The sum of the counters of all librarians, by name. */
function sumUp(counts: readonly ReadonlyMap<string, number>[]): ReadonlyMap<string, number> {
  const total = new Map<string, number>();
  for (const [name, count] of counts.flatMap((one) => [...one])) {
    total.set(name, (total.get(name) ?? 0) + count);
  }
  return total;
}

function findFaults(pair: readonly Writer[], doc: Y.Doc): string[] {
  return pair.flatMap((writer) => writer.findFaults(doc));
}

function findDifference(docs: readonly Y.Doc[]): string[] {
  const texts = new Set(docs.map((doc) => readParagraphs(doc).join('\n')));
  return texts.size > 1 ? ['two devices read one document differently'] : [];
}
