import {
  bigint,
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';

const tools = ['basic', 'academic', 'max', 'polish', 'shorten', 'expand', 'tone', 'own'] as const;

/** Texts that a user has locked and unlocked. */
export interface StoredLocks {
  readonly terms: readonly string[];
  readonly withoutLocks: readonly string[];
  readonly unlocked: readonly string[];
}

/** Rewriting jobs with their texts. */
export const rewriteJobs = pgTable(
  'rewrite_jobs',
  {
    accountId: text('account_id').notNull(),
    jobId: text('job_id').notNull(),
    chargeId: text('charge_id').notNull().unique(),
    name: text('name').notNull(),
    tool: text('tool', { enum: tools }).notNull(),
    tone: text('tone', { enum: ['formal', 'friendly', 'concise', 'confident', 'neutral'] }),
    prompt: text('prompt'),
    language: text('language', { enum: ['zh', 'en'] }).notNull(),
    isLight: boolean('is_light').notNull(),
    text: text('text').notNull(),
    documentId: text('document_id'),
    locks: jsonb('locks').$type<StoredLocks>().notNull(),
    sentences: integer('sentences').notNull(),
    price: bigint('price', { mode: 'number' }).notNull(),
    state: text('state', { enum: ['waiting', 'running', 'paused', 'stopped', 'done'] }).notNull(),
    stoppedBy: text('stopped_by'),
    isBackground: boolean('is_background').notNull(),
    runId: text('run_id'),
    runUntil: bigint('run_until', { mode: 'number' }),
    createdAt: bigint('created_at', { mode: 'number' }).notNull(),
    expiresAt: bigint('expires_at', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.jobId] }),
    index('rewrite_jobs_by_time').on(table.accountId, table.createdAt, table.jobId),
  ],
);

/** Finished sentences. */
export const rewriteSentences = pgTable(
  'rewrite_sentences',
  {
    accountId: text('account_id').notNull(),
    jobId: text('job_id').notNull(),
    index: integer('sentence_index').notNull(),
    state: text('state', { enum: ['rewritten', 'unchanged', 'kept'] }).notNull(),
    keptBecause: text('kept_because', { enum: ['locks', 'answer', 'model', 'locked', 'blocked'] }),
    text: text('text').notNull(),
    changes: jsonb('changes')
      .$type<
        readonly {
          readonly span: { readonly start: number; readonly end: number };
          readonly original: string;
          readonly replacement: string;
          readonly reason: string;
        }[]
      >()
      .notNull(),
    meaning: text('meaning', { enum: ['same', 'check', 'differs'] }),
    words: bigint('words', { mode: 'number' }).notNull(),
    paidBy: text('paid_by', { enum: ['limit', 'package', 'unlimited'] }),
    reservationId: text('reservation_id'),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.jobId, table.index] }),
    foreignKey({
      columns: [table.accountId, table.jobId],
      foreignColumns: [rewriteJobs.accountId, rewriteJobs.jobId],
    }).onDelete('cascade'),
  ],
);

/** Requests for alternatives with their replies; `reply` is null while it is in progress. */
export const rewriteRequests = pgTable(
  'rewrite_requests',
  {
    accountId: text('account_id').notNull(),
    requestId: text('request_id').notNull(),
    chargeId: text('charge_id').notNull().unique(),
    reply: jsonb('reply').$type<Readonly<Record<string, unknown>>>(),
    createdAt: bigint('created_at', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.requestId] })],
);

/** Custom actions of accounts. */
export const rewriteActions = pgTable(
  'rewrite_actions',
  {
    accountId: text('account_id').notNull(),
    actionId: text('action_id').notNull(),
    name: text('name').notNull(),
    prompt: text('prompt').notNull(),
    changedAt: bigint('changed_at', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.actionId] })],
);
