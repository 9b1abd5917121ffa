import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gt,
  isNull,
  max,
  ne,
  notInArray,
  sql as query,
} from 'drizzle-orm';
import type { Sql } from '../../platform/db/database.ts';
import { behind, type Page, type PageRequest, readCursor, toPage } from '../../platform/db/keyset.ts';
import { placeholdersOf, prepared } from '../../platform/db/statements.ts';
import { buyers } from '../../platform/db/tables/orders.ts';
import {
  charges,
  priceNotices,
  renewalConsents,
  renewalNotices,
  subscriptions,
} from '../../platform/db/tables/subscriptions.ts';

/** A membership that renews. Amounts are in minor units, times in ms. */
export type Subscription = typeof subscriptions.$inferSelect;
/** A subscription with the account of its buyer, null once that account was removed. */
export interface OwnedSubscription extends Subscription {
  readonly accountId: string | null;
}
/** An announcement of a charge. */
export type RenewalNotice = typeof renewalNotices.$inferSelect;
/** A consent of a payer. */
export type RenewalConsent = typeof renewalConsents.$inferSelect;

export async function insertSubscription(sql: Sql, row: Subscription): Promise<void> {
  await sql.insert(subscriptions).values(row);
}

export async function findSubscription(sql: Sql, subscriptionId: string): Promise<OwnedSubscription | null> {
  const [row] = await subscriptionFind(sql).execute({ subscriptionId });
  return row ?? null;
}

const hasId = eq(subscriptions.subscriptionId, query.placeholder('subscriptionId'));
const owned = (sql: Sql) =>
  sql
    .select({
      ...getTableColumns(subscriptions),
      accountId: query<string | null>`(${sql
        .select({ accountId: buyers.accountId })
        .from(buyers)
        .where(eq(buyers.buyerId, subscriptions.buyerId))})`,
    })
    .from(subscriptions)
    .where(hasId);
const subscriptionFind = prepared((sql) => owned(sql).prepare('subscriptions_find'));

/** A subscription, locked until the transaction ends. Lock it before its orders. */
export async function lockSubscription(sql: Sql, subscriptionId: string): Promise<OwnedSubscription> {
  const [row] = await subscriptionLock(sql).execute({ subscriptionId });
  if (!row) throw new Error(`The subscription ${subscriptionId} is missing`);
  return row;
}

const subscriptionLock = prepared((sql) => owned(sql).for('no key update').prepare('subscriptions_lock'));

export async function findByAgreement(sql: Sql, agreementNo: string): Promise<Subscription | null> {
  const [row] = await sql.select().from(subscriptions).where(eq(subscriptions.agreementNo, agreementNo));
  return row ?? null;
}

export async function changeSubscription(
  sql: Sql,
  subscriptionId: string,
  change: Partial<Omit<Subscription, 'subscriptionId' | 'buyerId' | 'agreementNo'>>,
): Promise<void> {
  await sql.update(subscriptions).set(change).where(eq(subscriptions.subscriptionId, subscriptionId));
}

/** Sets only the state, the most frequent change. */
export async function setState(
  sql: Sql,
  subscription: Pick<Subscription, 'subscriptionId' | 'state'>,
): Promise<void> {
  await stateUpdate(sql).execute(subscription);
}

const stateUpdate = prepared((sql) => {
  const { state } = placeholdersOf(subscriptions);
  return sql
    .update(subscriptions)
    .set({ state: query`${state}` })
    .where(hasId)
    .prepare('subscriptions_set_state');
});

/** The fields that change when a period is paid. */
export type NewPeriod = Pick<
  Subscription,
  'state' | 'periodNo' | 'periodStart' | 'periodEnd' | 'anchorDay' | 'nextChargeAt'
>;

/** Begins a period, and resets the announcement and the fault. */
export async function beginPeriod(sql: Sql, subscriptionId: string, period: NewPeriod): Promise<void> {
  await periodUpdate(sql).execute({ subscriptionId, ...period });
}

const periodUpdate = prepared((sql) => {
  const { state, periodNo, periodStart, periodEnd, anchorDay, nextChargeAt } = placeholdersOf(subscriptions);
  return sql
    .update(subscriptions)
    .set({
      ...{ state: query`${state}`, periodNo: query`${periodNo}`, anchorDay: query`${anchorDay}` },
      ...{ periodStart: query`${periodStart}`, periodEnd: query`${periodEnd}` },
      ...{ nextChargeAt: query`${nextChargeAt}`, announcedAt: null, fault: '' },
    })
    .where(hasId)
    .prepare('subscriptions_begin_period');
});

/** Records that the provider was notified of the next charge. */
export async function recordAnnouncement(
  sql: Sql,
  subscriptionId: string,
  announcedAt: number,
): Promise<void> {
  await announcedUpdate(sql).execute({ subscriptionId, announcedAt });
}

const announcedUpdate = prepared((sql) => {
  const { announcedAt } = placeholdersOf(subscriptions);
  return sql
    .update(subscriptions)
    .set({ announcedAt: query`${announcedAt}`, fault: '' })
    .where(hasId)
    .prepare('subscriptions_note_announced');
});

/** Subscriptions of an account, newest first. */
export async function findSubscriptionsOf(sql: Sql, accountId: string): Promise<Subscription[]> {
  const rows = await ofAccountFind(sql).execute({ accountId });
  return rows.map(({ row }) => row);
}

const ofAccountFind = prepared((sql) =>
  sql
    .select({ row: subscriptions })
    .from(subscriptions)
    .innerJoin(buyers, eq(buyers.buyerId, subscriptions.buyerId))
    .where(eq(buyers.accountId, query.placeholder('accountId')))
    .orderBy(desc(subscriptions.createdAt), desc(subscriptions.subscriptionId))
    .prepare('subscriptions_find_of_account'),
);

/** Ids of the agreement subscriptions to an item whose next charge was not announced, ascending, after an id. */
export async function findActiveOf(
  sql: Sql,
  { itemId, after, limit }: { readonly itemId: string; readonly after: string; readonly limit: number },
): Promise<string[]> {
  const { subscriptionId, channel, state } = subscriptions;
  const conditions = [eq(subscriptions.itemId, itemId), eq(state, 'active'), ne(channel, 'stripe')];
  const rows = await sql
    .select({ subscriptionId })
    .from(subscriptions)
    .where(and(...conditions, gt(subscriptionId, after)))
    .orderBy(asc(subscriptionId))
    .limit(limit);
  return rows.map((row) => row.subscriptionId);
}

/** Filters of the staff list. */
export interface SubscriptionFilter extends PageRequest {
  readonly accountId?: string | undefined;
  readonly orderNo?: string | undefined;
  readonly state?: Subscription['state'] | undefined;
}

/** Subscriptions with the account of their buyer, newest first. */
export async function findPage(
  sql: Sql,
  filter: SubscriptionFilter,
): Promise<Page<{ row: Subscription; accountId: string | null }>> {
  const position = { at: subscriptions.createdAt, id: subscriptions.subscriptionId };
  const { where, orderBy } = behind(position, readCursor(filter.cursor), 'newest first');
  const { accountId, orderNo, state } = filter;
  const rows = await sql
    .select({ row: subscriptions, accountId: buyers.accountId })
    .from(subscriptions)
    .leftJoin(buyers, eq(buyers.buyerId, subscriptions.buyerId))
    .where(
      and(
        accountId === undefined ? undefined : eq(buyers.accountId, accountId),
        orderNo === undefined ? undefined : eq(subscriptions.orderNo, orderNo),
        state === undefined ? undefined : eq(subscriptions.state, state),
        where,
      ),
    )
    .orderBy(...orderBy)
    .limit(filter.limit + 1);
  return toPage(rows, filter.limit, ({ row }) => ({ at: row.createdAt, id: row.subscriptionId }));
}

/** Returns another signed subscription of the buyer to the tier that has not ended. */
export async function findOther(
  sql: Sql,
  { buyerId, tier, subscriptionId }: Pick<Subscription, 'buyerId' | 'tier' | 'subscriptionId'>,
): Promise<Subscription | null> {
  const [row] = await sql
    .select()
    .from(subscriptions)
    .where(
      and(
        ...[eq(subscriptions.buyerId, buyerId), eq(subscriptions.tier, tier)],
        ne(subscriptions.subscriptionId, subscriptionId),
        notInArray(subscriptions.state, ['signing', 'lapsed', 'cancel_wanted', 'ended']),
      ),
    );
  return row ?? null;
}

/** Announcements of a period, oldest first. */
export async function findNotices(
  sql: Sql,
  subscriptionId: string,
  periodNo: number,
): Promise<RenewalNotice[]> {
  return noticesFind(sql).execute({ subscriptionId, periodNo });
}

const noticesFind = prepared((sql) => {
  const { subscriptionId, periodNo, seq } = renewalNotices;
  const isOf = and(
    eq(subscriptionId, query.placeholder('subscriptionId')),
    eq(periodNo, query.placeholder('periodNo')),
  );
  return sql
    .select()
    .from(renewalNotices)
    .where(isOf)
    .orderBy(asc(seq))
    .prepare('subscriptions_find_notices');
});

/** Adds an announcement. Returns false if another worker has added it. */
export async function insertNotice(sql: Sql, notice: RenewalNotice): Promise<boolean> {
  return (await noticeInsert(sql).execute(notice)).length > 0;
}

const noticeInsert = prepared((sql) =>
  sql
    .insert(renewalNotices)
    .values(placeholdersOf(renewalNotices))
    .onConflictDoNothing()
    .returning({ seq: renewalNotices.seq })
    .prepare('subscriptions_insert_notice'),
);

type NoticeKey = Pick<RenewalNotice, 'subscriptionId' | 'periodNo' | 'seq'>;

/** Stores the message of an announcement that no service accepted. */
export async function storeMessage(sql: Sql, key: NoticeKey, message: string): Promise<void> {
  await sql.update(renewalNotices).set({ message }).where(isNotice(key));
}

function isNotice({ subscriptionId, periodNo, seq }: NoticeKey) {
  return and(
    ...[eq(renewalNotices.subscriptionId, subscriptionId), eq(renewalNotices.periodNo, periodNo)],
    eq(renewalNotices.seq, seq),
  );
}

/** Stores the proof that an announcement arrived, and its message; the first one counts. Returns whether it is new. */
export async function recordReceipt(
  sql: Sql,
  key: NoticeKey,
  { at, message }: { readonly at: number; readonly message: string },
): Promise<boolean> {
  const { subscriptionId, periodNo, seq } = key;
  const row = { subscriptionId, periodNo, seq, receiptAt: at, message };
  return (await receiptUpdate(sql).execute(row)).length > 0;
}

const receiptUpdate = prepared((sql) => {
  const { subscriptionId, periodNo, seq, receiptAt, message } = placeholdersOf(renewalNotices);
  const conditions = [
    eq(renewalNotices.subscriptionId, subscriptionId),
    eq(renewalNotices.periodNo, periodNo),
    eq(renewalNotices.seq, seq),
  ];
  return sql
    .update(renewalNotices)
    .set({ receiptAt: query`${receiptAt}`, message: query`${message}` })
    .where(and(...conditions, isNull(renewalNotices.receiptAt)))
    .returning({ seq: renewalNotices.seq })
    .prepare('subscriptions_note_receipt');
});

/** The newest announcements and charges of a subscription. */
export async function findHistory(sql: Sql, subscriptionId: string) {
  const tried = await sql
    .select()
    .from(charges)
    .where(eq(charges.subscriptionId, subscriptionId))
    .orderBy(desc(charges.startedAt))
    .limit(50);
  const announced = await sql
    .select()
    .from(renewalNotices)
    .where(eq(renewalNotices.subscriptionId, subscriptionId))
    .orderBy(desc(renewalNotices.sentAt))
    .limit(50);
  return { charges: tried, notices: announced };
}

/** Adds a consent of a subscription that is locked or new. */
export async function insertConsent(sql: Sql, consent: Omit<RenewalConsent, 'seq'>): Promise<void> {
  const { subscriptionId } = consent;
  const [last] = await sql
    .select({ seq: max(renewalConsents.seq) })
    .from(renewalConsents)
    .where(eq(renewalConsents.subscriptionId, subscriptionId));
  await sql.insert(renewalConsents).values({ ...consent, seq: (last?.seq ?? 0) + 1 });
}

/** Consents to a subscription, oldest first. */
export async function findConsents(sql: Sql, subscriptionId: string): Promise<RenewalConsent[]> {
  return sql
    .select()
    .from(renewalConsents)
    .where(eq(renewalConsents.subscriptionId, subscriptionId))
    .orderBy(asc(renewalConsents.seq));
}

/** Whether a subscriber was notified of a price for a period. */
export async function wasPriceNotified(
  sql: Sql,
  subscriptionId: string,
  periodNo: number,
  amount: number,
): Promise<boolean> {
  return (await notifiedFind(sql).execute({ subscriptionId, periodNo, amount })).length > 0;
}

const notifiedFind = prepared((sql) => {
  const { subscriptionId, periodNo, amount } = placeholdersOf(priceNotices);
  const conditions = [
    eq(priceNotices.subscriptionId, subscriptionId),
    eq(priceNotices.periodNo, periodNo),
    eq(priceNotices.amount, amount),
  ];
  return sql
    .select({ toldAt: priceNotices.toldAt })
    .from(priceNotices)
    .where(and(...conditions))
    .prepare('subscriptions_find_told');
});

/** Adds the notice of a price. Returns false if another worker has added it. */
export async function insertPriceNotice(sql: Sql, row: typeof priceNotices.$inferSelect): Promise<boolean> {
  const rows = await sql.insert(priceNotices).values(row).onConflictDoNothing().returning();
  return rows.length > 0;
}

/** Price notices of a subscription, oldest first. */
export async function findPriceNotices(sql: Sql, subscriptionId: string) {
  return sql
    .select()
    .from(priceNotices)
    .where(eq(priceNotices.subscriptionId, subscriptionId))
    .orderBy(asc(priceNotices.toldAt));
}

/** Number of subscriptions whose failed charge is retried. */
export const countRetrying = (sql: Sql) => sql.$count(subscriptions, eq(subscriptions.state, 'retrying'));
