import { instant } from '@inkstone/kernel';
import type { Deps } from '../../deps.ts';
import type { Sql } from '../../platform/db/database.ts';
import { scheduleDue } from '../../platform/due/index.ts';
import type { StoreName, StoreSnapshot, StoreVoid } from '../../ports/store-verifier.ts';
import { findItem, grantWords, restoreStoreWords, revokeStoreWords } from '../membership/index.ts';
import { applyFacts } from './apply-facts.ts';
import {
  bindPurchase,
  changePurchase,
  findVoids,
  insertVoid,
  lockPurchase,
  type PurchaseRow,
} from './store.ts';

type Recording = Pick<Deps, 'ids' | 'clock'>;

/** The kind of the due rows that confirm deliveries to a store. */
export const confirmKind = 'store-confirm';

/**
 * Binds a purchase to an account, unless it belongs to another one, and returns it locked. The owner of the purchase that it
 * replaces also owns it, unless the app named the account.
 */
export async function bindSnapshot(
  { clock }: Recording,
  sql: Sql,
  store: StoreName,
  snapshot: StoreSnapshot,
  accountId: string,
): Promise<PurchaseRow | 'taken'> {
  const { ref, purchaseId, replaces, accountToken } = snapshot;
  const newRow: PurchaseRow = {
    ...{ store, subscriptionId: purchaseId, accountId, boundAt: clock.now(), kind: ref.kind },
    ...{ productId: ref.productId, token: ref.token, number: ref.number, state: null, stateAt: null },
    ...{ renews: false, graceUntil: null, nextAt: null, nextAmount: null, nextCurrency: null },
    ...{ replacedAt: null, confirmedAt: null },
  };
  if (replaces && accountToken === null) {
    const before = await lockPurchase(sql, { store, subscriptionId: replaces.purchaseId });
    if (before && before.accountId !== accountId) return 'taken';
  }
  const row = await bindPurchase(sql, newRow);
  return row.accountId === accountId ? row : 'taken';
}

/** Applies the state that a store reported to a locked purchase. Returns whether anything changed. */
export async function recordSnapshot(
  deps: Recording,
  sql: Sql,
  row: PurchaseRow,
  snapshot: StoreSnapshot,
): Promise<boolean> {
  const { store } = row;
  const { ref, replaces, words } = snapshot;
  if (ref.token !== row.token || ref.number !== row.number)
    await changePurchase(sql, row, { token: ref.token, number: ref.number });
  const isChanged = words
    ? await recordWords(deps, sql, row, snapshot)
    : await applyFacts(deps, sql, row, snapshot.facts);
  if (replaces) await endReplaced(deps, sql, row, snapshot, replaces);
  if (snapshot.needsConfirmation && !snapshot.isPending) {
    const due = { kind: confirmKind, ref: `${store}/${row.subscriptionId}`, at: deps.clock.now() };
    await scheduleDue(sql, due);
  }
  return isChanged;
}

/**
 * Ends the purchase that was replaced by another one. If no account has submitted it yet, it is bound, so that it stays
 * ended.
 */
async function endReplaced(
  deps: Recording,
  sql: Sql,
  row: PurchaseRow,
  { ref }: StoreSnapshot,
  { purchaseId, at }: NonNullable<StoreSnapshot['replaces']>,
): Promise<void> {
  const unknown = { token: '', number: '', state: null, stateAt: null, replacedAt: at, confirmedAt: null };
  const key = { ...row, ...unknown, subscriptionId: purchaseId, productId: ref.productId };
  const before = await bindPurchase(sql, key);
  await applyFacts(deps, sql, before, [{ kind: 'replaced', at }]);
}

/**
 * Grants words once for each payment, revokes the unused ones when the payment is returned, and restores them when the store takes
 * the return back. An older statement than the last one changes nothing.
 */
async function recordWords(
  deps: Recording,
  sql: Sql,
  row: PurchaseRow,
  { words, isPending }: StoreSnapshot,
): Promise<boolean> {
  if (!words) return false;
  const at = deps.clock.now();
  const { version } = words;
  const stateAt = version ?? at;
  const isOld = version !== null && row.stateAt !== null && version < row.stateAt;
  const isFinal = row.state === 'ended' && (version === null || version === row.stateAt);
  if (isOld || isFinal) return false;
  if (isPending) {
    await changePurchase(sql, row, { state: 'pending', stateAt });
    return row.state !== 'pending';
  }
  const { store, accountId } = row;
  const voided = await findVoids(sql, row);
  const isReturned = words.revokedAt !== null || voided.length > 0;
  const sourceId = `${store}/${words.transactionId}`;
  const change = {
    accountId,
    sourceId,
    at,
    refundId: version === null ? sourceId : `${sourceId}/${version}`,
  };
  if (isReturned) await revokeStoreWords(deps, sql, change);
  const granted = isReturned ? false : await giveWords(deps, sql, accountId, { ...words, sourceId });
  if (!isReturned && !granted && row.state === 'ended')
    await restoreStoreWords(deps, sql, { ...change, since: instant(row.stateAt ?? at) });
  const state = isReturned ? 'ended' : 'active';
  await changePurchase(sql, row, { state, stateAt });
  return granted || state !== row.state;
}

async function giveWords(
  deps: Recording,
  sql: Sql,
  accountId: string,
  { itemId, quantity, sourceId }: NonNullable<StoreSnapshot['words']> & { readonly sourceId: string },
): Promise<boolean> {
  const item = await findItem(sql, itemId);
  if (item?.kind !== 'ai') throw new Error(`The package ${itemId} of the settings is not in the catalogue`);
  const packageFields = { purpose: 'inspire', source: 'store', days: item.days } as const;
  const words = item.words * quantity;
  return grantWords(deps, sql, { accountId, words, ...packageFields, sourceId, at: deps.clock.now() });
}

/** Applies a returned payment. It is stored even if the purchase belongs to no account yet. Returns whether it is new. */
export async function recordVoid(
  deps: Recording,
  sql: Sql,
  store: StoreName,
  { transactionId, purchaseId: subscriptionId, at }: StoreVoid,
): Promise<boolean> {
  const isNew = await insertVoid(sql, { store, transactionId, subscriptionId, at });
  const row = isNew ? await lockPurchase(sql, { store, subscriptionId }) : null;
  if (!row) return isNew;
  if (row.kind === 'subscription') {
    await applyFacts(deps, sql, row, [{ kind: 'void', transactionId, at: instant(at) }]);
    return true;
  }
  const sourceId = `${store}/${transactionId}`;
  const { accountId } = row;
  await revokeStoreWords(deps, sql, { accountId, sourceId, refundId: sourceId, at: deps.clock.now() });
  await changePurchase(sql, row, { state: 'ended', stateAt: deps.clock.now() });
  return true;
}
