import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import {
  runSubscribers,
  type SubscribersRun,
} from '../../apps/server/src/testing/subscribers/run-subscribers.ts';
import { overSocket } from './over-socket.ts';

/**
 * `subscriptions.ts --users 1000 --months 36 --seed 1`: simulates months of renewals, cancels, failed charges, purchases, upgrades,
 * conversions, refunds, chargebacks, price changes and App Store subscriptions on a test clock. Compares every account with a
 * simple model, and books, notices and bills with the rules. With `--lanes 1` runs of the same seed are identical;
 * `--processes 2` divides the accounts among processes, each with its own database. Uses the server of TEST_DATABASE_URL, by
 * its Unix socket if it has one, or the embedded database.
 */
const { values } = parseArgs({
  options: {
    users: { type: 'string', default: '1000' },
    months: { type: 'string', default: '36' },
    seed: { type: 'string', default: '1' },
    lanes: { type: 'string', default: '8' },
    processes: { type: 'string', default: '1' },
    // Print only the result, as JSON.
    part: { type: 'boolean', default: false },
  },
});
const { users, months, seed, lanes, processes } = values;

/** Counts that must not be zero in a long run. */
const everything = [
  ...['renewals', 'notices', 'chargesDeclined', 'graces', 'cancel', 'upgrades', 'conversions', 'refunds'],
  ...[
    'chargebacks',
    'storePeriods',
    'ordersWithCoupon',
    'priceChanges',
    'pricesTold',
    'pricesAgreed',
    'planted',
  ],
  ...['subscriptions user', 'subscriptions lapsed', 'subscriptions provider', 'subscriptions unsigned'],
];

interface Part extends SubscribersRun {
  /** Processor time of the process, in s. */
  readonly busy: number;
}

async function runHere(): Promise<Part> {
  const server = process.env.TEST_DATABASE_URL;
  if (server) process.env.TEST_DATABASE_URL = await overSocket(server);
  const run = await runSubscribers({
    ...{ users: Number(users), months: Number(months), seed: Number(seed), lanes: Number(lanes) },
  });
  const { user, system } = process.cpuUsage();
  return { ...run, busy: Math.round((user + system) / 1e6) };
}

async function runElsewhere(count: number): Promise<Part[]> {
  const run = promisify(execFile);
  const shareOf = (at: number) =>
    Math.floor((Number(users) * (at + 1)) / count) - Math.floor((Number(users) * at) / count);
  return Promise.all(
    Array.from({ length: count }, async (_, at): Promise<Part> => {
      const options = [
        '--users',
        `${shareOf(at)}`,
        '--months',
        months,
        '--seed',
        `${Number(seed) * 1000 + at}`,
      ];
      const program = [fileURLToPath(import.meta.url), ...options, '--lanes', lanes, '--part'];
      const { stdout } = await run(process.execPath, program, { maxBuffer: 100 * 1024 * 1024 });
      return JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
    }),
  );
}

if (values.part) console.log(JSON.stringify(await runHere()));
else {
  const begun = Date.now();
  const count = Number(processes);
  const parts = count > 1 ? await runElsewhere(count) : [await runHere()];
  const faults = parts.flatMap((part) => part.faults);
  const counts: Record<string, number> = {};
  for (const part of parts)
    for (const [what, found] of Object.entries(part.counts)) counts[what] = (counts[what] ?? 0) + found;
  // In a run of this length every event occurs; one that did not occur was not tested.
  if (Number(users) * Number(months) >= 1000)
    for (const what of everything) if (!counts[what]) faults.push(`nothing of this happened: ${what}`);
  const seconds = Math.round((Date.now() - begun) / 1000);
  const busy = parts.reduce((sum, part) => sum + part.busy, 0);
  console.log(
    `${users} users, ${months} months, seed ${seed}, ${count} processes: ${seconds} s (${busy} s of processor time in them), ${faults.length} faults`,
  );
  console.log(JSON.stringify(counts));
  for (const fault of faults.slice(0, 20)) console.log(`  ${fault}`);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
