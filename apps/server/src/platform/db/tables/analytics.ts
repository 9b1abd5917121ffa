import {
  type AnalyticDetails,
  analyticDevices,
  analyticEvents,
  analyticPages,
} from '@inkstone/contracts/analytics';
import { locales } from '@inkstone/phrases';
import { bigint, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

const number = (name: string) => bigint(name, { mode: 'number' });
const language = () => text('language', { enum: locales }).notNull();
const device = () => text('device', { enum: analyticDevices }).notNull();
const event = () => text('event', { enum: analyticEvents }).notNull();
const page = () => text('page', { enum: analyticPages }).notNull();

/** Visitors who agreed to analytics, and the first day of each step. */
export const analyticsPeople = pgTable(
  'analytics_people',
  {
    visitorId: text('visitor_id').primaryKey(),
    accountId: text('account_id'),
    language: language(),
    device: device(),
    firstDay: integer('first_day').notNull(),
    visitDay: integer('visit_day'),
    trialDay: integer('trial_day'),
    registrationDay: integer('registration_day'),
    correctionDay: integer('correction_day'),
    planDay: integer('plan_day'),
    orderDay: integer('order_day'),
    purchaseDay: integer('purchase_day'),
  },
  (table) => [index('analytics_people_by_first_day').on(table.firstDay)],
);

/** Events of visitors who agreed to analytics. */
export const analyticsEvents = pgTable(
  'analytics_events',
  {
    eventId: text('event_id').primaryKey(),
    visitorId: text('visitor_id').notNull(),
    accountId: text('account_id'),
    at: number('at').notNull(),
    day: integer('day').notNull(),
    event: event(),
    page: page(),
    language: language(),
    device: device(),
    details: jsonb('details').$type<AnalyticDetails>().notNull(),
  },
  (table) => [
    index('analytics_events_by_day_and_id').on(table.day, table.eventId),
    index('analytics_events_by_visitor').on(table.visitorId),
  ],
);

/** Events without consent that are not yet part of `analyticsDaily`. */
export const analyticsIncrements = pgTable('analytics_increments', {
  day: integer('day').notNull(),
  event: event(),
  page: page(),
  language: language(),
  device: device(),
  events: integer('events').notNull(),
});

/** Events of a day, counted without consent and recorded with consent. */
export const analyticsDaily = pgTable(
  'analytics_daily',
  {
    day: integer('day').notNull(),
    event: event(),
    page: page(),
    language: language(),
    device: device(),
    counted: number('counted').notNull().default(0),
    recorded: number('recorded').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.day, table.event, table.page, table.language, table.device] })],
);

/** Weeks in which a visitor was active. */
export const analyticsActivity = pgTable(
  'analytics_activity',
  { visitorId: text('visitor_id').notNull(), week: integer('week').notNull() },
  (table) => [primaryKey({ columns: [table.visitorId, table.week] })],
);

/** Visitors by day of the first visit, and by funnel step reached since. */
export const analyticsFunnels = pgTable(
  'analytics_funnels',
  {
    day: integer('day').notNull(),
    language: language(),
    device: device(),
    visit: integer('visit').notNull(),
    trial: integer('trial').notNull(),
    registration: integer('registration').notNull(),
    correction: integer('correction').notNull(),
    plan: integer('plan').notNull(),
    order: integer('order').notNull(),
    purchase: integer('purchase').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.language, table.device] })],
);

/** Visitors by week of the first visit, with the number of them who returned after some weeks. */
export const analyticsRetention = pgTable(
  'analytics_retention',
  {
    week: integer('week').notNull(),
    later: integer('later').notNull(),
    people: integer('people').notNull(),
  },
  (table) => [primaryKey({ columns: [table.week, table.later] })],
);

/** One row: when the aggregates were last computed. */
export const analyticsState = pgTable('analytics_state', {
  id: integer('id').primaryKey(),
  aggregatedAt: number('aggregated_at'),
});
