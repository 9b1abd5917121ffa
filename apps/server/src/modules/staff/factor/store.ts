import { type Instant, instant } from '@inkstone/kernel';
import { and, eq, lt, sql as query } from 'drizzle-orm';
import type { Sql } from '../../../platform/db/database.ts';
import { staffFactors, staffRecoveryCodes } from '../../../platform/db/tables/staff.ts';

/** The stored second factor of a member. */
export type StoredFactor = typeof staffFactors.$inferSelect;

export async function findFactor(sql: Sql, accountId: string): Promise<StoredFactor | null> {
  const [row] = await sql.select().from(staffFactors).where(eq(staffFactors.accountId, accountId));
  return row ?? null;
}

/** The factor, locked until the transaction ends. */
export async function lockFactor(sql: Sql, accountId: string): Promise<StoredFactor | null> {
  const [row] = await sql
    .select()
    .from(staffFactors)
    .where(eq(staffFactors.accountId, accountId))
    .for('update');
  return row ?? null;
}

/** Stores the secret of an unconfirmed enrolment, replacing an earlier one. */
export async function savePending(
  sql: Sql,
  accountId: string,
  pendingSealed: string,
  pendingUntil: Instant,
): Promise<void> {
  const pending = { pendingSealed, pendingUntil };
  await sql
    .insert(staffFactors)
    .values({ accountId, ...pending })
    .onConflictDoUpdate({ target: staffFactors.accountId, set: pending });
}

/** Activates the pending secret. `lastStep` is the time step of the confirming code. */
export async function confirmPending(
  sql: Sql,
  accountId: string,
  secretSealed: string,
  lastStep: number,
): Promise<void> {
  const cleared = { pendingSealed: null, pendingUntil: null, guesses: 0, guessesSince: 0 };
  await sql
    .update(staffFactors)
    .set({ secretSealed, lastStep, ...cleared })
    .where(eq(staffFactors.accountId, accountId));
}

/** Marks a time step as used. False if its code, or a later one, was accepted before. Safe against races. */
export async function useStep(sql: Sql, accountId: string, step: number): Promise<boolean> {
  const rows = await sql
    .update(staffFactors)
    .set({ lastStep: step })
    .where(and(eq(staffFactors.accountId, accountId), lt(staffFactors.lastStep, step)))
    .returning({ accountId: staffFactors.accountId });
  return rows.length > 0;
}

/** Counts an attempt with a code, before the code is verified; the count is reset after a window. Returns the count. */
export async function countGuess(
  sql: Sql,
  accountId: string,
  now: Instant,
  windowStart: Instant,
): Promise<{ readonly guesses: number; readonly since: Instant }> {
  const { guesses, guessesSince } = staffFactors;
  const isOver = query`${guessesSince} <= ${windowStart}`;
  const [row] = await sql
    .update(staffFactors)
    .set({
      guesses: query`case when ${isOver} then 1 else ${guesses} + 1 end`,
      guessesSince: query`case when ${isOver} then ${now} else ${guessesSince} end`,
    })
    .where(eq(staffFactors.accountId, accountId))
    .returning({ guesses, since: guessesSince });
  return row ? { guesses: row.guesses, since: instant(row.since) } : { guesses: 0, since: now };
}

export async function clearGuesses(sql: Sql, accountId: string): Promise<void> {
  await sql
    .update(staffFactors)
    .set({ guesses: 0, guessesSince: 0 })
    .where(eq(staffFactors.accountId, accountId));
}

/** Replaces the recovery codes. */
export async function replaceRecoveryCodes(
  sql: Sql,
  accountId: string,
  hashes: readonly string[],
): Promise<void> {
  await sql.delete(staffRecoveryCodes).where(eq(staffRecoveryCodes.accountId, accountId));
  await sql.insert(staffRecoveryCodes).values(hashes.map((codeHash) => ({ accountId, codeHash })));
}

/** Consumes a recovery code; false if it does not exist. Safe against races. */
export async function takeRecoveryCode(sql: Sql, accountId: string, codeHash: string): Promise<boolean> {
  const rows = await sql
    .delete(staffRecoveryCodes)
    .where(and(eq(staffRecoveryCodes.accountId, accountId), eq(staffRecoveryCodes.codeHash, codeHash)))
    .returning({ codeHash: staffRecoveryCodes.codeHash });
  return rows.length > 0;
}

export function countRecoveryCodes(sql: Sql, accountId: string): Promise<number> {
  return sql.$count(staffRecoveryCodes, eq(staffRecoveryCodes.accountId, accountId));
}
