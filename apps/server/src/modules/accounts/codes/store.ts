import { type Rate, signInLimits } from '@inkstone/contracts';
import { type CodeAction, defaultAreaCode } from '@inkstone/contracts/accounts';
import type { OtherBrowserAttempts, SendHistory } from '@inkstone/domain/accounts';
import { type Instant, instant, later, second } from '@inkstone/kernel';
import { and, count, desc, eq, gt, like, lt, max, type SQL, sql } from 'drizzle-orm';
import type { Sql } from '../../../platform/db/database.ts';
import { codeGuesses, signInCodes } from '../../../platform/db/tables/accounts.ts';

export interface StoredCode {
  readonly codeId: string;
  readonly codeHash: string;
  /** The browser that requested it. */
  readonly deviceId: string;
  readonly expiresAt: Instant;
  readonly attempts: number;
  readonly usedAt: Instant | null;
}

/**
 * Serializes transactions that decide about a name (of a receiver or of a requesting address), whether or not
 * it has rows.
 */
export async function lockName(db: Sql, name: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}

/** Returns recent sends to this receiver, from this device and address, and in total. */
export async function readSendHistory(
  db: Sql,
  by: {
    readonly receiver: string;
    /** Null for an e-mail address. */
    readonly areaCode: string | null;
    readonly deviceId: string;
    readonly addressHash: string;
  },
  now: Instant,
): Promise<SendHistory> {
  const { codesPerReceiver, codesPerDevice, codesPerAddress, codesInTotal, codesAbroad } = signInLimits;
  const since = ({ seconds }: Rate) => gt(signInCodes.sentAt, later(now, -seconds * second));
  const { lastAt, count: toReceiver } = await countCodes(
    db,
    and(eq(signInCodes.receiver, by.receiver), since(codesPerReceiver)),
  );
  const fromDevice = await countCodes(db, and(eq(signInCodes.deviceId, by.deviceId), since(codesPerDevice)));
  const fromAddress = await countCodes(
    db,
    and(eq(signInCodes.addressHash, by.addressHash), since(codesPerAddress)),
  );
  const inTotal = await countCodes(db, since(codesInTotal));
  const isAbroad = by.areaCode !== null && by.areaCode !== defaultAreaCode;
  const toAreaCode = isAbroad
    ? await countCodes(db, and(like(signInCodes.receiver, `+${by.areaCode}%`), since(codesAbroad)))
    : { count: 0 };
  return {
    lastToReceiverAt: lastAt === null ? null : instant(lastAt),
    toReceiver,
    fromDevice: fromDevice.count,
    fromAddress: fromAddress.count,
    inTotal: inTotal.count,
    toAreaCode: toAreaCode.count,
  };
}

async function countCodes(db: Sql, which: SQL | undefined) {
  const [row] = await db
    .select({ count: count(), lastAt: max(signInCodes.sentAt) })
    .from(signInCodes)
    .where(which);
  return { count: row?.count ?? 0, lastAt: row?.lastAt ?? null };
}

export async function insertCode(
  db: Sql,
  code: {
    readonly receiver: string;
    readonly codeId: string;
    readonly action: CodeAction;
    readonly codeHash: string;
    readonly addressHash: string;
    readonly deviceId: string;
    readonly sentAt: Instant;
    readonly expiresAt: Instant;
  },
): Promise<void> {
  await db.insert(signInCodes).values({ ...code, attempts: 0 });
}

/** Returns the newest code of a receiver for a purpose, locked until the transaction ends. */
export async function readNewestCode(
  db: Sql,
  receiver: string,
  action: CodeAction,
): Promise<StoredCode | null> {
  const [row] = await db
    .select({
      codeId: signInCodes.codeId,
      codeHash: signInCodes.codeHash,
      deviceId: signInCodes.deviceId,
      expiresAt: signInCodes.expiresAt,
      attempts: signInCodes.attempts,
      usedAt: signInCodes.usedAt,
    })
    .from(signInCodes)
    .where(and(eq(signInCodes.receiver, receiver), eq(signInCodes.action, action)))
    .orderBy(desc(signInCodes.sentAt), desc(signInCodes.codeId))
    .limit(1)
    .for('update');
  if (!row) return null;
  const usedAt = row.usedAt === null ? null : instant(row.usedAt);
  return { ...row, expiresAt: instant(row.expiresAt), usedAt };
}

export async function addAttempt(db: Sql, receiver: string, codeId: string): Promise<void> {
  await db
    .update(signInCodes)
    .set({ attempts: sql`${signInCodes.attempts} + 1` })
    .where(and(eq(signInCodes.receiver, receiver), eq(signInCodes.codeId, codeId)));
}

export async function markCodeUsed(db: Sql, receiver: string, codeId: string, now: Instant): Promise<void> {
  await db
    .update(signInCodes)
    .set({ usedAt: now })
    .where(and(eq(signInCodes.receiver, receiver), eq(signInCodes.codeId, codeId)));
}

/**
 * Counts wrong codes for a receiver and purpose, and from an address, by browsers that had not requested one.
 */
export async function countGuesses(
  db: Sql,
  by: { readonly receiver: string; readonly action: CodeAction; readonly addressHash: string },
  now: Instant,
): Promise<OtherBrowserAttempts> {
  const { otherBrowserCodesPerReceiver, otherBrowserCodesPerAddress } = signInLimits;
  const since = ({ seconds }: Rate) => gt(codeGuesses.at, later(now, -seconds * second));
  const forReceiver = await db.$count(
    codeGuesses,
    and(
      eq(codeGuesses.receiver, by.receiver),
      eq(codeGuesses.action, by.action),
      since(otherBrowserCodesPerReceiver),
    ),
  );
  const fromAddress = await db.$count(
    codeGuesses,
    and(eq(codeGuesses.addressHash, by.addressHash), since(otherBrowserCodesPerAddress)),
  );
  return { forReceiver, fromAddress };
}

export async function insertGuess(
  db: Sql,
  guess: {
    readonly receiver: string;
    readonly guessId: string;
    readonly action: CodeAction;
    readonly addressHash: string;
    readonly at: Instant;
  },
): Promise<void> {
  await db.insert(codeGuesses).values(guess);
}

/** Deletes a code whose message was not sent. */
export async function deleteCode(db: Sql, receiver: string, codeId: string): Promise<void> {
  await db.delete(signInCodes).where(and(eq(signInCodes.receiver, receiver), eq(signInCodes.codeId, codeId)));
}

/** Deletes codes and guesses that are neither valid nor counted any more. */
export async function deleteOldCodes(db: Sql, now: Instant): Promise<void> {
  const { seconds } = signInLimits.otherBrowserCodesPerReceiver;
  await db.delete(codeGuesses).where(lt(codeGuesses.at, later(now, -seconds * second)));
  await db
    .delete(signInCodes)
    .where(lt(signInCodes.sentAt, later(now, -signInLimits.codesPerReceiver.seconds * second)));
}

/** Deletes all codes of a receiver, and all guesses at them. */
export async function deleteCodes(db: Sql, receiver: string): Promise<void> {
  await db.delete(codeGuesses).where(eq(codeGuesses.receiver, receiver));
  await db.delete(signInCodes).where(eq(signInCodes.receiver, receiver));
}
