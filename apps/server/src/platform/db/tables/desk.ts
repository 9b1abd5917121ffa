import { contactTopics, ticketKinds } from '@inkstone/contracts/desk';
import { ticketStates } from '@inkstone/domain/desk';
import { locales } from '@inkstone/phrases';
import { bigint, boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

/** Requests of visitors and users; `accountId` is null for visitors. */
export const tickets = pgTable('tickets', {
  ticketId: text('ticket_id').primaryKey(),
  number: text('number').notNull(),
  accountId: text('account_id'),
  kind: text('kind', { enum: ticketKinds }).notNull(),
  topic: text('topic', { enum: contactTopics }).notNull(),
  state: text('state', { enum: ticketStates }).notNull(),
  locale: text('locale', { enum: locales }).notNull(),
  name: text('name').notNull(),
  company: text('company').notNull(),
  post: text('post').notNull(),
  phone: text('phone').notNull(),
  wechat: text('wechat').notNull(),
  email: text('email').notNull(),
  teamSize: text('team_size').notNull(),
  createdAt: bigint('created_at', { mode: 'number' }).notNull(),
  /** When the answer of staff is due; null if no answer is due. */
  dueAt: bigint('due_at', { mode: 'number' }),
  /** Since when the requester has been waiting for the answer that is due. */
  waitsSince: bigint('waits_since', { mode: 'number' }),
  firstAnswerAt: bigint('first_answer_at', { mode: 'number' }),
  closedAt: bigint('closed_at', { mode: 'number' }),
  /** The feedback or bug report that the ticket is about. */
  sourceId: text('source_id'),
});

export const ticketMessages = pgTable('ticket_messages', {
  messageId: text('message_id').primaryKey(),
  ticketId: text('ticket_id').notNull(),
  accountId: text('account_id'),
  author: text('author', { enum: ['requester', 'staff'] }).notNull(),
  text: text('text').notNull(),
  createdAt: bigint('created_at', { mode: 'number' }).notNull(),
  isByMail: boolean('is_by_mail').notNull(),
  sendKey: text('send_key').notNull(),
});

/** Notes that only staff see. */
export const ticketNotes = pgTable('ticket_notes', {
  noteId: text('note_id').primaryKey(),
  ticketId: text('ticket_id').notNull(),
  accountId: text('account_id'),
  staffId: text('staff_id').notNull(),
  text: text('text').notNull(),
  createdAt: bigint('created_at', { mode: 'number' }).notNull(),
});

/** Tokens, assignment and signs of spam of a ticket. */
export const ticketHandling = pgTable('ticket_handling', {
  ticketId: text('ticket_id').primaryKey(),
  accountId: text('account_id'),
  linkToken: text('link_token').notNull(),
  replyToken: text('reply_token').notNull(),
  openKey: text('open_key'),
  assignee: text('assignee'),
  score: integer('score').notNull(),
  signals: jsonb('signals').$type<readonly string[]>().notNull(),
});

/** Keyed hashes of the requests of the last week, for detecting repeated spam. */
export const ticketTraces = pgTable('ticket_traces', {
  traceId: text('trace_id').primaryKey(),
  createdAt: bigint('created_at', { mode: 'number' }).notNull(),
  addressHash: text('address_hash').notNull(),
  networkHash: text('network_hash').notNull(),
  senderHash: text('sender_hash').notNull(),
  textHash: text('text_hash').notNull(),
  shape: bigint('shape', { mode: 'number' }),
  /** Keyed hashes of the sites, accounts and telephone numbers that its text names. */
  lures: jsonb('lures').$type<readonly string[]>().notNull(),
  isHeld: boolean('is_held').notNull(),
  nonce: text('nonce'),
});

export const bouncedAddresses = pgTable('bounced_addresses', {
  addressHash: text('address_hash').primaryKey(),
  bouncedAt: bigint('bounced_at', { mode: 'number' }).notNull(),
});

export const serviceDays = pgTable('service_days', {
  date: text('date').primaryKey(),
  kind: text('kind', { enum: ['holiday', 'work'] }).notNull(),
  name: text('name').notNull(),
});
