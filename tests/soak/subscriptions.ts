import { parseArgs } from 'node:util';
import { runSubscribers } from '../../apps/server/src/testing/subscribers/run-subscribers.ts';

/**
 * `subscriptions.ts --users 1000 --months 36 --seed 1`: accounts through months of renewals, cancels, failed charges, purchases,
 * upgrades, conversions, refunds, chargebacks and subscriptions of the App Store on a moving clock. Compares every account
 * with a plain model, and books, notices and bills with the rules. On the server of TEST_DATABASE_URL, or on the embedded
 * database.
 */
const { values } = parseArgs({
  options: {
    users: { type: 'string', default: '1000' },
    months: { type: 'string', default: '36' },
    seed: { type: 'string', default: '1' },
  },
});
const begun = Date.now();
const seed = Number(values.seed);
const { faults, counts } = await runSubscribers({
  ...{ users: Number(values.users), months: Number(values.months), seed },
});
const seconds = Math.round((Date.now() - begun) / 1000);
const { user, system } = process.cpuUsage();
const busy = Math.round((user + system) / 1e6);
console.log(
  `${values.users} users, ${values.months} months, seed ${seed}: ${seconds} s (${busy} s of this process), ${faults.length} faults`,
);
console.log(JSON.stringify(counts));
for (const fault of faults.slice(0, 20)) console.log(`  ${fault}`);
process.exitCode = faults.length > 0 ? 1 : 0;
