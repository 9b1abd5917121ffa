import {
  addStoreFact,
  changeStoreGrant,
  entitlementOf,
  type GrantedStoreTime,
  type KnownStorePeriod,
  nextStoreCheck,
  type StoreFact,
  type StorePurchase,
  type StoreTime,
} from '@inkstone/domain/subscriptions';
import { type Instant, instant } from '@inkstone/kernel';
import type { Deps } from '../../deps.ts';
import type { Sql } from '../../platform/db/database.ts';
import { scheduleDue } from '../../platform/due/index.ts';
import { pinTime, revokePinned } from '../membership/index.ts';
import {
  changePurchase,
  findPeriods,
  findVoids,
  type PeriodRow,
  type PurchaseRow,
  setPeriod,
} from './store.ts';

/** The kind of due rows that query a store about one subscription. */
export const checkKind = 'store-check';

type Granting = Pick<Deps, 'ids' | 'clock'>;

/**
 * Adds facts to a locked purchase, and grants or revokes what its entitlement gained or lost. Returns whether the
 * entitlement or the state changed. Never changes grants of other accounts.
 */
export async function applyFacts(
  deps: Granting,
  sql: Sql,
  row: PurchaseRow,
  facts: readonly StoreFact[],
): Promise<boolean> {
  const [rows, voids] = await Promise.all([findPeriods(sql, row), findVoids(sql, row)]);
  const known: StorePurchase = {
    periods: new Map(rows.map((one) => [one.transactionId, readPeriod(one)])),
    voids: new Map(voids.map(({ transactionId, at }) => [transactionId, instant(at)])),
    status: readStatus(row),
    replacedAt: atOrNull(row.replacedAt),
  };
  const next = facts.reduce(addStoreFact, known);
  await saveStatus(sql, row, next);
  const at = nextStoreCheck(next, deps.clock.now());
  const ref = `${row.store}/${row.subscriptionId}`;
  if (at !== null) await scheduleDue(sql, { kind: checkKind, ref, at });
  let isChanged = next.status?.state !== known.status?.state || next.status?.renews !== known.status?.renews;
  for (const time of entitlementOf(next)) {
    const period = next.periods.get(time.transactionId);
    if (!period) continue;
    const before = rows.find(({ transactionId }) => transactionId === time.transactionId) ?? null;
    const granted = await grantDifference(deps, sql, row, { time, before });
    await setPeriod(sql, { ...rowOf(row, period), ...granted });
    isChanged ||= granted.grantedTo !== (before?.grantedTo ?? null);
  }
  return isChanged;
}

type GrantedPeriod = Pick<PeriodRow, 'grantedTo' | 'grantedTier' | 'periodNo'>;

/** Revokes the grants of a period, or adds one, when its entitlement has changed; otherwise changes nothing. */
async function grantDifference(
  deps: Granting,
  sql: Sql,
  { store, accountId }: PurchaseRow,
  { time, before }: { readonly time: StoreTime; readonly before: PeriodRow | null },
): Promise<GrantedPeriod> {
  const source = { source: 'store', sourceId: `${store}/${time.transactionId}` };
  const { steps, granted } = changeStoreGrant(time, readGranted(before), deps.clock.now());
  let last = before?.periodNo ?? 0;
  for (const step of steps) {
    if (step.kind === 'grant') {
      const { tier, from, to } = step;
      await pinTime(deps, sql, { accountId, tier, from, to }, { ...source, periodNo: ++last });
      continue;
    }
    for (let periodNo = 1; periodNo <= last; periodNo++)
      await revokePinned(sql, accountId, { ...source, periodNo }, step.at);
  }
  return { grantedTo: granted?.to ?? null, grantedTier: granted?.tier ?? null, periodNo: last };
}

function readGranted(before: PeriodRow | null): GrantedStoreTime | null {
  if (!before || before.grantedTo === null || before.grantedTier === null) return null;
  return { to: instant(before.grantedTo), tier: before.grantedTier };
}

async function saveStatus(sql: Sql, row: PurchaseRow, { status, replacedAt }: StorePurchase): Promise<void> {
  if (!status) {
    if (replacedAt !== row.replacedAt) await changePurchase(sql, row, { replacedAt });
    return;
  }
  const { state, version: stateAt, productId, renews, graceUntil, nextAt, nextAmount, nextCurrency } = status;
  const described = { productId, renews, graceUntil, nextAt, nextAmount, nextCurrency };
  await changePurchase(sql, row, { state, stateAt, replacedAt, ...described });
}

function readStatus(row: PurchaseRow): StorePurchase['status'] {
  const { state, stateAt, productId, renews, graceUntil, nextAt, nextAmount, nextCurrency } = row;
  if (state === null || stateAt === null) return null;
  return {
    ...{ kind: 'status', version: stateAt, state, productId, renews, nextAmount, nextCurrency },
    ...{ graceUntil: atOrNull(graceUntil), nextAt: atOrNull(nextAt) },
  };
}

function readPeriod(row: PeriodRow): KnownStorePeriod {
  const { transactionId, signedAt: version, tier, firstSeen } = row;
  return {
    ...{ transactionId, version, tier, firstSeen, from: atOrNull(row.fromAt), to: instant(row.toAt) },
    revokedAt: atOrNull(row.revokedAt),
  };
}

function rowOf({ store, subscriptionId, accountId }: PurchaseRow, period: KnownStorePeriod) {
  const { transactionId, version: signedAt, tier, from: fromAt, to: toAt, revokedAt, firstSeen } = period;
  return {
    ...{ store, subscriptionId, accountId, transactionId, signedAt, tier },
    ...{ fromAt, toAt, revokedAt, firstSeen },
  };
}

function atOrNull(at: number | null): Instant | null {
  return at === null ? null : instant(at);
}
