import type { SiteEntryContent } from '@inkstone/contracts/staff/site';
import { bigint, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

/** Banners, downloads and choices of fonts that staff show for a period. */
export const siteEntries = pgTable('site_entries', {
  entryId: text('entry_id').primaryKey(),
  content: jsonb('content').$type<SiteEntryContent>().notNull(),
  startsAt: bigint('starts_at', { mode: 'number' }).notNull(),
  endsAt: bigint('ends_at', { mode: 'number' }),
  version: integer('version').notNull(),
  changedAt: bigint('changed_at', { mode: 'number' }).notNull(),
});
