import { bigint, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';

const time = (name: string) => bigint(name, { mode: 'number' });
const provider = () =>
  text('provider', {
    enum: ['apple', 'google', 'huawei', 'harmony', 'wechat', 'alipay', 'stripe'],
  }).notNull();

/** Notifications of providers that people have to look at, by provider, kind, type and day. */
export const noticeAlarms = pgTable(
  'notice_alarms',
  {
    alarmId: text('alarm_id').primaryKey(),
    provider: provider(),
    kind: text('kind', { enum: ['unknown', 'unreadable', 'alarming'] }).notNull(),
    type: text('type').notNull(),
    day: text('day').notNull(),
    count: integer('count').notNull(),
    state: text('state', { enum: ['open', 'resolved'] }).notNull(),
    firstAt: time('first_at').notNull(),
    lastAt: time('last_at').notNull(),
    resolvedAt: time('resolved_at'),
  },
  (table) => [
    unique().on(table.provider, table.kind, table.type, table.day),
    index('notice_alarms_by_state').on(table.state, table.firstAt),
    index('notice_alarms_by_time').on(table.firstAt),
  ],
);

/** The texts of these notifications. */
export const noticeAlarmMessages = pgTable(
  'notice_alarm_messages',
  {
    provider: provider(),
    eventKey: text('event_key').notNull(),
    alarmId: text('alarm_id').notNull(),
    body: text('body').notNull(),
    content: text('content').notNull(),
    receivedAt: time('received_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.eventKey] }),
    index('notice_alarm_messages_by_alarm').on(table.alarmId, table.receivedAt),
  ],
);
