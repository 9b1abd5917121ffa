import type { Grant, Span } from '@inkstone/domain/membership';
import { type Instant, instant } from '@inkstone/kernel';
import { and, asc, eq, gt, sql as query } from 'drizzle-orm';
import type { Sql } from '../../../platform/db/database.ts';
import { grants, membershipSpans, timelines } from '../../../platform/db/tables/membership.ts';

type GrantRow = typeof grants.$inferSelect;

/** What caused a grant. A source grants once for each period. */
export interface GrantSource {
  readonly source: string;
  readonly sourceId: string;
  readonly periodNo: number;
}

/** Locks the timeline of an account until the transaction ends. */
export async function lockTimeline(sql: Sql, accountId: string): Promise<void> {
  await sql
    .insert(timelines)
    .values({ accountId, version: 1 })
    .onConflictDoUpdate({ target: timelines.accountId, set: { version: query`${timelines.version} + 1` } });
}

/** Grants of an account. */
export async function findGrants(sql: Sql, accountId: string): Promise<Grant[]> {
  const rows = await sql.select().from(grants).where(eq(grants.accountId, accountId));
  return rows.map(readGrant);
}

function readGrant(row: GrantRow): Grant {
  const { grantId: id, tier, revokedAt: revoked } = row;
  const common = { id, tier, revokedAt: revoked === null ? null : instant(revoked) };
  if (row.kind === 'pinned')
    return { ...common, kind: 'pinned', from: instant(row.pinnedFrom ?? 0), to: instant(row.pinnedTo ?? 0) };
  const { grantedAt, length, anchorDay } = row;
  return { ...common, kind: 'floating', grantedAt: instant(grantedAt), length: length ?? 0, anchorDay };
}

/** Whether the source has granted this period. */
export async function hasGranted(sql: Sql, { source, sourceId, periodNo }: GrantSource): Promise<boolean> {
  const isSame = and(eq(grants.source, source), eq(grants.sourceId, sourceId), eq(grants.periodNo, periodNo));
  return (await sql.select({ id: grants.grantId }).from(grants).where(isSame)).length > 0;
}

/** Adds floating time. Fails if the source has granted this period. */
export async function insertGrant(
  sql: Sql,
  accountId: string,
  grant: Extract<Grant, { kind: 'floating' }>,
  source: GrantSource,
): Promise<void> {
  const { id: grantId, ...rest } = grant;
  await sql.insert(grants).values({ ...rest, ...source, grantId, accountId });
}

/** Puts new spans in place of the old ones. */
export async function replaceSpans(sql: Sql, accountId: string, spans: readonly Span[]): Promise<void> {
  await sql.delete(membershipSpans).where(eq(membershipSpans.accountId, accountId));
  if (spans.length === 0) return;
  const rows = spans.map(({ grantId, tier, from, to }) => ({
    ...{ accountId, grantId, tier, startsAt: from, endsAt: to },
  }));
  await sql.insert(membershipSpans).values(rows);
}

/** Spans of an account that have not ended, in the order of time. */
export async function findSpans(sql: Sql, accountId: string, now: Instant): Promise<Span[]> {
  const rows = await sql
    .select()
    .from(membershipSpans)
    .where(and(eq(membershipSpans.accountId, accountId), gt(membershipSpans.endsAt, now)))
    .orderBy(asc(membershipSpans.startsAt));
  return rows.map(({ grantId, tier, startsAt, endsAt }) => ({
    ...{ grantId, tier, from: instant(startsAt), to: instant(endsAt) },
  }));
}
