import { placeSpans, resolveMonths } from '@inkstone/domain/membership';
import { day, type Instant } from '@inkstone/kernel';
import type { Deps } from '../../../deps.ts';
import type { Sql } from '../../../platform/db/database.ts';
import type { Plan } from '../catalogue/item.ts';
import { readItems } from '../catalogue/store.ts';
import { grantWords } from '../words/grant-words.ts';
import { findGrants, hasGranted, insertGrant, lockTimeline, replaceSpans } from './store.ts';

/** An item of the catalogue for an account, and what caused it. */
export interface Granting {
  readonly accountId: string;
  readonly itemId: string;
  readonly quantity: number;
  readonly source: 'order';
  readonly sourceId: string;
  readonly at: Instant;
}

/**
 * Grants what somebody bought, in the transaction of the payment: time of a tier, or words. False if the source was
 * granted already.
 */
export async function grant(deps: Pick<Deps, 'ids'>, sql: Sql, granting: Granting): Promise<boolean> {
  const { itemId, quantity } = granting;
  const item = (await readItems(sql)).find(({ id }) => id === itemId);
  if (!item) throw new Error(`There is no item ${itemId}`);
  if (item.kind === 'vip') return grantTime(deps, sql, item, granting);
  const { accountId, source, sourceId, at } = granting;
  return grantWords(deps, sql, {
    ...{ accountId, source, sourceId, at },
    ...{ words: item.words * quantity, days: item.days },
  });
}

async function grantTime(
  { ids }: Pick<Deps, 'ids'>,
  sql: Sql,
  { tier, term }: Plan,
  { accountId, quantity, at, source, sourceId }: Granting,
): Promise<boolean> {
  await lockTimeline(sql, accountId);
  const from = { source, sourceId, periodNo: 1 };
  if (await hasGranted(sql, from)) return false;
  const before = await findGrants(sql, accountId);
  const made = { id: ids.next(), tier, grantedAt: at };
  const length =
    'months' in term
      ? resolveMonths(before, { ...made, months: term.months * quantity })
      : { length: term.days * quantity * day, anchorDay: null };
  const added = { ...made, ...length, kind: 'floating' as const, revokedAt: null };
  await insertGrant(sql, accountId, added, from);
  await replaceSpans(sql, accountId, placeSpans([...before, added]));
  return true;
}
