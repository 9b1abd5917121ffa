import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createDocument } from '@inkstone/contracts/documents';
import { randomInt, seededRandom } from '@inkstone/kernel';
import type { Member } from '../support/cluster.ts';
import { startCluster } from '../support/cluster.ts';
import { readParagraphs, Writer } from './writer.ts';

/**
 * `cluster.ts --rounds 30 --documents 4 --seed 1`: starts two web and two sync processes of the built server behind one
 * address, on PostgreSQL (TEST_DATABASE_URL) and Redis (TEST_REDIS_URL). Two devices write into each document; at a random
 * moment one process is killed with -9, then the other one of its role or one of the other role. After every round each
 * document must open at both sync processes with the same content, and contain every acknowledged edit exactly once.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '30' },
    documents: { type: 'string', default: '4' },
    seed: { type: 'string', default: '1' },
  },
});
const { TEST_DATABASE_URL: postgres, TEST_REDIS_URL: redis } = process.env;
if (!postgres || !redis) throw new Error('TEST_DATABASE_URL and TEST_REDIS_URL name no servers.');

const random = seededRandom(Number(values.seed));
await using cluster = await startCluster({ postgres, redis, isBuilt: true });
const person = await cluster.signUp();
const pairs: Writer[][] = [];
for (let n = 0; n < Number(values.documents); n++) {
  const { id } = await person.call(createDocument, { title: '' });
  pairs.push(['left', 'right'].map((device) => new Writer(`${n}${device}`, person, id)));
}
const faults: string[] = [];
for (let round = 0; round < Number(values.rounds); round++) {
  faults.push(...(await openAndCompare()));
  await writeAndKill();
}
faults.push(...(await openAndCompare()));

const writers = pairs.flat();
const sum = (count: (writer: Writer) => number) => writers.reduce((total, each) => total + count(each), 0);
const acknowledged = sum((writer) => writer.acknowledged);
const { rounds } = values;
const sent = sum((writer) => writer.sent);
console.log(JSON.stringify({ rounds: Number(rounds), sent, acknowledged, faults: faults.length }));
for (const fault of faults.slice(0, 20)) console.error(fault);
process.exitCode = faults.length > 0 || acknowledged === 0 ? 1 : 0;

/** Opens every document twice; the balancer routes the two connections to different processes. */
async function openAndCompare(): Promise<string[]> {
  const found = pairs.map(async (pair) => {
    const docs = await Promise.all(pair.map((writer) => writer.open(cluster.url)));
    const texts = new Set(docs.map((doc) => readParagraphs(doc).join('\n')));
    const differences = texts.size > 1 ? ['two processes read one document differently'] : [];
    return [...docs.flatMap((doc) => pair.flatMap((writer) => writer.findFaults(doc))), ...differences];
  });
  return (await Promise.all(found)).flat();
}

/**
 * All users write until both sync processes have been killed, one after the other, and a web process together with the
 * first.
 */
async function writeAndKill(): Promise<void> {
  const writing = Promise.all(pairs.flat().map((writer) => writer.write(random)));
  const first = randomInt(random, 2);
  const web = cluster.web[randomInt(random, 2)] as Member;
  const sync = cluster.sync[first] as Member;
  await pause(30 + randomInt(random, 2000));
  await Promise.all([sync.kill(), web.kill()]);
  await Promise.all([sync.restart(), web.restart()]);
  const other = cluster.sync[1 - first] as Member;
  await other.kill();
  await writing;
  await other.restart();
}
