import { defaultPreferences, type ProofreadingPreferences } from '@inkstone/contracts/assist/preferences';
import { type Instant, type MaybeUndefined, withoutUndefined } from '@inkstone/kernel';
import { eq } from 'drizzle-orm';
import type { Sql } from '../../../platform/db/database.ts';
import { proofreadingPreferences } from '../../../platform/db/tables/assist.ts';

const { accountId: account, english, mode, latinSpacing, threshold, checksTerms } = proofreadingPreferences;

/** Returns the account's preferences, with defaults for the rest. */
export async function findPreferences(sql: Sql, accountId: string): Promise<ProofreadingPreferences> {
  const [row] = await sql
    .select({ english, mode, latinSpacing, threshold, checksTerms })
    .from(proofreadingPreferences)
    .where(eq(account, accountId));
  return row ?? defaultPreferences;
}

/** Stores a change and returns all current preferences. */
export async function changePreferences(
  sql: Sql,
  accountId: string,
  change: MaybeUndefined<ProofreadingPreferences>,
  updatedAt: Instant,
): Promise<ProofreadingPreferences> {
  const chosen = withoutUndefined<ProofreadingPreferences>(change);
  const [row] = await sql
    .insert(proofreadingPreferences)
    .values({ accountId, ...defaultPreferences, ...chosen, updatedAt })
    .onConflictDoUpdate({ target: account, set: { ...chosen, updatedAt } })
    .returning({ english, mode, latinSpacing, threshold, checksTerms });
  return row ?? defaultPreferences;
}
