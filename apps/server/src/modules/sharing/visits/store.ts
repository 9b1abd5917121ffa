import type { ShareGuesses } from '@inkstone/domain/sharing';
import { type Instant, instant } from '@inkstone/kernel';
import { and, count, eq, gt, lte, min } from 'drizzle-orm';
import type { Sql } from '../../../platform/db/database.ts';
import { shareGuesses } from '../../../platform/db/tables/sharing.ts';
import { belongsToOneOf } from '../belongs-to-one-of.ts';
import type { ShareKey } from '../share.ts';

/** One entered password. */
export interface ShareGuess extends ShareKey {
  readonly guessId: string;
  readonly addressHash: string;
  readonly at: Instant;
}

/** Counts wrong passwords of a share since a time, from one address and in total. */
export async function readGuesses(
  sql: Sql,
  key: ShareKey,
  since: Instant,
  addressHash?: string,
): Promise<ShareGuesses> {
  const [row] = await sql
    .select({ count: count(), oldestAt: min(shareGuesses.at) })
    .from(shareGuesses)
    .where(
      and(
        isOf(key),
        gt(shareGuesses.at, since),
        addressHash === undefined ? undefined : eq(shareGuesses.addressHash, addressHash),
      ),
    );
  const oldestAt = row?.oldestAt ?? null;
  return { count: row?.count ?? 0, oldestAt: oldestAt === null ? null : instant(oldestAt) };
}

export async function insertGuess(sql: Sql, guess: ShareGuess): Promise<void> {
  await sql.insert(shareGuesses).values(guess);
}

/** Deletes an entry that has proved right. */
export async function deleteGuess(sql: Sql, guess: ShareGuess): Promise<void> {
  await sql.delete(shareGuesses).where(and(isOf(guess), eq(shareGuesses.guessId, guess.guessId)));
}

export async function deleteGuesses(sql: Sql, keys: readonly ShareKey[]): Promise<void> {
  await sql.delete(shareGuesses).where(belongsToOneOf(shareGuesses, keys));
}

export async function deleteGuessesUntil(sql: Sql, at: Instant): Promise<void> {
  await sql.delete(shareGuesses).where(lte(shareGuesses.at, at));
}

function isOf({ accountId, documentId }: ShareKey) {
  return and(eq(shareGuesses.accountId, accountId), eq(shareGuesses.documentId, documentId));
}
