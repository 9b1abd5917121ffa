import type {
  ArchiveDestination,
  ArchiveRhythm,
  ArchiveRunState,
  ArchiveScheduleState,
} from '@inkstone/contracts/documents/archive-schedules';
import type { ArchiveFormat } from '@inkstone/contracts/documents/exchange';
import type { ErrorCode } from '@inkstone/phrases';
import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Destination, interval and options of each account's scheduled archives. */
export const archiveSchedules = pgTable(
  'archive_schedules',
  {
    accountId: text('account_id').primaryKey(),
    /** Changes with the destination: archives at earlier destinations are neither counted nor removed. */
    destinationId: text('place_id').notNull(),
    destination: jsonb('place').$type<ArchiveDestination>().notNull(),
    sealedSecret: text('sealed_secret').notNull(),
    format: text('format').$type<ArchiveFormat>().notNull(),
    rhythm: text('rhythm').$type<ArchiveRhythm>().notNull(),
    timeZone: text('time_zone').notNull(),
    keep: integer('keep').notNull(),
    state: text('state').$type<ArchiveScheduleState>().notNull(),
    nextAt: bigint('next_at', { mode: 'number' }).notNull(),
    failures: integer('failures').notNull(),
    lastSuccessAt: bigint('last_success_at', { mode: 'number' }),
  },
  (table) => [index('archive_schedules_by_next').on(table.nextAt).where(sql`${table.state} = 'on'`)],
);

/** Attempts to send an archive, and which archives are stored at the destination. */
export const archiveRuns = pgTable(
  'archive_runs',
  {
    accountId: text('account_id').notNull(),
    id: text('id').notNull(),
    destinationId: text('place_id').notNull(),
    state: text('state').$type<ArchiveRunState>().notNull(),
    name: text('name').notNull(),
    size: bigint('size', { mode: 'number' }).notNull(),
    error: text('error').$type<ErrorCode>(),
    isKept: boolean('is_kept').notNull(),
    worker: text('worker'),
    attempts: integer('tries').notNull(),
    startedAt: bigint('started_at', { mode: 'number' }).notNull(),
    touchedAt: bigint('touched_at', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    index('archive_runs_open').on(table.touchedAt).where(sql`${table.state} in ('waiting', 'running')`),
  ],
);
