import { type Clock, createIds, manualClock, seededRandom } from '@inkstone/kernel';
import { startReconciliation } from '../../modules/orders/reconciliation/schedule.ts';
import { openShop } from '../../modules/orders/testing/shop.ts';
import { createAppleStore } from '../../providers/stores/apple/create-apple-store.ts';
import { createAppleSigner } from '../../providers/stores/apple/testing/apple-signer.ts';
import { testDay } from '../bare-server.ts';
import { createBills } from './bills.ts';
import { checkAccounts } from './check-accounts.ts';
import { checkBooks } from './check-books.ts';
import { createRandomSource } from './random-source.ts';
import { recordOrder } from './recorded-order.ts';
import { runClock } from './run-clock.ts';
import { createSimulatedUser, type SimulatedUser } from './simulated-user.ts';

/** Parameters of a run. */
export interface SubscribersOptions {
  readonly users: number;
  readonly months: number;
  readonly seed: number;
  /** Number of concurrent tasks; with 1, runs of the same seed are identical. */
  readonly lanes?: number;
}

/** Counts of events, and violations of rules. */
export interface SubscribersRun {
  readonly counts: Readonly<Record<string, number>>;
  readonly faults: readonly string[];
}

const monthLength = 30.44 * 24 * 60 * 60 * 1000;
const products = new Map([
  ['plus.month', { kind: 'tier', tier: 'plus' } as const],
  ['pro.month', { kind: 'tier', tier: 'pro' } as const],
]);

/**
 * Simulates months of renewals, cancels, failed charges, purchases with coupons, upgrades, conversions, refunds, chargebacks and
 * App Store subscriptions on a test clock, with planted differences in bills. Then compares every account with a simple
 * model, and books, notices and differences with the rules.
 */
export async function runSubscribers(options: SubscribersOptions): Promise<SubscribersRun> {
  const { users, months, seed, lanes = 8 } = options;
  const randomSource = createRandomSource(seed);
  const later: { clock?: Clock } = {};
  const signer = createAppleSigner(testDay, true, 12 * 400);
  const apple = createAppleStore(
    { bundleId: 'com.example', appId: 7, environment: 'production', products, api: null },
    { clock: manualClock(testDay) },
    { root: signer.root },
  );
  await using shop = await openShop({
    config: {
      roles: ['web'],
      refunds: { days: 7, usedPercent: 5, approvalAbove: { CNY: 1_000_000, USD: 1_000_000 } },
    },
    base: {
      stores: { apple, google: null, huawei: null, harmony: null },
      random: randomSource.random,
      ids: createIds({ now: () => later.clock?.now() ?? testDay }, randomSource.random),
    },
  });
  later.clock = shop.clock;
  await recordOrder(shop);
  await startReconciliation(shop.deps);
  const bills = createBills(shop, randomSource);
  const end = shop.clock.now() + months * monthLength;
  const lives: SimulatedUser[] = [];
  for (let user = 0; user < users; user++) {
    // Separate generators, so that concurrent accounts do not affect each other's random numbers.
    const random = seededRandom(seed * 1_000_003 + user);
    lives.push(
      await createSimulatedUser(shop, { user, random, randomSource, signer, dispute: bills.dispute }),
    );
  }
  const windows = await runClock(shop, { lives, randomSource, bills, end, lanes });
  const faults = [
    ...lives.flatMap((simulated) => simulated.faults),
    ...(await checkAccounts(shop, lives)),
    ...(await checkBooks(shop, bills)),
  ];
  const counts: Record<string, number> = { windows, planted: bills.planted.size };
  for (const simulated of lives)
    for (const [what, count] of simulated.counts) counts[what] = (counts[what] ?? 0) + count;
  const [known] = await shop.deps.db.run(
    `select (select count(*)::int from payments) as payments, (select count(*)::int from charges) as charges,
      (select count(*)::int from renewal_notices) as notices, (select count(*)::int from conversions where converted_at is not null) as conversions,
      (select count(*)::int from refunds where kind = 'chargeback') as chargebacks, (select count(*)::int from refunds) as refunds,
      (select count(*)::int from store_periods) as "storePeriods", (select count(*)::int from subscriptions) as subscriptions,
      (select count(*)::int from grants where source = 'grace') as graces,
      (select count(*)::int from orders where credit > 0 and state = 'finished') as upgrades,
      (select count(*)::int from orders where coupon_discount > 0 and state = 'finished') as "ordersWithCoupon",
      (select count(*)::int from bill_rows) as "billRows",
      (select count(*)::int from catalogue_prices where valid_from > 0) as "priceChanges", (select count(*)::int from price_notices) as "pricesTold",
      (select count(*)::int from renewal_consents where kind = 'price') as "pricesAgreed",
      (select count(*)::int from charges where outcome in ('declined', 'failed')) as "chargesDeclined",
      (select count(*)::int from orders where period_no > 1 and state = 'finished') as renewals`,
  );
  for (const [what, count] of Object.entries(known ?? {})) counts[what] = Number(count);
  const ends = await shop.deps.db.run(
    `select coalesce(end_reason, state) as reason, count(*)::int as count from subscriptions group by 1 order by 1`,
  );
  for (const { reason, count } of ends) counts[`subscriptions ${reason}`] = Number(count);
  return { counts, faults };
}
