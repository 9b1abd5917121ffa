import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { minute, randomInt, seededRandom } from '@inkstone/kernel';
import {
  findMoneyFaults,
  orderNoOf,
  paidNotice,
  postNotice,
  seedOrders,
  wechatPayEnvironment,
} from '../../support/paid-by-wechat.ts';
import { startServer } from '../../support/server-process.ts';
import { withDatabase } from '../with-database.ts';

/**
 * `kill-server.ts --rounds 200 --seed 1`: kills the production server with -9 at random moments while payment notices of
 * WeChat Pay arrive, eight concurrently and some twice. The moment is derived from measurements of the run: after a random
 * number of answers of this round (often none), and a random part of the duration of a notice. Acknowledged notices are not
 * sent again; all others are, as the provider does. At the end each payment must be granted exactly once, and no other
 * order. SIGINT ends the run after the current round and evaluates it. On PostgreSQL if TEST_DATABASE_URL names a server,
 * otherwise embedded.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
  },
});
let rounds = Number(values.rounds);
const random = seededRandom(Number(values.seed));
const perRound = 40;
const atOnce = 8;
/** The kill follows after at most this number of answers in its round. */
const maxAnswers = 24;

await using server = await startServer({
  settings: { ...wechatPayEnvironment, LOG_LEVEL: 'warn' },
  timeout: 10 * minute,
});
await server.stop();
// The last orders are never paid.
await withDatabase(server, (db) => seedOrders(db, 1, (rounds + 1) * perRound));

/** Times between notice and answer in ms, newest last: of the first notices after a start, and of others. */
const latencies = { first: [] as number[], later: [] as number[] };
const acknowledged = new Set<number>();
const sent = new Set<number>();
const refusals: string[] = [];
let cut = 0;
let isEnding = false;
const kinds = { both: 0, onlyAcknowledged: 0, onlyCut: 0, neither: 0 };
process.once('SIGINT', () => {
  isEnding = true;
});
for (let round = 0; round < rounds; round++) {
  await server.restart();
  const before = acknowledged.size;
  const lost = [...sent].filter((serial) => !acknowledged.has(serial));
  const fresh = Array.from({ length: perRound }, (_, index) => round * perRound + index + 1);
  const answers = createCounter();
  // Interrupted notices come first; as often they are sent among others.
  const working = deliver([...lost, ...fresh], answers);
  // One round in eight is interrupted before its first answer.
  const wanted = randomInt(random, 8) === 0 ? 0 : 1 + randomInt(random, maxAnswers);
  await answers.reached(wanted);
  await pause((randomInt(random, 1000) / 1000) * median(wanted === 0 ? latencies.first : latencies.later));
  await server.kill();
  const cutNow = await working;
  cut += cutNow;
  const wasAnswered = acknowledged.size > before;
  if (cutNow > 0) kinds[wasAnswered ? 'both' : 'onlyCut']++;
  else kinds[wasAnswered ? 'onlyAcknowledged' : 'neither']++;
  if ((round + 1) % 20 === 0)
    console.error(`${round + 1} kills, ${acknowledged.size} acknowledged, ${cut} cut off`);
  if (isEnding) rounds = round + 1;
}
await server.restart();
await deliver([...sent].filter((serial) => !acknowledged.has(serial)));
await server.stop();
const paid = new Set([...acknowledged].map(orderNoOf));
const faults = [...refusals, ...(await withDatabase(server, (db) => findMoneyFaults(db, paid)))];
if (acknowledged.size !== sent.size) faults.push(`${sent.size - acknowledged.size} were never acknowledged`);

const engine = server.databaseUrl === null ? 'embedded' : 'postgres';
const counts = { sent: sent.size, acknowledged: acknowledged.size, cut, ...kinds, faults: faults.length };
const notice = { first: Math.round(median(latencies.first)), later: Math.round(median(latencies.later)) };
console.log(JSON.stringify({ engine, rounds, ...counts, msOfNotice: notice }));
for (const fault of faults.slice(0, 20)) console.error(fault);
// A run in which few kills interrupt a notice after others were answered would prove nothing.
if (kinds.both * 2 < rounds) console.error('Fewer than half of the rounds had both answers and cut notices');
process.exitCode = faults.length > 0 || kinds.both * 2 < rounds ? 1 : 0;

type Counter = ReturnType<typeof createCounter>;

/**
 * Posts notices until all are answered or the server is down; returns how many were interrupted while they were processed.
 */
async function deliver(serials: readonly number[], answers = createCounter()): Promise<number> {
  const next = serials.values();
  let [isStopped, cutOff] = [false, 0];
  const work = async () => {
    for (const serial of next) {
      if (isStopped) return;
      const notice = paidNotice(serial);
      sent.add(serial);
      const times = serial % 5 === 0 ? 2 : 1;
      const statuses = await Promise.all(Array.from({ length: times }, () => post(notice, answers)));
      if (statuses.includes(204)) acknowledged.add(serial);
      for (const status of statuses) {
        if (status === null) [isStopped, cutOff] = [true, cutOff + 1];
        else if (status !== 204) refusals.push(`a notice was answered ${status}`);
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return cutOff;
}

async function post(notice: ReturnType<typeof paidNotice>, answers: Counter): Promise<number | null> {
  const begun = performance.now();
  const status = await postNotice(server.url, notice);
  if (status === null) return null;
  const times = answers.count < atOnce ? latencies.first : latencies.later;
  times.push(performance.now() - begun);
  answers.add();
  return status;
}

/** Counts answers, and resolves when a given number is reached. */
function createCounter() {
  const waiting = new Map<number, () => void>();
  return {
    count: 0,
    add() {
      this.count++;
      waiting.get(this.count)?.();
    },
    reached(wanted: number): Promise<void> {
      return new Promise((resolve) => {
        if (this.count >= wanted) resolve();
        else waiting.set(wanted, resolve);
      });
    },
  };
}

/** Returns the median of the newest hundred times, in ms; 50 before the first. */
function median(times: readonly number[]): number {
  const newest = times.slice(-100).sort((a, b) => a - b);
  return newest[newest.length >> 1] ?? 50;
}
