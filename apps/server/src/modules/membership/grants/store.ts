import { type GrantCause, grantCauses } from '@inkstone/contracts/membership';
import type { Grant, Span } from '@inkstone/domain/membership';
import { type Instant, instant } from '@inkstone/kernel';
import { and, asc, desc, eq, gt, inArray, isNull, not, sql as query } from 'drizzle-orm';
import { announceChange } from '../../../platform/db/changes.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { placeholdersOf, prepared, together } from '../../../platform/db/statements.ts';
import { grants, membershipSpans, timelines } from '../../../platform/db/tables/membership.ts';

type GrantRow = typeof grants.$inferSelect;

/** What caused a grant. A source grants once for each period. */
export interface GrantSource {
  readonly source: string;
  readonly sourceId: string;
  readonly periodNo: number;
}

/** Locks the timeline of an account until the transaction ends. Returns its previous version. */
export async function lockTimeline(sql: Sql, accountId: string): Promise<number> {
  const [row] = await timelineLock(sql).execute({ accountId });
  return (row?.version ?? 1) - 1;
}

/**
 * Version of the timeline of an account: increases with every lock, and is unchanged while its grants are
 * unchanged.
 */
export async function readTimelineVersion(sql: Sql, accountId: string): Promise<number> {
  const { version } = timelines;
  const [row] = await sql.select({ version }).from(timelines).where(eq(timelines.accountId, accountId));
  return row?.version ?? 0;
}

const timelineLock = prepared((sql) =>
  sql
    .insert(timelines)
    .values({ accountId: query.placeholder('accountId'), version: 1 })
    .onConflictDoUpdate({ target: timelines.accountId, set: { version: query`${timelines.version} + 1` } })
    .returning({ version: timelines.version })
    .prepare('membership_lock_timeline'),
);

/** Grants of an account. */
export async function findGrants(sql: Sql, accountId: string): Promise<Grant[]> {
  return (await grantsFind(sql).execute({ accountId })).map(readGrant);
}

const grantsFind = prepared((sql) =>
  sql
    .select()
    .from(grants)
    .where(eq(grants.accountId, query.placeholder('accountId')))
    .prepare('membership_find_grants'),
);

function readGrant(row: GrantRow): Grant {
  const { grantId: id, tier, revokedAt: revoked } = row;
  const common = { id, tier, revokedAt: revoked === null ? null : instant(revoked) };
  if (row.kind === 'pinned')
    return { ...common, kind: 'pinned', from: instant(row.pinnedFrom ?? 0), to: instant(row.pinnedTo ?? 0) };
  const { grantedAt, length, anchorDay } = row;
  return { ...common, kind: 'floating', grantedAt: instant(grantedAt), length: length ?? 0, anchorDay };
}

/** Which grants of an account have been revoked. */
export async function findGrantStates(
  sql: Sql,
  accountId: string,
): Promise<{ readonly grantId: string; readonly isRevoked: boolean }[]> {
  const found = await findGrants(sql, accountId);
  return found.map(({ id, revokedAt }) => ({ grantId: id, isRevoked: revokedAt !== null }));
}

/** Grants of an account with what caused them, the newest first. */
export async function findGrantRows(sql: Sql, accountId: string): Promise<GrantRow[]> {
  return sql
    .select()
    .from(grants)
    .where(eq(grants.accountId, accountId))
    .orderBy(desc(grants.grantedAt), desc(grants.grantId));
}

/** Whether the source has granted this period. */
export async function hasGranted(sql: Sql, from: GrantSource): Promise<boolean> {
  return (await sourceFind(sql).execute({ ...from })).length > 0;
}

/** Id of the grant of a period that a source has granted; null for none. */
export async function findGrantOf(sql: Sql, from: GrantSource): Promise<string | null> {
  return (await sourceFind(sql).execute({ ...from }))[0]?.id ?? null;
}

const sourceFind = prepared((sql) => {
  const { source, sourceId, periodNo } = placeholdersOf(grants);
  const isSame = and(eq(grants.source, source), eq(grants.sourceId, sourceId), eq(grants.periodNo, periodNo));
  return sql.select({ id: grants.grantId }).from(grants).where(isSame).prepare('membership_find_source');
});

/** Adds a grant. Fails if the source has granted this period. */
export async function insertGrant(
  sql: Sql,
  accountId: string,
  grant: Grant,
  source: GrantSource,
): Promise<void> {
  const { id: grantId, kind, tier, revokedAt } = grant;
  const time =
    grant.kind === 'floating'
      ? {
          ...{ grantedAt: grant.grantedAt, length: grant.length, anchorDay: grant.anchorDay },
          ...{ pinnedFrom: null, pinnedTo: null },
        }
      : {
          ...{ grantedAt: grant.from, length: null, anchorDay: null },
          ...{ pinnedFrom: grant.from, pinnedTo: grant.to },
        };
  await grantInsert(sql).execute({ ...source, grantId, accountId, kind, tier, revokedAt, ...time });
}

const grantInsert = prepared((sql) =>
  sql.insert(grants).values(placeholdersOf(grants)).prepare('membership_insert_grant'),
);

/** Revokes grants; their remaining time is lost. */
export async function revokeGrants(sql: Sql, grantIds: readonly string[], at: Instant): Promise<void> {
  const isOpen = and(inArray(grants.grantId, [...grantIds]), isNull(grants.revokedAt));
  await sql.update(grants).set({ revokedAt: at }).where(isOpen);
}

/** Replaces the spans of an account that differ, and invalidates the tier caches. */
export async function replaceSpans(sql: Sql, accountId: string, spans: readonly Span[]): Promise<void> {
  announceChange(sql, 'tiers', accountId);
  const placed = {
    accountId,
    grantIds: spans.map(({ grantId }) => grantId),
    tiers: spans.map(({ tier }) => tier),
    starts: spans.map(({ from }) => from),
    ends: spans.map(({ to }) => to),
  };
  await together([spansDelete(sql).execute(placed), spansInsert(sql).execute(placed)]);
}

/** The rows of the spans that are given as arrays. */
function placedSpans() {
  const [grantIds, tiers] = [query.placeholder('grantIds'), query.placeholder('tiers')];
  const [starts, ends] = [query.placeholder('starts'), query.placeholder('ends')];
  return query`unnest(${grantIds}::text[], ${tiers}::text[], ${starts}::bigint[], ${ends}::bigint[])
    as placed (grant_id, tier, starts_at, ends_at)`;
}

const spansDelete = prepared((sql) => {
  const { accountId, grantId, tier, startsAt, endsAt } = membershipSpans;
  const isPlaced = query`(${grantId}, ${tier}, ${startsAt}, ${endsAt}) in
    (select grant_id, tier, starts_at, ends_at from ${placedSpans()})`;
  return sql
    .delete(membershipSpans)
    .where(and(eq(accountId, query.placeholder('accountId')), not(isPlaced)))
    .prepare('membership_delete_spans');
});

/** After the deletion only equal spans are left. */
const spansInsert = prepared((sql) => {
  const rows = query`select ${query.placeholder('accountId')}::text, grant_id, tier, starts_at, ends_at
    from ${placedSpans()}`;
  return sql.insert(membershipSpans).select(rows).onConflictDoNothing().prepare('membership_insert_spans');
});

/** Spans of an account that have not ended, in chronological order. */
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

/** What caused each grant of an account, by the id of the grant. */
export async function findGrantSources(
  sql: Sql,
  accountId: string,
): Promise<ReadonlyMap<string, { readonly source: GrantCause; readonly orderNo: string | null }>> {
  const { grantId, source, sourceId } = grants;
  const rows = await sql
    .select({ grantId, source, sourceId })
    .from(grants)
    .where(eq(grants.accountId, accountId));
  return new Map(
    rows.map((row) => {
      // An unknown source is an action of the operator.
      const known = grantCauses.find((one) => one === row.source) ?? 'operator';
      return [row.grantId, { source: known, orderNo: known === 'order' ? row.sourceId : null }];
    }),
  );
}
