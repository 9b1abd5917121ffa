import type { StoreEvent } from '@inkstone/contracts/orders';
import { later, minute, second } from '@inkstone/kernel';
import type { Sql } from '../../../platform/db/database.ts';
import { scheduleDue } from '../../../platform/due/index.ts';
import { simulatedStoreNoticeKind } from '../../../ports/store-simulator.ts';
import { requestProvider } from '../../pay/request-provider.ts';
import { outcomeOf } from '../../simulated-post.ts';
import type { SimulatorDeps } from './simulator-deps.ts';
import { addNotice, changeNotice, findNotice, findPurchase, type Notice, type Purchase } from './store.ts';
import type { StoreFormat } from './store-format.ts';

/** Delay of a late notification, and timeout of the store for a reply, in ms. */
const delay = 10 * minute;
const timeout = 5 * second;

/** The target of notifications, and the format of each store. */
export interface Sender {
  formatOf(purchase: Purchase): StoreFormat;
  origin(): string;
}

/**
 * Signs a notification of the present state of a purchase, and delivers it as the tester has set. Some stores do not report
 * every event.
 */
export async function sendNotice(
  { clock, ids }: SimulatorDeps,
  sql: Sql,
  { formatOf }: Pick<Sender, 'formatOf'>,
  purchase: Purchase,
  { says, isForged = false }: { readonly says: StoreEvent; readonly isForged?: boolean },
): Promise<void> {
  const { purchaseId, delivery } = purchase;
  const body = formatOf(purchase).notice(purchase, { says, eventId: ids.next(), isForged });
  if (body === null) return;
  const noticeId = ids.next();
  const at = later(clock.now(), delivery === 'late' ? delay : 0);
  const state = isForged ? 'due' : delivery === 'held' || delivery === 'lost' ? delivery : 'due';
  await addNotice(sql, {
    ...{ noticeId, purchaseId, says, isForged, state, tries: 0, status: null },
    body,
    ...{ times: delivery === 'twice' && !isForged ? 2 : 1, saidAt: purchase.signedAt, dueAt: at },
  });
  if (state === 'due') await scheduleDue(sql, { kind: simulatedStoreNoticeKind, ref: noticeId, at });
}

/** Posts a notification that is due, and schedules it again if it was not accepted. */
export async function postDueNotice(deps: SimulatorDeps, sender: Sender, noticeId: string): Promise<void> {
  const notice = await findNotice(deps.db.sql, noticeId);
  if (notice?.state !== 'due') return;
  await postNotice(deps, sender, notice);
}

/** Posts a notification as originally signed, as many times as its delivery requires. */
export async function postNotice(deps: SimulatorDeps, sender: Sender, notice: Notice): Promise<void> {
  const purchase = await findPurchase(deps.db.sql, notice.purchaseId);
  if (!purchase) throw new Error('The purchase of a simulated notification is missing');
  const format = sender.formatOf(purchase);
  const { noticePath, pauses } = format;
  const headers = (await format.headers?.(notice.isForged)) ?? {};
  const url = `${sender.origin()}${noticePath}`;
  const statuses = await Promise.all(
    Array.from({ length: notice.times }, () => postOnce(url, notice, headers)),
  );
  const isAccepted = statuses.every((status) => status === 200);
  const status = statuses.find((one) => one !== 200) ?? statuses[0] ?? null;
  const { noticeId, isForged, tries } = notice;
  const posted = { tries, isGenuine: !isForged, status, isAccepted };
  const outcome = outcomeOf(posted, deps.clock.now(), (after) => pauses[after - 1] ?? null);
  await deps.db.transact(async ({ sql }) => {
    await changeNotice(sql, noticeId, outcome);
    if (outcome.state === 'due')
      await scheduleDue(sql, { kind: simulatedStoreNoticeKind, ref: noticeId, at: outcome.dueAt });
  });
}

/** Posts once; returns the status of the reply, null without one. */
async function postOnce(
  url: string,
  { body }: Notice,
  given: Readonly<Record<string, string>>,
): Promise<number | null> {
  const headers = { 'content-type': 'application/json', ...given };
  const reply = await requestProvider(url, { method: 'POST', headers, body }, timeout);
  return 'kind' in reply ? null : reply.status;
}
