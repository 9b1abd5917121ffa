import type { Instant } from '@inkstone/kernel';
import { and, count, eq, gt, inArray, lte, sql as raw, sum } from 'drizzle-orm';
import type { Sql } from '../../../../platform/db/database.ts';
import { behind, type Page, type PageRequest, readCursor, toPage } from '../../../../platform/db/keyset.ts';
import { coupons, couponTemplates } from '../../../../platform/db/tables/coupons.ts';
import { orders } from '../../../../platform/db/tables/orders.ts';

/** A kind of coupons. Amounts are in fen, times in ms. */
export type CouponTemplate = typeof couponTemplates.$inferSelect;
/** A coupon without the terms of its template. */
export type NewCoupon = typeof coupons.$inferSelect;

const { templateId } = couponTemplates;

export async function insertTemplate(sql: Sql, template: CouponTemplate): Promise<void> {
  await sql.insert(couponTemplates).values(template);
}

/** Templates, the newest first. */
export async function findTemplates(sql: Sql, { cursor, limit }: PageRequest): Promise<Page<CouponTemplate>> {
  const columns = { at: couponTemplates.createdAt, id: templateId };
  const { where, orderBy } = behind(columns, readCursor(cursor), 'newest first');
  const rows = await sql
    .select()
    .from(couponTemplates)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit + 1);
  return toPage(rows, limit, (row) => ({ at: row.createdAt, id: row.templateId }));
}

/** A template, locked until the transaction ends. */
export async function lockTemplate(sql: Sql, id: string): Promise<CouponTemplate | null> {
  const [row] = await sql.select().from(couponTemplates).where(eq(templateId, id)).for('no key update');
  return row ?? null;
}

export async function switchTemplate(sql: Sql, id: string, isOn: boolean): Promise<CouponTemplate | null> {
  const [row] = await sql.update(couponTemplates).set({ isOn }).where(eq(templateId, id)).returning();
  return row ?? null;
}

/** Issues coupons of one template. Returns false and stores nothing if that would exceed its quota. */
export async function insertCoupons(sql: Sql, id: string, issued: readonly NewCoupon[]): Promise<boolean> {
  if (issued.length === 0) return true;
  const sumAfter = raw<number>`${couponTemplates.issued} + ${issued.length}`;
  const counted = await sql
    .update(couponTemplates)
    .set({ issued: sumAfter })
    .where(and(eq(templateId, id), lte(sumAfter, couponTemplates.quota)))
    .returning({ templateId });
  if (counted.length === 0) return false;
  await sql.insert(coupons).values([...issued]);
  return true;
}

/** How many coupons of a template each of these buyers was issued. */
export async function countIssued(
  sql: Sql,
  id: string,
  buyerIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await sql
    .select({ buyerId: coupons.buyerId, issued: count() })
    .from(coupons)
    .where(and(eq(coupons.templateId, id), inArray(coupons.buyerId, [...buyerIds])))
    .groupBy(coupons.buyerId);
  return new Map(rows.map(({ buyerId, issued }) => [buyerId, issued]));
}

/** Number of coupons of a template by state; `saved` is in fen. */
export interface CouponCounts {
  readonly available: number;
  readonly held: number;
  readonly used: number;
  readonly expired: number;
  readonly reused: number;
  readonly saved: number;
}

/** Counts the coupons of templates. */
export async function countCoupons(
  sql: Sql,
  ids: readonly string[],
  now: Instant,
): Promise<ReadonlyMap<string, CouponCounts>> {
  if (ids.length === 0) return new Map();
  const some = inArray(coupons.templateId, [...ids]);
  const isLive = gt(coupons.expiresAt, now);
  const states = await sql
    .select({ id: coupons.templateId, state: coupons.state, isLive: raw<boolean>`${isLive}`, count: count() })
    .from(coupons)
    .where(some)
    .groupBy(coupons.templateId, coupons.state, raw`3`);
  const paid = await sql
    .select({
      id: coupons.templateId,
      saved: sum(orders.couponDiscount),
      reused: raw<number>`count(*) filter (where ${orders.isCouponReused})::int`,
    })
    .from(orders)
    .innerJoin(coupons, eq(coupons.couponId, orders.couponId))
    .where(and(some, inArray(orders.state, ['paid', 'finished'])))
    .groupBy(coupons.templateId);
  return new Map(
    ids.map((id) => {
      const own = states.filter((row) => row.id === id);
      const total = (isCounted: (row: (typeof own)[number]) => boolean) =>
        own.filter(isCounted).reduce((total, row) => total + row.count, 0);
      const orders = paid.find((row) => row.id === id);
      return [
        id,
        {
          available: total(({ state, isLive }) => state === 'available' && isLive),
          expired: total(({ state, isLive }) => state === 'available' && !isLive),
          held: total(({ state }) => state === 'held'),
          used: total(({ state }) => state === 'consumed'),
          reused: orders?.reused ?? 0,
          saved: Number(orders?.saved ?? 0),
        },
      ];
    }),
  );
}
