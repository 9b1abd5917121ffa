import { and, eq, lt, or, sql as query } from 'drizzle-orm';
import type { Sql } from '../../../platform/db/database.ts';
import {
  grants,
  membershipSpans,
  trialClaims,
  trialDays,
  trialKeys,
  trialMarks,
} from '../../../platform/db/tables/membership.ts';

/** A keyed hash that identifies a user who has claimed a trial. */
export type Mark = Pick<typeof trialMarks.$inferSelect, 'kind' | 'hash'>;
/** A claim of an account. */
export type Claim = typeof trialClaims.$inferSelect;

const keyId = 1;

/** The encrypted key of the marks; null before the first use. */
export async function findSealedKey(sql: Sql): Promise<string | null> {
  const [row] = await sql
    .select({ sealed: trialKeys.sealed })
    .from(trialKeys)
    .where(eq(trialKeys.keyId, keyId));
  return row?.sealed ?? null;
}

/** Stores the encrypted key if there is none. */
export async function insertSealedKey(sql: Sql, sealed: string): Promise<void> {
  await sql.insert(trialKeys).values({ keyId, sealed }).onConflictDoNothing();
}

/** Replaces the encrypted key unless it has been replaced meanwhile. */
export async function replaceSealedKey(sql: Sql, former: string, sealed: string): Promise<void> {
  const isSame = and(eq(trialKeys.keyId, keyId), eq(trialKeys.sealed, former));
  await sql.update(trialKeys).set({ sealed }).where(isSame);
}

/** Whether a trial was claimed by the account or with one of the marks. */
export async function hasClaimed(sql: Sql, accountId: string, marks: readonly Mark[]): Promise<boolean> {
  const claim = eq(trialClaims.accountId, accountId);
  const own = await sql.select({ id: trialClaims.claimId }).from(trialClaims).where(claim);
  if (own.length > 0) return true;
  const isMarked = marks.map(({ kind, hash }) => and(eq(trialMarks.kind, kind), eq(trialMarks.hash, hash)));
  return (
    (
      await sql
        .select({ kind: trialMarks.kind })
        .from(trialMarks)
        .where(or(...isMarked))
        .limit(1)
    ).length > 0
  );
}

/** Adds the claim of an account; false if it has one. Waits for a concurrent transaction that adds one. */
export async function insertClaim(sql: Sql, claim: Claim): Promise<boolean> {
  const added = await sql.insert(trialClaims).values(claim).onConflictDoNothing().returning();
  return added.length > 0;
}

/** Adds marks one by one in a fixed order, which prevents deadlocks; false if one exists. */
export async function insertMarks(
  sql: Sql,
  marks: readonly Mark[],
  { campaignId, claimedAt }: Pick<Claim, 'campaignId' | 'claimedAt'>,
): Promise<boolean> {
  for (const mark of marks) {
    const row = { ...mark, campaignId, claimedAt };
    const added = await sql.insert(trialMarks).values(row).onConflictDoNothing().returning();
    if (added.length === 0) return false;
  }
  return true;
}

/** Counts a claim on a day; false, without counting, if `limit` is reached. */
export async function countClaim(sql: Sql, campaignId: string, day: number, limit: number): Promise<boolean> {
  const counted = await sql
    .insert(trialDays)
    .values({ campaignId, day, claimed: 1 })
    .onConflictDoUpdate({
      target: [trialDays.campaignId, trialDays.day],
      set: { claimed: query`${trialDays.claimed} + 1` },
      setWhere: lt(trialDays.claimed, limit),
    })
    .returning();
  return counted.length > 0;
}

/** Claims of a campaign on a day. */
export async function claimsOn(sql: Sql, campaignId: string, day: number): Promise<number> {
  const isOfDay = and(eq(trialDays.campaignId, campaignId), eq(trialDays.day, day));
  const [row] = await sql.select({ claimed: trialDays.claimed }).from(trialDays).where(isOfDay);
  return row?.claimed ?? 0;
}

/** Start and end of the time that a claim granted. */
export async function findTrialTime(sql: Sql, claimId: string): Promise<{ from: number; to: number } | null> {
  const [row] = await sql
    .select({
      from: query<string | null>`min(${membershipSpans.startsAt})`,
      to: query<string | null>`max(${membershipSpans.endsAt})`,
    })
    .from(membershipSpans)
    .innerJoin(grants, eq(grants.grantId, membershipSpans.grantId))
    .where(and(eq(grants.source, 'trial'), eq(grants.sourceId, claimId)));
  return row?.from && row.to ? { from: Number(row.from), to: Number(row.to) } : null;
}
