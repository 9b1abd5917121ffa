import { type Instant, instant } from '@inkstone/kernel';
import { and, asc, eq, sql as query } from 'drizzle-orm';
import type { Sql } from '../../../platform/db/database.ts';
import { prepared } from '../../../platform/db/statements.ts';
import { grants } from '../../../platform/db/tables/membership.ts';

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

const ofOrderFind = prepared((sql) =>
  sql
    .select()
    .from(grants)
    .where(and(eq(grants.source, 'order'), eq(grants.sourceId, query.placeholder('orderNo'))))
    .orderBy(asc(grants.periodNo))
    .prepare('membership_find_grants_of_order'),
);
