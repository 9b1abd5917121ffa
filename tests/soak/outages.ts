import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createDocument } from '@inkstone/contracts/documents';
import { seededRandom } from '@inkstone/kernel';
import { type Cluster, startCluster } from '../support/cluster.ts';
import { findExternalServer } from './external-server.ts';
import { readParagraphs, Writer } from './writer.ts';

/**
 * `outages.ts --rounds 3 --documents 2 --seed 1`: two web and two sync processes of the built server behind one address, on
 * PostgreSQL (TEST_DATABASE_URL) and Redis (TEST_REDIS_URL), which run on this machine and are used by nothing else. While two
 * devices write into each document, Redis is killed and started again empty, then PostgreSQL is stopped, and killed, and started
 * again. The processes of the product are never restarted: each must become ready again by itself, users must be able to save
 * while Redis is down, and each document must contain every acknowledged edit exactly once. Linux only.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    documents: { type: 'string', default: '2' },
    seed: { type: 'string', default: '1' },
  },
});
const { TEST_DATABASE_URL: postgres, TEST_REDIS_URL: redis } = process.env;
if (!postgres || !redis) throw new Error('TEST_DATABASE_URL and TEST_REDIS_URL name no servers.');

/** Codes after which a page tries again. */
const transientCodes = ['service_unavailable', 'save_failed', 'network_error', 'too_many_requests'];
/** Maximum wait for a state, in ms; a busy machine takes long. */
const maxWait = 120_000;
const random = seededRandom(Number(values.seed));
await using databaseServer = findExternalServer(postgres);
await using redisServer = findExternalServer(redis);
await using cluster = await startCluster({ postgres, redis, isBuilt: true });
const person = await cluster.signUp();
const pairs: Writer[][] = [];
for (let n = 0; n < Number(values.documents); n++) {
  const { id } = await person.call(createDocument, { title: '' });
  pairs.push(['left', 'right'].map((device) => new Writer(`${n}${device}`, person, id)));
}
const writers = pairs.flat();
const acknowledged = () => writers.reduce((total, each) => total + each.acknowledged, 0);
let isStopping = false;
const writing = Promise.all(writers.map(keepWriting));
await untilSaved('at the start');

for (let round = 0; round < Number(values.rounds); round++) {
  await redisServer.end('SIGKILL');
  await untilReady(cluster, ({ limits }) => limits !== 'all processes', 'notice that Redis is down');
  await untilSaved('without Redis');
  await redisServer.start();
  await untilReady(cluster, ({ limits }) => limits === 'all processes', 'use Redis again');
  for (const signal of ['SIGINT', 'SIGKILL'] as const) await restartDatabase(signal);
}

isStopping = true;
await Promise.all(cluster.sync.map((member) => member.kill()));
await writing;
await Promise.all(cluster.sync.map((member) => member.restart()));
const faults = (await Promise.all(pairs.map(findFaults))).flat();
const { rounds } = values;
console.log(JSON.stringify({ rounds: Number(rounds), acknowledged: acknowledged(), faults: faults.length }));
for (const fault of faults.slice(0, 20)) console.error(fault);
process.exitCode = faults.length > 0 || acknowledged() === 0 ? 1 : 0;

async function restartDatabase(signal: NodeJS.Signals): Promise<void> {
  await databaseServer.end(signal);
  await untilReady(cluster, ({ status }) => status !== 'ready', 'notice that PostgreSQL is down');
  await databaseServer.start();
  await untilReady(cluster, ({ status }) => status === 'ready', `be ready after ${signal} of PostgreSQL`);
  await untilSaved(`after ${signal} of PostgreSQL`);
}

/** Writes, and opens the document again whenever the connection breaks, as a page does. */
async function keepWriting(writer: Writer): Promise<void> {
  while (!isStopping) {
    try {
      await writer.open(cluster.url);
      await writer.write(random);
    } catch (error) {
      if (!isTransient(error)) throw error;
      await pause(500);
    }
  }
}

function isTransient(error: unknown): boolean {
  return error instanceof Error && transientCodes.some((code) => error.message.endsWith(code));
}

/** Waits until each writer has had further edits acknowledged. */
async function untilSaved(when: string): Promise<void> {
  const before = writers.map((writer) => writer.acknowledged);
  await until(
    async () => writers.every((writer, i) => writer.acknowledged > (before[i] ?? 0) + 10),
    `save ${when}`,
  );
}

/** Waits until `/readyz` of all processes shows a state. */
async function untilReady(
  { web, sync }: Cluster,
  fits: (state: { readonly status?: string; readonly limits?: string }) => boolean,
  purpose: string,
): Promise<void> {
  for (const { port } of [...web, ...sync])
    await until(async () => fits(await (await fetch(`http://localhost:${port}/readyz`)).json()), purpose);
}

async function until(isReached: () => Promise<boolean>, purpose: string): Promise<void> {
  const end = performance.now() + maxWait;
  while (!(await isReached())) {
    if (performance.now() > end)
      throw new Error(`The processes do not ${purpose}.\n${cluster.log().slice(-4000)}`);
    await pause(100);
  }
}

async function findFaults(pair: readonly Writer[]): Promise<string[]> {
  const docs = await Promise.all(pair.map((writer) => writer.open(cluster.url)));
  const texts = new Set(docs.map((doc) => readParagraphs(doc).join('\n')));
  const differences = texts.size > 1 ? ['two processes read one document differently'] : [];
  return [...docs.flatMap((doc) => pair.flatMap((writer) => writer.findFaults(doc))), ...differences];
}
