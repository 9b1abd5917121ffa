import type { Instant } from '@inkstone/kernel';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Sql } from '../../../platform/db/database.ts';
import { behind, type Page, type PageRequest, readCursor, toPage } from '../../../platform/db/keyset.ts';
import { campaigns } from '../../../platform/db/tables/membership.ts';

/** A campaign without its prices. Times are ms. */
export type Campaign = typeof campaigns.$inferSelect;

/** Stores a campaign; false if there is one with its name. */
export async function insertCampaign(sql: Sql, campaign: Campaign): Promise<boolean> {
  const rows = await sql.insert(campaigns).values(campaign).onConflictDoNothing().returning();
  return rows.length > 0;
}

/** Campaigns by name; unknown names are omitted. */
export function findCampaigns(sql: Sql, names: readonly string[]): Promise<Campaign[]> {
  return sql
    .select()
    .from(campaigns)
    .where(inArray(campaigns.campaignId, [...names]));
}

/** Campaigns, the newest first. */
export async function pageCampaigns(sql: Sql, { cursor, limit }: PageRequest): Promise<Page<Campaign>> {
  const columns = { at: campaigns.createdAt, id: campaigns.campaignId };
  const { where, orderBy } = behind(columns, readCursor(cursor), 'newest first');
  const rows = await sql
    .select()
    .from(campaigns)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit + 1);
  return toPage(rows, limit, (row) => ({ at: row.createdAt, id: row.campaignId }));
}

/** Ends a campaign; false if it does not exist or has ended. */
export async function endAt(sql: Sql, campaignId: string, endedAt: Instant): Promise<boolean> {
  const isOpen = and(eq(campaigns.campaignId, campaignId), isNull(campaigns.endedAt));
  return (await sql.update(campaigns).set({ endedAt }).where(isOpen).returning()).length > 0;
}

/** Returns a campaign, locked until the transaction ends. */
export async function lockCampaign(sql: Sql, campaignId: string): Promise<Campaign> {
  const [row] = await sql
    .select()
    .from(campaigns)
    .where(eq(campaigns.campaignId, campaignId))
    .for('no key update');
  if (!row) throw new Error(`The campaign ${campaignId} is missing`);
  return row;
}
