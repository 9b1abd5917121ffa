import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { AppError } from '@inkstone/contracts';
import { createDocument } from '@inkstone/contracts/documents';
import { seededRandom } from '@inkstone/kernel';
import type { TestClient } from '../../apps/server/src/testing/client.ts';
import { startServer } from '../support/server-process.ts';
import { signUp } from '../support/sign-up.ts';
import { SteadyWriter } from './steady-writer.ts';

/**
 * `memory.ts --sockets 500 --seconds 300 --idle 60 --cycles 3 --growth 40`: users write over permanent sockets into the
 * production server, then all disconnect; this is repeated. Fails if memory grows by more than the limit in later cycles.
 * Every `--every` seconds prints the parts of its memory, in MB: resident, V8's heap (used and reserved), buffers outside of
 * it, the C heap and its arenas, other anonymous memory (WebAssembly, V8's reserve, stacks). Embedded, or on PostgreSQL if
 * TEST_DATABASE_URL names a server.
 */
const { values } = parseArgs({
  options: {
    sockets: { type: 'string', default: '500' },
    accounts: { type: 'string', default: '10' },
    seconds: { type: 'string', default: '300' },
    idle: { type: 'string', default: '60' },
    /** Number of times that all users connect and disconnect. */
    cycles: { type: 'string', default: '1' },
    /** MB by which memory after the last cycle may exceed memory after the second. */
    growth: { type: 'string', default: '0' },
    every: { type: 'string', default: '30' },
    /** Edits of a socket per second. */
    rate: { type: 'string', default: '1' },
  },
});
const [sockets, accounts, every] = [values.sockets, values.accounts, values.every].map(Number) as [
  number,
  number,
  number,
];

/** Settings of the C library and of Node to compare, such as MALLOC_ARENA_MAX and NODE_OPTIONS. */
const tried = Object.fromEntries(
  [
    'MALLOC_ARENA_MAX',
    'MALLOC_MMAP_THRESHOLD_',
    'MALLOC_TRIM_THRESHOLD_',
    'NODE_OPTIONS',
    'WARM_CHECKS',
    'LANGPACK_DIR',
  ].flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])),
);
await using server = await startServer({ settings: { LOG_LEVEL: 'warn', ...tried } });
await report('started');
const people: TestClient[] = [];
for (let i = 0; i < accounts; i++) people.push(await whenAllowed(() => signUp(server.url)));
await report('signed up');
const documents: string[][] = [];
for (const person of people) {
  const ids: string[] = [];
  for (let i = 0; i < sockets / accounts; i++)
    ids.push((await whenAllowed(() => person.call(createDocument, { title: `Document ${i}` }))).id);
  documents.push(ids);
}
const random = seededRandom(1);
const rest: number[] = [];
let edits = 0;
let unsaved = 0;
for (let cycle = 1; cycle <= Number(values.cycles); cycle++) {
  await writeOnce(cycle);
  const left = Date.now();
  let resident = 0;
  while (Date.now() < left + Number(values.idle) * 1000) {
    await pause(every * 1000);
    resident = await report(`${cycle}: all gone`);
  }
  rest.push(resident);
}
console.log(`${edits} edits of ${sockets} sockets, ${unsaved} not acknowledged`);
const growth = Math.round(((rest.at(-1) ?? 0) - (rest[1] ?? rest[0] ?? 0)) / 2 ** 20);
const maxGrowth = Number(values.growth);
if (maxGrowth > 0)
  console.log(`${growth} MB more after the last cycle than after the second; at most ${maxGrowth}`);
process.exitCode = unsaved === 0 && (maxGrowth === 0 || growth <= maxGrowth) ? 0 : 1;

/** All users open a document, type for a while, and disconnect. */
async function writeOnce(cycle: number): Promise<void> {
  const writers: SteadyWriter[] = [];
  for (const [at, person] of people.entries())
    for (const id of documents[at] ?? []) writers.push(await SteadyWriter.open(server.url, person, id));
  await report(`${cycle}: opened`);
  const end = Date.now() + Number(values.seconds) * 1000;
  const writing = writers.map((writer) => writer.write(random, Number(values.rate), end));
  for (let i = 1; Date.now() < end; i++) {
    await pause(Math.min(every * 1000, Math.max(end - Date.now(), 0)));
    await report(`${cycle}: writing, ${i * every} s`);
  }
  await Promise.all(writing);
  for (const writer of writers) {
    writer.close();
    edits += writer.sent;
    unsaved += writer.unacknowledged;
  }
}

/** Retries after the time that the error reply states: sign-ups from one address are rate-limited. */
async function whenAllowed<T>(act: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await act();
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'too_many_requests') throw error;
      await pause(Number(error.params.seconds ?? 1) * 1000);
    }
  }
}

/** Prints the parts of memory; returns the resident bytes. */
async function report(when: string): Promise<number> {
  const metrics = await (await fetch(`${server.url}/metrics`)).text();
  const metric = (name: string) => Number(new RegExp(`^${name} ([\\d.e+]+)`, 'm').exec(metrics)?.[1] ?? 0);
  const row = {
    resident: metric('process_resident_memory_bytes'),
    heapUsed: metric('nodejs_heap_size_used_bytes'),
    heapTotal: metric('nodejs_heap_size_total_bytes'),
    external: metric('nodejs_external_memory_bytes'),
    ...(await readMappings(server.pid)),
  };
  const inMb = Object.entries(row).map(([name, bytes]) => `${name} ${Math.round(bytes / 2 ** 20)}`);
  console.log(`${when.padEnd(18)} ${inMb.join(' · ')}`);
  return row.resident;
}

/** Returns the resident bytes of a process by type of mapping (Linux). */
async function readMappings(
  pid: number,
): Promise<Record<'cHeap' | 'arenas' | 'anonymous' | 'files', number>> {
  const sums = { cHeap: 0, arenas: 0, anonymous: 0, files: 0 };
  let kind: keyof typeof sums = 'anonymous';
  for (const line of (await readFile(`/proc/${pid}/smaps`, 'utf8')).split('\n')) {
    const mapping = /^([0-9a-f]+)-[0-9a-f]+ \S+ \S+ \S+ \d+ *(.*)$/.exec(line);
    if (mapping) kind = kindOf(mapping[1] ?? '', mapping[2] ?? '');
    const resident = /^Rss: +(\d+) kB/.exec(line);
    if (resident) sums[kind] += Number(resident[1]) * 1024;
  }
  return sums;
}

/** Returns the kind of a mapping; glibc aligns the arenas of threads to 64 MB. */
function kindOf(start: string, name: string): 'cHeap' | 'arenas' | 'anonymous' | 'files' {
  if (name === '[heap]') return 'cHeap';
  if (name !== '' && !name.startsWith('[anon')) return 'files';
  return Number.parseInt(start, 16) % (64 * 2 ** 20) === 0 ? 'arenas' : 'anonymous';
}
