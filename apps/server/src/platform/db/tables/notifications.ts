import { type NotificationParams, notificationKinds } from '@inkstone/contracts/notifications';
import { bigint, boolean, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Notifications of users in the product. */
export const notifications = pgTable(
  'notifications',
  {
    accountId: text('account_id').notNull(),
    notificationId: text('notification_id').notNull(),
    kind: text('kind', { enum: notificationKinds }).notNull(),
    params: jsonb('params').$type<NotificationParams>().notNull(),
    createdAt: bigint('created_at', { mode: 'number' }).notNull(),
    readAt: bigint('read_at', { mode: 'number' }),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.notificationId] })],
);

/** Kinds of notifications for which a user has changed the e-mail default. */
export const notificationChoices = pgTable(
  'notification_choices',
  {
    accountId: text('account_id').notNull(),
    kind: text('kind', { enum: notificationKinds }).notNull(),
    mail: boolean('mail').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.kind] })],
);
