import { and, count, eq, sql as query } from 'drizzle-orm';
import type { Sql } from '../../../platform/db/database.ts';
import { behind, type Keyset } from '../../../platform/db/keyset.ts';
import { noticeAlarmMessages, noticeAlarms } from '../../../platform/db/tables/notice-alarms.ts';

/** An alarm: the notifications of one provider, kind, type and day that staff must review. */
export type NoticeAlarm = typeof noticeAlarms.$inferSelect;
/** A stored notification. */
export type AlarmMessage = typeof noticeAlarmMessages.$inferSelect;

/** Inserts an alarm unless there is one of its provider, kind, type and day. Returns it locked until the transaction ends. */
export async function storeAlarm(sql: Sql, newAlarm: NoticeAlarm): Promise<NoticeAlarm> {
  await sql.insert(noticeAlarms).values(newAlarm).onConflictDoNothing();
  const { provider, kind, type, day } = newAlarm;
  const where = and(
    ...[eq(noticeAlarms.provider, provider), eq(noticeAlarms.kind, kind)],
    ...[eq(noticeAlarms.type, type), eq(noticeAlarms.day, day)],
  );
  const [stored] = await sql.select().from(noticeAlarms).where(where).for('update');
  if (!stored) throw new Error('The alarm that was just inserted is missing');
  return stored;
}

/** Counts another notification, and reopens the alarm. */
export async function countNotice(sql: Sql, alarmId: string, at: number): Promise<void> {
  await sql
    .update(noticeAlarms)
    .set({ count: query`${noticeAlarms.count} + 1`, lastAt: at, state: 'open', resolvedAt: null })
    .where(eq(noticeAlarms.alarmId, alarmId));
}

export async function hasMessage(
  sql: Sql,
  { provider, eventKey }: Pick<AlarmMessage, 'provider' | 'eventKey'>,
): Promise<boolean> {
  const where = and(eq(noticeAlarmMessages.provider, provider), eq(noticeAlarmMessages.eventKey, eventKey));
  const rows = await sql
    .select({ alarmId: noticeAlarmMessages.alarmId })
    .from(noticeAlarmMessages)
    .where(where);
  return rows.length > 0;
}

/** Adds a notification. Returns false if it is already stored. */
export async function insertMessage(sql: Sql, message: AlarmMessage): Promise<boolean> {
  const rows = await sql
    .insert(noticeAlarmMessages)
    .values(message)
    .onConflictDoNothing()
    .returning({ alarmId: noticeAlarmMessages.alarmId });
  return rows.length > 0;
}

export async function countMessages(sql: Sql, alarmId: string): Promise<number> {
  const [row] = await sql
    .select({ messages: count() })
    .from(noticeAlarmMessages)
    .where(eq(noticeAlarmMessages.alarmId, alarmId));
  return row?.messages ?? 0;
}

export async function countOpenAlarms(sql: Sql): Promise<number> {
  const [row] = await sql.select({ open: count() }).from(noticeAlarms).where(eq(noticeAlarms.state, 'open'));
  return row?.open ?? 0;
}

/** Deletes the texts of an alarm. */
export async function deleteMessages(sql: Sql, alarmId: string): Promise<void> {
  await sql.delete(noticeAlarmMessages).where(eq(noticeAlarmMessages.alarmId, alarmId));
}

export async function lockAlarm(sql: Sql, alarmId: string): Promise<NoticeAlarm | null> {
  const [row] = await sql.select().from(noticeAlarms).where(eq(noticeAlarms.alarmId, alarmId)).for('update');
  return row ?? null;
}

/** Marks an alarm as resolved at a time. */
export async function resolveAlarm(sql: Sql, alarmId: string, resolvedAt: number): Promise<void> {
  const where = eq(noticeAlarms.alarmId, alarmId);
  await sql.update(noticeAlarms).set({ state: 'resolved', resolvedAt }).where(where);
}

interface PositionRequest {
  readonly from: Keyset | null;
  readonly limit: number;
}

/** A page of alarms: open ones, oldest first; or all, newest first. */
export async function listAlarms(
  sql: Sql,
  { which, from, limit }: PositionRequest & { readonly which: 'open' | 'all' },
): Promise<NoticeAlarm[]> {
  const { firstAt: at, alarmId: id, state } = noticeAlarms;
  const order = behind({ at, id }, from, which === 'open' ? 'oldest first' : 'newest first');
  return sql
    .select()
    .from(noticeAlarms)
    .where(and(which === 'open' ? eq(state, 'open') : undefined, order.where))
    .orderBy(...order.orderBy)
    .limit(limit);
}

/** A page of the notifications of an alarm, oldest first. */
export async function listMessages(
  sql: Sql,
  { alarmId, from, limit }: PositionRequest & { readonly alarmId: string },
): Promise<AlarmMessage[]> {
  const { receivedAt: at, eventKey: id } = noticeAlarmMessages;
  const order = behind({ at, id }, from, 'oldest first');
  return sql
    .select()
    .from(noticeAlarmMessages)
    .where(and(eq(noticeAlarmMessages.alarmId, alarmId), order.where))
    .orderBy(...order.orderBy)
    .limit(limit);
}
