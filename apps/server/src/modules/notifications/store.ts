import type { NotificationKind } from '@inkstone/contracts/notifications';
import { and, count, eq, inArray, isNull, lt, sql as query } from 'drizzle-orm';
import type { Sql } from '../../platform/db/database.ts';
import { behind, type Page, type PageRequest, readCursor, toPage } from '../../platform/db/keyset.ts';
import { placeholdersOf, prepared } from '../../platform/db/statements.ts';
import { notificationChoices, notifications } from '../../platform/db/tables/notifications.ts';

export type Notification = typeof notifications.$inferSelect;

export async function insertNotification(sql: Sql, notification: Notification): Promise<void> {
  await notificationInsert(sql).execute(notification);
}

const notificationInsert = prepared((sql) =>
  sql.insert(notifications).values(placeholdersOf(notifications)).prepare('notifications_insert'),
);

/** Notifications of an account, newest first. */
export async function findNotifications(
  sql: Sql,
  accountId: string,
  { cursor, limit }: PageRequest,
): Promise<Page<Notification>> {
  const { createdAt: at, notificationId: id } = notifications;
  const { where, orderBy } = behind({ at, id }, readCursor(cursor), 'newest first');
  const rows = await sql
    .select()
    .from(notifications)
    .where(and(eq(notifications.accountId, accountId), where))
    .orderBy(...orderBy)
    .limit(limit + 1);
  return toPage(rows, limit, (row) => ({ at: row.createdAt, id: row.notificationId }));
}

const maxCounted = 100;

/** Number of unread notifications, at most 100. */
export async function countUnread(sql: Sql, accountId: string): Promise<number> {
  const unread = sql
    .select({ id: notifications.notificationId })
    .from(notifications)
    .where(and(eq(notifications.accountId, accountId), isNull(notifications.readAt)))
    .limit(maxCounted)
    .as('unread');
  const [row] = await sql.select({ unread: count() }).from(unread);
  return row?.unread ?? 0;
}

/** Marks unread notifications as read: those with these ids, or all. */
export async function markRead(
  sql: Sql,
  accountId: string,
  ids: readonly string[] | 'all',
  now: number,
): Promise<void> {
  if (ids !== 'all' && ids.length === 0) return;
  await sql
    .update(notifications)
    .set({ readAt: now })
    .where(
      and(
        eq(notifications.accountId, accountId),
        isNull(notifications.readAt),
        ids === 'all' ? undefined : inArray(notifications.notificationId, [...ids]),
      ),
    );
}

/** Deletes notifications created before a time. */
export async function deleteBefore(sql: Sql, before: number): Promise<void> {
  await sql.delete(notifications).where(lt(notifications.createdAt, before));
}

/** The e-mail choices of an account, by kind. */
export async function findChoices(
  sql: Sql,
  accountId: string,
): Promise<ReadonlyMap<NotificationKind, boolean>> {
  const rows = await choicesFind(sql).execute({ accountId });
  return new Map(rows.map(({ kind, mail }) => [kind, mail]));
}

const choicesFind = prepared((sql) =>
  sql
    .select()
    .from(notificationChoices)
    .where(eq(notificationChoices.accountId, query.placeholder('accountId')))
    .prepare('notifications_find_choices'),
);

export async function saveChoice(sql: Sql, choice: typeof notificationChoices.$inferInsert): Promise<void> {
  const { accountId, kind } = notificationChoices;
  await sql
    .insert(notificationChoices)
    .values(choice)
    .onConflictDoUpdate({ target: [accountId, kind], set: { mail: choice.mail } });
}
