import { type Rate, signInLimits } from '@inkstone/contracts';
import { type Instant, instant, later, second } from '@inkstone/kernel';
import { and, eq, gt, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Sql } from '../../../platform/db/database.ts';
import { wrongPasswords } from '../../../platform/db/tables/accounts.ts';

/** Wrong passwords within a window, and when the oldest was entered. */
interface Guesses {
  readonly count: number;
  readonly oldestAt: Instant | null;
}

/** Returns recent wrong passwords for a name, and from an address. */
export async function readGuesses(
  db: Sql,
  { name, addressHash }: { readonly name: string; readonly addressHash: string },
  now: Instant,
): Promise<{ readonly forAccount: Guesses; readonly fromAddress: Guesses }> {
  const { wrongPasswordsPerAccount, wrongPasswordsPerAddress } = signInLimits;
  const since = ({ seconds }: Rate) => gt(wrongPasswords.at, later(now, -seconds * second));
  const forAccount = and(eq(wrongPasswords.name, name), since(wrongPasswordsPerAccount));
  const fromAddress = and(eq(wrongPasswords.addressHash, addressHash), since(wrongPasswordsPerAddress));
  const [row] = await db
    .select({
      forAccount: countMatching(forAccount),
      firstForAccount: oldestThat(forAccount),
      fromAddress: countMatching(fromAddress),
      firstFromAddress: oldestThat(fromAddress),
    })
    .from(wrongPasswords)
    .where(or(forAccount, fromAddress))
    .prepare('accounts_read_guesses')
    .execute();
  return {
    forAccount: { count: row?.forAccount ?? 0, oldestAt: row?.firstForAccount ?? null },
    fromAddress: { count: row?.fromAddress ?? 0, oldestAt: row?.firstFromAddress ?? null },
  };
}

function countMatching(fit: SQL | undefined): SQL<number> {
  return sql<number>`count(*) filter (where ${fit})`.mapWith(Number);
}

function oldestThat(fit: SQL | undefined): SQL<Instant | null> {
  const oldest = sql<Instant | null>`min(${wrongPasswords.at}) filter (where ${fit})`;
  return oldest.mapWith((at) => instant(Number(at)));
}

export async function insertWrongPassword(
  db: Sql,
  wrong: {
    readonly name: string;
    readonly wrongId: string;
    readonly addressHash: string;
    readonly at: Instant;
  },
): Promise<void> {
  await db.insert(wrongPasswords).values(wrong);
}

/** Deletes the wrong passwords of a name after a successful sign-in. */
export async function deleteWrongPasswords(db: Sql, name: string): Promise<void> {
  await db.delete(wrongPasswords).where(eq(wrongPasswords.name, name));
}

export async function deleteOldWrongPasswords(db: Sql, now: Instant): Promise<void> {
  const { seconds } = signInLimits.wrongPasswordsPerAccount;
  await db.delete(wrongPasswords).where(lt(wrongPasswords.at, later(now, -seconds * second)));
}
