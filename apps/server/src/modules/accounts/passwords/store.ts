import { signInLimits } from '@inkstone/contracts';
import { type Instant, instant, later, second } from '@inkstone/kernel';
import { and, count, eq, gt, lt, min } from 'drizzle-orm';
import type { Sql } from '../../../db/database.ts';
import { wrongPasswords } from '../../../db/tables/accounts.ts';

/** Wrong passwords within a window, and when the oldest of them was tried. */
interface Guesses {
  readonly count: number;
  readonly oldestAt: Instant | null;
}

export async function readGuesses(
  db: Sql,
  by: { readonly name: string } | { readonly addressHash: string },
  now: Instant,
): Promise<Guesses> {
  const isName = 'name' in by;
  const { wrongPasswordsPerAccount, wrongPasswordsPerAddress } = signInLimits;
  const { seconds } = isName ? wrongPasswordsPerAccount : wrongPasswordsPerAddress;
  const [row] = await db
    .select({ count: count(), oldestAt: min(wrongPasswords.at) })
    .from(wrongPasswords)
    .where(
      and(
        isName ? eq(wrongPasswords.name, by.name) : eq(wrongPasswords.addressHash, by.addressHash),
        gt(wrongPasswords.at, later(now, -seconds * second)),
      ),
    );
  const oldestAt = row?.oldestAt ?? null;
  return { count: row?.count ?? 0, oldestAt: oldestAt === null ? null : instant(oldestAt) };
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

/** Forgets the wrong passwords of a name whose owner has come in. */
export async function deleteWrongPasswords(db: Sql, name: string): Promise<void> {
  await db.delete(wrongPasswords).where(eq(wrongPasswords.name, name));
}

export async function deleteOldWrongPasswords(db: Sql, now: Instant): Promise<void> {
  const { seconds } = signInLimits.wrongPasswordsPerAccount;
  await db.delete(wrongPasswords).where(lt(wrongPasswords.at, later(now, -seconds * second)));
}
