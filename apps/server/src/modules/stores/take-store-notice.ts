import { AppError } from '@inkstone/contracts';
import type { Deps } from '../../deps.ts';
import type { Sql } from '../../platform/db/database.ts';
import type { WebhookUseCase } from '../../platform/http/webhook-route.ts';
import type { StoreName, StoreNotice, StoreSnapshot, StoreVerifier } from '../../ports/store-verifier.ts';
import { findRegistration } from '../accounts/index.ts';
import { raiseNoticeAlarm } from '../orders/index.ts';
import { bindSnapshot, recordSnapshot, recordVoid } from './record-snapshot.ts';
import { hasNotice, insertNotice, lockPurchase } from './store.ts';

/** Maximum number of unauthenticated texts stored for each alarm. */
const maxUnauthenticated = 100;

/**
 * Processes a notification of a store: verifies it, queries the store if the notification only reports a change, then stores
 * and applies it in one transaction. A notification of an unknown type is accepted too, so that it is not repeated
 * endlessly; if the store does not respond, the reply is 503, so that the notification is repeated.
 */
export function takeStoreNotice(store: StoreName): WebhookUseCase {
  return async (deps, { headers, body }) => {
    const verifier = deps.stores[store];
    if (!verifier) throw new AppError('not_found');
    const reading = await verifier.readNotice({ headers, body });
    if (reading.kind === 'unknown') return requestRepetition(deps, store, reading.detail);
    if (reading.kind === 'denied') {
      countAlarm(deps, store, 'denied');
      deps.log.warn('a notification of a store was denied', { store, fault: reading.fault });
      return { status: 403 };
    }
    const { eventKey, type } = reading;
    if (await hasNotice(deps.db.sql, { store, eventKey })) return {};
    if (reading.weight !== 'normal') await recordForReview(deps, store, reading, body);
    const reported = await readReported(verifier, reading);
    if (reported.kind === 'unknown') return requestRepetition(deps, store, reported.detail);
    // The store may no longer know a purchase whose payment was returned.
    const isVoid = reading.voided !== null && reported.kind === 'denied' && reported.fault === 'gone';
    if (reported.kind === 'denied' && !isVoid) {
      // Nothing is stored as handled: not every notification is signed. A repetition would be denied too.
      countAlarm(deps, store, 'denied');
      const isForm = reading.weight === 'normal' && reported.fault === 'format';
      if (isForm) await recordForReview(deps, store, { ...reading, weight: 'unreadable' }, body);
      deps.log.warn('a notification refers to a purchase that is denied', {
        store,
        type,
        fault: reported.fault,
      });
      return {};
    }
    await deps.db.transact(async ({ sql }) => {
      const row = { store, eventKey, type, receivedAt: deps.clock.now() };
      // Unsigned notifications are not stored: anybody can send them, and they would fill the table.
      const isNew = reading.isUnauthenticated || (await insertNotice(sql, row));
      if (!isNew) return;
      if (reading.voided) await recordVoid(deps, sql, store, reading.voided);
      if (reported.kind === 'snapshot' && reported.snapshot)
        await applySnapshot(deps, sql, store, reported.snapshot);
    });
    return {};
  };
}

/** Raises an alarm for a notification that requires manual review, even if the store does not respond about its purchase. */
async function recordForReview(
  deps: Deps,
  store: StoreName,
  notice: StoreNotice,
  body: Uint8Array,
): Promise<void> {
  const { weight, type, eventKey, content, isUnauthenticated } = notice;
  if (weight === 'normal') return;
  const textLimit = isUnauthenticated ? { maxTexts: maxUnauthenticated } : {};
  const alarmingNotice = { provider: store, kind: weight, type, eventKey, body, content, ...textLimit };
  await deps.db.transact(async ({ sql, afterCommit }) => {
    if (await raiseNoticeAlarm(deps, sql, alarmingNotice)) afterCommit(() => alarm(deps, store, notice));
  });
}

/** Returns the meaning of a notification for a purchase: from its content, or from a query to the store. */
async function readReported({ query }: StoreVerifier, reading: StoreNotice) {
  if (reading.toQuery && query) return query(reading.toQuery);
  return { kind: 'snapshot', snapshot: reading.snapshot } as const;
}

/**
 * A purchase that no account has submitted is bound if the app named an account; otherwise it is granted when it is
 * submitted.
 */
async function applySnapshot(deps: Deps, sql: Sql, store: StoreName, snapshot: StoreSnapshot): Promise<void> {
  const { purchaseId, accountToken } = snapshot;
  const known = await lockPurchase(sql, { store, subscriptionId: purchaseId });
  const row = known ?? (await bindNamed(deps, sql, store, snapshot, accountToken));
  if (row === null) return;
  if (row === 'taken')
    deps.log.warn('a purchase replaces one of another account, and was not submitted', { store });
  else await recordSnapshot(deps, sql, row, snapshot);
}

async function bindNamed(
  deps: Deps,
  sql: Sql,
  store: StoreName,
  snapshot: StoreSnapshot,
  accountId: string | null,
) {
  if (accountId === null || (await findRegistration(sql, accountId)) === null) return null;
  return bindSnapshot(deps, sql, store, snapshot, accountId);
}

function requestRepetition(deps: Deps, store: StoreName, detail: string) {
  countAlarm(deps, store, 'unavailable');
  deps.log.error('a store could not be queried about a notification', { store, detail });
  return { status: 503 };
}

function alarm(deps: Deps, store: StoreName, { weight, type, eventKey }: StoreNotice): void {
  countAlarm(deps, store, weight);
  if (weight !== 'normal') deps.log.error(messages[weight], { store, type, eventKey });
}

const messages = {
  unknown: 'a notification of a store is of an unknown type',
  unreadable: 'a notification of a store, or the answer about it, has a form that is not documented',
  alarming: 'a store reports what somebody has to act on',
} as const;

function countAlarm({ metrics }: Deps, store: StoreName, kind: string): void {
  metrics.money.storeAlarms.inc({ store, kind });
}
