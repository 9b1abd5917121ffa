import { placeSpans, resolveMonths, timeLeft } from '@inkstone/domain/membership';
import { day, type Instant } from '@inkstone/kernel';
import type { Deps } from '../../../deps.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { together } from '../../../platform/db/statements.ts';
import type { Plan } from '../catalogue/item.ts';
import { findItem } from '../catalogue/store.ts';
import { insertEdges } from '../lineage/store.ts';
import { grantWords } from '../words/grant-words.ts';
import { pinTime } from './pinned.ts';
import { findGrants, hasGranted, insertGrant, lockTimeline, replaceSpans, revokeGrants } from './store.ts';

/** An item to grant to an account, and the cause of the grant. */
export interface Granting {
  readonly accountId: string;
  readonly itemId: string;
  readonly quantity: number;
  readonly source: 'order' | 'trial';
  readonly sourceId: string;
  readonly at: Instant;
  /** For an upgrade: grants whose unused time lowered its price, and which end. */
  readonly upgraded?: readonly UpgradedGrant[];
  /** Dates of a provider that determines the period; the grant is pinned to them. */
  readonly period?: { readonly from: Instant; readonly to: Instant } | undefined;
}

/** A grant that lowered the price of an upgrade by `credit`, in minor units. */
export interface UpgradedGrant {
  readonly grantId: string;
  readonly credit: number;
}

/**
 * Grants a purchased or free item, in the transaction of the payment or claim: time of a tier, or words.
 * False if this source has granted already.
 */
export async function grant(deps: Pick<Deps, 'ids'>, sql: Sql, granting: Granting): Promise<boolean> {
  const { itemId, quantity } = granting;
  const item = await findItem(sql, itemId);
  if (!item) throw new Error(`There is no item ${itemId}`);
  if (item.kind === 'vip')
    return granting.period
      ? grantPeriod(deps, sql, item, { ...granting, period: granting.period })
      : grantTime(deps, sql, item, granting);
  const { accountId, source, sourceId, at } = granting;
  return grantWords(deps, sql, {
    ...{ accountId, source, sourceId, at, purpose: 'inspire' as const },
    ...{ words: item.words * quantity, days: item.days },
  });
}

/** Time of a tier that extends a period while its renewal is being charged. */
export interface Extension {
  readonly accountId: string;
  readonly tier: Plan['tier'];
  /** In ms. */
  readonly length: number;
  readonly subscriptionId: string;
  readonly periodNo: number;
  readonly at: Instant;
}

/** Extends a period once, in the caller's transaction. */
export async function grantExtension({ ids }: Pick<Deps, 'ids'>, sql: Sql, given: Extension): Promise<void> {
  const { accountId, tier, length, subscriptionId, periodNo, at } = given;
  const from = { source: 'grace', sourceId: subscriptionId, periodNo };
  await lockTimeline(sql, accountId);
  if (await hasGranted(sql, from)) return;
  const before = await findGrants(sql, accountId);
  const added = {
    ...{ id: ids.next(), tier, kind: 'floating' as const, grantedAt: at, length },
    ...{ anchorDay: null, revokedAt: null },
  };
  await insertGrant(sql, accountId, added, from);
  await replaceSpans(sql, accountId, placeSpans([...before, added]));
}

async function grantPeriod(
  deps: Pick<Deps, 'ids'>,
  sql: Sql,
  { tier }: Plan,
  { accountId, source, sourceId, period }: Granting & { readonly period: NonNullable<Granting['period']> },
): Promise<boolean> {
  const from = { source, sourceId, periodNo: 1 };
  await lockTimeline(sql, accountId);
  if (await hasGranted(sql, from)) return false;
  await pinTime(deps, sql, { accountId, tier, ...period }, from);
  return true;
}

async function grantTime(
  { ids }: Pick<Deps, 'ids'>,
  sql: Sql,
  { tier, term }: Plan,
  { accountId, quantity, at, source, sourceId, upgraded = [] }: Granting,
): Promise<boolean> {
  const from = { source, sourceId, periodNo: 1 };
  // The statements are sent together and run in sequence: the grants are read after the timeline is locked.
  const [, isRepeated, found] = await together([
    lockTimeline(sql, accountId),
    hasGranted(sql, from),
    findGrants(sql, accountId),
  ]);
  if (isRepeated) return false;
  const ended = new Set(upgraded.map(({ grantId }) => grantId));
  const before = found.map((one) => (ended.has(one.id) && !one.revokedAt ? { ...one, revokedAt: at } : one));
  const base = { id: ids.next(), tier, grantedAt: at };
  const length =
    'months' in term
      ? resolveMonths(before, { ...base, months: term.months * quantity })
      : { length: term.days * quantity * day, anchorDay: null };
  const added = { ...base, ...length, kind: 'floating' as const, revokedAt: null };
  await together([
    insertGrant(sql, accountId, added, from),
    replaceSpans(sql, accountId, placeSpans([...before, added])),
  ]);
  if (upgraded.length > 0) {
    const spans = placeSpans(found);
    await revokeGrants(sql, [...ended], at);
    await insertEdges(
      sql,
      upgraded.map(({ grantId, credit }) => ({
        ...{ accountId, childId: base.id, parentId: grantId, kind: 'upgraded' as const, credit },
        length: timeLeft(spans, grantId, at),
      })),
    );
  }
  return true;
}
