import { signInLimits } from '@inkstone/contracts';
import type { PuzzleAction } from '@inkstone/contracts/accounts';
import type { SendHistory } from '@inkstone/domain/accounts';
import { type Instant, instant, later, second } from '@inkstone/kernel';
import { and, count, desc, eq, gt, lt, max, sql } from 'drizzle-orm';
import type { Sql } from '../../../db/database.ts';
import { signInCodes } from '../../../db/tables/accounts.ts';

export interface StoredCode {
  readonly codeId: string;
  readonly codeHash: string;
  readonly expiresAt: Instant;
  readonly tries: number;
  readonly usedAt: Instant | null;
}

/** Lets one transaction at a time decide about a number, whether or not it has rows. */
export async function lockPhone(db: Sql, phone: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${phone}, 0))`);
}

export async function readSendHistory(
  db: Sql,
  phone: string,
  addressHash: string,
  now: Instant,
): Promise<SendHistory> {
  const { codesPerPhone, codesPerAddress } = signInLimits;
  const [toPhone] = await db
    .select({ count: count(), lastAt: max(signInCodes.sentAt) })
    .from(signInCodes)
    .where(
      and(eq(signInCodes.phone, phone), gt(signInCodes.sentAt, later(now, -codesPerPhone.seconds * second))),
    );
  const [fromAddress] = await db
    .select({ count: count() })
    .from(signInCodes)
    .where(
      and(
        eq(signInCodes.addressHash, addressHash),
        gt(signInCodes.sentAt, later(now, -codesPerAddress.seconds * second)),
      ),
    );
  const lastAt = toPhone?.lastAt ?? null;
  return {
    lastToPhoneAt: lastAt === null ? null : instant(lastAt),
    toPhone: toPhone?.count ?? 0,
    fromAddress: fromAddress?.count ?? 0,
  };
}

export async function insertCode(
  db: Sql,
  code: {
    readonly phone: string;
    readonly codeId: string;
    readonly action: PuzzleAction;
    readonly codeHash: string;
    readonly addressHash: string;
    readonly sentAt: Instant;
    readonly expiresAt: Instant;
  },
): Promise<void> {
  await db.insert(signInCodes).values({ ...code, tries: 0 });
}

/** The newest code of a number for a purpose, held until the transaction ends. */
export async function readNewestCode(
  db: Sql,
  phone: string,
  action: PuzzleAction,
): Promise<StoredCode | null> {
  const [row] = await db
    .select({
      codeId: signInCodes.codeId,
      codeHash: signInCodes.codeHash,
      expiresAt: signInCodes.expiresAt,
      tries: signInCodes.tries,
      usedAt: signInCodes.usedAt,
    })
    .from(signInCodes)
    .where(and(eq(signInCodes.phone, phone), eq(signInCodes.action, action)))
    .orderBy(desc(signInCodes.sentAt), desc(signInCodes.codeId))
    .limit(1)
    .for('update');
  if (!row) return null;
  const usedAt = row.usedAt === null ? null : instant(row.usedAt);
  return { ...row, expiresAt: instant(row.expiresAt), usedAt };
}

export async function addTry(db: Sql, phone: string, codeId: string): Promise<void> {
  await db
    .update(signInCodes)
    .set({ tries: sql`${signInCodes.tries} + 1` })
    .where(and(eq(signInCodes.phone, phone), eq(signInCodes.codeId, codeId)));
}

export async function markCodeUsed(db: Sql, phone: string, codeId: string, now: Instant): Promise<void> {
  await db
    .update(signInCodes)
    .set({ usedAt: now })
    .where(and(eq(signInCodes.phone, phone), eq(signInCodes.codeId, codeId)));
}

/** Takes back a code whose message did not go out. */
export async function deleteCode(db: Sql, phone: string, codeId: string): Promise<void> {
  await db.delete(signInCodes).where(and(eq(signInCodes.phone, phone), eq(signInCodes.codeId, codeId)));
}

/** Removes codes that neither open nor count any more. */
export async function deleteOldCodes(db: Sql, now: Instant): Promise<void> {
  await db
    .delete(signInCodes)
    .where(lt(signInCodes.sentAt, later(now, -signInLimits.codesPerPhone.seconds * second)));
}
