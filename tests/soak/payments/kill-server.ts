import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { randomInt, seededRandom } from '@inkstone/kernel';
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
 * `kill-server.ts --rounds 200 --seed 1`: kills the production server with -9 at random moments while WeChat Pay's notices
 * of payments arrive, eight at once and some twice. What was acknowledged is not sent again; everything else is, as the
 * provider does. At the end each payment must be granted once, and no other order. On PostgreSQL when TEST_DATABASE_URL
 * names a server, else embedded.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    /** Maximum time between the first notice and the kill, in ms. */
    window: { type: 'string', default: '120' },
  },
});
const rounds = Number(values.rounds);
const random = seededRandom(Number(values.seed));
const perRound = 40;
const atOnce = 8;

await using server = await startServer({ settings: { ...wechatPayEnvironment, LOG_LEVEL: 'warn' } });
await server.stop();
// The last orders are never paid.
await withDatabase(server, (db) => seedOrders(db, 1, (rounds + 1) * perRound));

const acknowledged = new Set<number>();
const sent = new Set<number>();
const refusals: string[] = [];
let cut = 0;
for (let round = 0; round < rounds; round++) {
  await server.restart();
  const lost = [...sent].filter((serial) => !acknowledged.has(serial));
  const fresh = Array.from({ length: perRound }, (_, index) => round * perRound + index + 1);
  // Those that were cut off come first, as often as not among others.
  const working = deliver([...lost, ...fresh]);
  await pause(randomInt(random, Number(values.window)));
  await server.kill();
  cut += await working;
  if ((round + 1) % 20 === 0)
    console.error(`${round + 1} kills, ${acknowledged.size} acknowledged, ${cut} cut off`);
}
await server.restart();
await deliver([...sent].filter((serial) => !acknowledged.has(serial)));
await server.stop();
const paid = new Set([...acknowledged].map(orderNoOf));
const faults = [...refusals, ...(await withDatabase(server, (db) => findMoneyFaults(db, paid)))];
if (acknowledged.size !== sent.size) faults.push(`${sent.size - acknowledged.size} were never acknowledged`);

const engine = server.databaseUrl === null ? 'embedded' : 'postgres';
const counts = { sent: sent.size, acknowledged: acknowledged.size, cut, faults: faults.length };
console.log(JSON.stringify({ engine, rounds, ...counts }));
for (const fault of faults.slice(0, 20)) console.error(fault);
process.exitCode = faults.length > 0 || cut === 0 || acknowledged.size < rounds ? 1 : 0;

/** Posts notices until all are answered or the server is gone; returns how many were cut off while they were handled. */
async function deliver(serials: readonly number[]): Promise<number> {
  const next = serials.values();
  let [isGone, cutOff] = [false, 0];
  const work = async () => {
    for (const serial of next) {
      if (isGone) return;
      const notice = paidNotice(serial);
      sent.add(serial);
      const times = serial % 5 === 0 ? 2 : 1;
      const statuses = await Promise.all(Array.from({ length: times }, () => postNotice(server.url, notice)));
      if (statuses.includes(204)) acknowledged.add(serial);
      for (const status of statuses) {
        if (status === null) [isGone, cutOff] = [true, cutOff + 1];
        else if (status !== 204) refusals.push(`a notice was answered ${status}`);
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return cutOff;
}
