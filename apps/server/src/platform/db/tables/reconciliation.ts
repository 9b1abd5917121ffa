import { bigint, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';

const channel = () => text('channel', { enum: ['wechat', 'alipay', 'stripe'] }).notNull();
const movement = () => text('movement', { enum: ['payment', 'refund'] }).notNull();
const day = () => text('day').notNull();
const time = (name: string) => bigint(name, { mode: 'number' });

/** Bills of channels by day, with the result of reading them. */
export const billDays = pgTable(
  'bill_days',
  {
    channel: channel(),
    day: day(),
    state: text('state', { enum: ['done', 'failed'] }).notNull(),
    detail: text('detail').notNull(),
    lines: integer('lines').notNull(),
    tries: integer('tries').notNull(),
    ranAt: time('ran_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.channel, table.day] })],
);

/** Lines of bills; never changed. */
export const billRows = pgTable(
  'bill_rows',
  {
    channel: channel(),
    movement: movement(),
    ref: text('ref').notNull(),
    day: day(),
    outTradeNo: text('out_trade_no').notNull(),
    amount: time('amount').notNull(),
    currency: text('currency').notNull(),
    fee: time('fee').notNull(),
    feeCurrency: text('fee_currency').notNull(),
  },
  (table) => [primaryKey({ columns: [table.channel, table.movement, table.ref] })],
);

/** Differences between bills and our books. */
export const billDifferences = pgTable(
  'bill_differences',
  {
    differenceId: text('difference_id').primaryKey(),
    channel: channel(),
    day: day(),
    kind: text('kind', { enum: ['only_theirs', 'only_ours', 'amount', 'repeated'] }).notNull(),
    movement: movement(),
    ref: text('ref').notNull(),
    outTradeNo: text('out_trade_no').notNull(),
    theirs: time('theirs'),
    ours: time('ours'),
    currency: text('currency').notNull(),
    ourCurrency: text('our_currency'),
    state: text('state', { enum: ['pending', 'open', 'healed', 'accepted'] }).notNull(),
    foundAt: time('found_at').notNull(),
    endedAt: time('ended_at'),
  },
  (table) => [
    unique().on(table.channel, table.kind, table.movement, table.ref),
    index('bill_differences_by_state').on(table.state, table.foundAt),
  ],
);

/** The last failure of each payment provider. */
export const payFailures = pgTable('pay_failures', {
  channel: channel().primaryKey(),
  failedAt: time('failed_at').notNull(),
  call: text('call').notNull(),
  detail: text('detail').notNull(),
});
