import { AppError, signInLimits } from '@inkstone/contracts';
import type { Instant } from '@inkstone/kernel';
import type { Sql } from '../../../db/database.ts';
import { countWrongAnswers } from './store.ts';

/**
 * Refuses an address from which many puzzles were answered wrongly, not counting the one being answered. One blind
 * guess in 18 puts the piece right: guessing must not be worth it.
 */
export async function refuseGuessers(
  db: Sql,
  from: { readonly addressHash: string; readonly answering?: string },
  now: Instant,
): Promise<void> {
  const { requests, seconds } = signInLimits.wrongAnswersPerAddress;
  if ((await countWrongAnswers(db, from, now)) >= requests)
    throw new AppError('too_many_requests', { seconds });
}
