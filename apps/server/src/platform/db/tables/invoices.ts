import type { InvoiceBuyer } from '@inkstone/domain/invoices';
import { bigint, boolean, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

const amount = (name: string) => bigint(name, { mode: 'number' });
const time = amount;

/** Buyers of invoices that accounts have saved. */
export const invoiceTitles = pgTable('invoice_titles', {
  titleId: text('title_id').primaryKey(),
  accountId: text('account_id').notNull(),
  buyer: jsonb('buyer').$type<InvoiceBuyer>().notNull(),
  email: text('email').notNull(),
  createdAt: time('created_at').notNull(),
});

/** Invoices and applications for them; amounts are in fen. */
export const invoices = pgTable('invoices', {
  invoiceId: text('invoice_id').primaryKey(),
  buyerId: text('buyer_id').notNull(),
  kind: text('kind', { enum: ['general', 'special'] }).notNull(),
  buyer: jsonb('buyer').$type<InvoiceBuyer>().notNull(),
  email: text('email').notNull(),
  state: text('state', {
    enum: ['wanted', 'issuing', 'stalled', 'rejected', 'withdrawn', 'issued', 'red_wanted', 'red_issued'],
  }).notNull(),
  gross: amount('gross').notNull(),
  tax: amount('tax').notNull(),
  rate: integer('rate').notNull(),
  note: text('note').notNull(),
  isSimulated: boolean('is_simulated').notNull(),
  requestNo: text('request_no').unique(),
  redRequestNo: text('red_request_no').unique(),
  isSent: boolean('is_sent').notNull(),
  absentSince: time('absent_since'),
  leasedUntil: time('leased_until'),
  number: text('number').unique(),
  issuedAt: time('issued_at'),
  /** Why an invoice is cancelled; of a withdrawn application: set if a refund withdrew it, null if its buyer did. */
  redReason: text('red_reason', { enum: ['01', '02', '03', '04'] }),
  redNumber: text('red_number').unique(),
  redIssuedAt: time('red_issued_at'),
  replaces: text('replaces'),
  createdAt: time('created_at').notNull(),
  changedAt: time('changed_at').notNull(),
});

/** The orders that an invoice covers. */
export const invoiceOrders = pgTable(
  'invoice_orders',
  {
    invoiceId: text('invoice_id').notNull(),
    orderNo: text('order_no').notNull(),
    amount: amount('amount').notNull(),
    isLive: boolean('is_live').notNull(),
  },
  (table) => [primaryKey({ columns: [table.invoiceId, table.orderNo] })],
);

/** Stored files of invoices and of their red letters. */
export const invoiceFiles = pgTable(
  'invoice_files',
  {
    invoiceId: text('invoice_id').notNull(),
    side: text('side', { enum: ['blue', 'red'] }).notNull(),
    format: text('format', { enum: ['pdf', 'ofd', 'xml'] }).notNull(),
    fileKey: text('file_key').notNull().unique(),
    size: integer('size').notNull(),
    sha256: text('sha256').notNull(),
    storedAt: time('stored_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.invoiceId, table.side, table.format] })],
);
