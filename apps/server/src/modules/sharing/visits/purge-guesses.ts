import { shareGuessLimits } from '@inkstone/contracts/sharing';
import { later, second } from '@inkstone/kernel';
import type { Deps } from '../../../deps.ts';
import { deleteGuessesUntil } from './store.ts';

/** Deletes wrong passwords that no rate limit counts any more. */
export async function purgeGuesses({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const longest = Math.max(...Object.values(shareGuessLimits).map(({ seconds }) => seconds));
  await deleteGuessesUntil(db.sql, later(clock.now(), -longest * second));
}
