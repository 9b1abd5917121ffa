import { type Instant, instant } from '@inkstone/kernel';
import { and, asc, eq, inArray, sql as query } from 'drizzle-orm';
import type { Sql } from '../../../platform/db/database.ts';
import { prepared } from '../../../platform/db/statements.ts';
import { grantLineage, grants } from '../../../platform/db/tables/membership.ts';

/** A grant of an order. */
export interface OrderGrant {
  readonly grantId: string;
  readonly tier: 'plus' | 'pro';
  readonly periodNo: number;
  readonly grantedAt: Instant;
  readonly length: number;
  readonly revokedAt: Instant | null;
}

/** Grants of an order, and those that its refunds left or restored, oldest first. */
export async function findGrantsOfOrder(sql: Sql, orderNo: string): Promise<OrderGrant[]> {
  const rows = await ofOrderFind(sql).execute({ orderNo });
  return rows.map(({ grantId, tier, periodNo, grantedAt, length, pinnedFrom, pinnedTo, revokedAt }) => ({
    ...{ grantId, tier, periodNo, grantedAt: instant(grantedAt) },
    length: length ?? (pinnedTo ?? 0) - (pinnedFrom ?? 0),
    revokedAt: revokedAt === null ? null : instant(revokedAt),
  }));
}

/** A grant of an order. `since`: from when it replaces an earlier grant that a refund reduced or restored; null for purchased time. */
export interface ExplainedGrant extends Omit<OrderGrant, 'periodNo'> {
  readonly keptSince: Instant | null;
}

/** Like `findGrantsOfOrder`, for staff. */
export async function explainGrantsOfOrder(sql: Sql, orderNo: string): Promise<ExplainedGrant[]> {
  const found = await findGrantsOfOrder(sql, orderNo);
  const ids = found.map(({ grantId }) => grantId);
  const edges = ids.length < 2 ? [] : await findKept(sql, ids);
  return found.map(({ periodNo: _periodNo, ...grant }) => {
    const edge = edges.find(({ childId }) => childId === grant.grantId);
    const former = edge && found.find(({ grantId }) => grantId === edge.parentId)?.revokedAt;
    const keptSince = edge ? instant(Math.max(grant.grantedAt, former ?? 0)) : null;
    return { ...grant, keptSince };
  });
}

function findKept(sql: Sql, childIds: readonly string[]) {
  return sql
    .select({ childId: grantLineage.childId, parentId: grantLineage.parentId })
    .from(grantLineage)
    .where(and(inArray(grantLineage.childId, [...childIds]), eq(grantLineage.kind, 'kept')));
}

const ofOrderFind = prepared((sql) =>
  sql
    .select()
    .from(grants)
    .where(and(eq(grants.source, 'order'), eq(grants.sourceId, query.placeholder('orderNo'))))
    .orderBy(asc(grants.periodNo))
    .prepare('membership_find_grants_of_order'),
);
