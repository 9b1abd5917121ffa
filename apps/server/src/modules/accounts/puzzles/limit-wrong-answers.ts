import { AppError, signInLimits } from '@inkstone/contracts';
import type { Instant } from '@inkstone/kernel';
import type { Sql } from '../../../platform/db/database.ts';
import { countWrongAnswers } from './store.ts';

/**
 * Refuses an address with many wrong answers, not counting the current one. A random guess is right once in
 * 18, so guessing must be limited.
 */
export async function limitWrongAnswers(
  db: Sql,
  from: { readonly addressHash: string; readonly answering?: string },
  now: Instant,
): Promise<void> {
  const { requests, seconds } = signInLimits.wrongAnswersPerAddress;
  if ((await countWrongAnswers(db, from, now)) >= requests)
    throw new AppError('too_many_requests', { seconds });
}
