import { parseArgs } from 'node:util';
import { runRandomNotices } from '../../apps/server/src/modules/orders/testing/random-notices.ts';
import { openShop } from '../../apps/server/src/modules/orders/testing/shop.ts';

/**
 * `payments.ts --notices 10000 --seed 1`: sends random payment notices (valid, forged, repeated, late, reordered,
 * mismatched) through the notice routes while orders expire, and compares payments, orders, grants, refunds and ledger
 * with a model. On the server of TEST_DATABASE_URL, or on the embedded database.
 */
const { values } = parseArgs({
  options: { notices: { type: 'string', default: '10000' }, seed: { type: 'string', default: '1' } },
});
await using shop = await openShop({ config: { roles: ['web'] } });
const { sent, forged, faults } = await runRandomNotices(shop, Number(values.seed), Number(values.notices));
console.log(`${sent} notices, ${forged} of them forged, ${faults.length} faults`);
for (const fault of faults.slice(0, 20)) console.log(`  ${fault}`);
process.exitCode = faults.length > 0 ? 1 : 0;
