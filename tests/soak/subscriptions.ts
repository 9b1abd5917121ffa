import { parseArgs } from 'node:util';
import { runRenewals } from '../../apps/server/src/modules/subscriptions/testing/run-renewals.ts';

/**
 * `subscriptions.ts --users 1000 --months 36 --seed 1`: subscribers through months of renewals, cancels and failures on a
 * moving clock. Compares payments, refunds, ledger, notices and benefits with the rules. On the server of
 * TEST_DATABASE_URL, or on the embedded database.
 */
const { values } = parseArgs({
  options: {
    users: { type: 'string', default: '1000' },
    months: { type: 'string', default: '36' },
    seed: { type: 'string', default: '1' },
  },
});
const begun = Date.now();
const { charged, faults, ...counts } = await runRenewals({
  users: Number(values.users),
  months: Number(values.months),
  seed: Number(values.seed),
});
const seconds = Math.round((Date.now() - begun) / 1000);
console.log(
  `${values.users} users, ${values.months} months: ${charged} charges, ${seconds} s, ${faults.length} faults`,
);
console.log(JSON.stringify(counts));
for (const fault of faults.slice(0, 20)) console.log(`  ${fault}`);
process.exitCode = faults.length > 0 ? 1 : 0;
