import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

const time = (name: string) => bigint(name, { mode: 'number' });

/** A block of a document that an answer refers to. */
export interface StoredReference {
  readonly blockId: string;
  readonly excerpt: string;
}

/** Conversations with the chat assistant. */
export const conversations = pgTable(
  'conversations',
  {
    conversationId: text('conversation_id').primaryKey(),
    accountId: text('account_id').notNull(),
    title: text('title').notNull(),
    feature: text('feature', { enum: ['chatV3', 'deepseek', 'chatV4'] }).notNull(),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at').notNull(),
  },
  (table) => [index('conversations_by_account').on(table.accountId, table.updatedAt)],
);

export const chatMessages = pgTable(
  'chat_messages',
  {
    messageId: text('message_id').primaryKey(),
    /** In the order of the conversation. */
    no: bigint('no', { mode: 'number' }).generatedByDefaultAsIdentity().notNull(),
    conversationId: text('conversation_id').notNull(),
    accountId: text('account_id').notNull(),
    role: text('role', { enum: ['user', 'assistant'] }).notNull(),
    content: text('content').notNull(),
    state: text('state', { enum: ['done', 'stopped', 'failed', 'running'] }).notNull(),
    refs: jsonb('refs').$type<readonly StoredReference[]>().notNull(),
    /** Null without a document, and after its removal. */
    documentId: text('document_id'),
    words: bigint('words', { mode: 'number' }).notNull().default(0),
    createdAt: time('created_at').notNull(),
    /** While running: when it counts as failed. */
    leaseUntil: time('lease_until'),
  },
  (table) => [
    index('chat_messages_by_conversation').on(table.conversationId, table.no),
    index('chat_messages_by_document').on(table.accountId, table.documentId),
  ],
);

/** Texts of continuations, for a page whose connection was lost. Deleted after a day. */
export const continuations = pgTable(
  'continuations',
  {
    jobId: text('job_id').primaryKey(),
    accountId: text('account_id').notNull(),
    documentId: text('document_id'),
    content: text('content').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    index('continuations_by_document').on(table.accountId, table.documentId),
    index('continuations_by_time').on(table.createdAt),
  ],
);

/** Works of Inspire: a template with facts. */
export const inspireWorks = pgTable(
  'inspire_works',
  {
    workId: text('work_id').primaryKey(),
    accountId: text('account_id').notNull(),
    template: text('template', { enum: ['thesis', 'official', 'email', 'speech', 'summary'] }).notNull(),
    language: text('language', { enum: ['zh', 'en'] }).notNull(),
    title: text('title').notNull(),
    facts: jsonb('facts').$type<Readonly<Record<string, string>>>().notNull(),
    /** Charged for outlines and for sections that were removed. */
    words: bigint('words', { mode: 'number' }).notNull().default(0),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at').notNull(),
  },
  (table) => [index('inspire_works_by_account').on(table.accountId, table.updatedAt)],
);

/** A text of a section that was written again. */
export interface EarlierText {
  readonly content: string;
  readonly state: 'stopped' | 'cut' | 'done';
  readonly missingSources: number;
  readonly replacedCitations: number;
}

/** The outline of a work with the text of its sections. */
export const inspireSections = pgTable(
  'inspire_sections',
  {
    sectionId: text('section_id').primaryKey(),
    workId: text('work_id').notNull(),
    accountId: text('account_id').notNull(),
    position: integer('position').notNull(),
    heading: text('heading').notNull(),
    brief: text('brief').notNull(),
    content: text('content').notNull().default(''),
    state: text('state', { enum: ['empty', 'running', 'stopped', 'cut', 'failed', 'done'] }).notNull(),
    words: bigint('words', { mode: 'number' }).notNull().default(0),
    missingSources: integer('missing_sources').notNull().default(0),
    replacedCitations: integer('replaced_citations').notNull().default(0),
    /** While running: the reservation of words, and when the section counts as interrupted. */
    reservationId: text('reservation_id'),
    leaseUntil: time('lease_until'),
    /** The text before the section was last written again; null without one. */
    earlier: jsonb('earlier').$type<EarlierText>(),
  },
  (table) => [index('inspire_sections_by_work').on(table.workId, table.position)],
);
