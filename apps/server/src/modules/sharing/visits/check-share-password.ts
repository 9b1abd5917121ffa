import { AppError } from '@inkstone/contracts';
import { shareGuessLimits } from '@inkstone/contracts/sharing';
import { minutesUntilNextShareGuess } from '@inkstone/domain/sharing';
import { later, second } from '@inkstone/kernel';
import type { Deps } from '../../../deps.ts';
import { hashAddress, isPassword } from '../../accounts/index.ts';
import type { Share } from '../share.ts';
import { lockShare } from '../store.ts';
import { deleteGuess, deleteGuessesUntil, insertGuess, readGuesses, type ShareGuess } from './store.ts';

/**
 * Refuses a wrong password. Every entry counts as wrong until it has proved right, so that concurrent entries
 * cannot bypass the limit.
 */
export async function checkSharePassword(
  deps: Deps,
  { accountId, documentId, passwordHash }: Share,
  password: string,
  address: string,
): Promise<void> {
  if (passwordHash === null) return;
  if (password === '') throw new AppError('share_password_required');
  const guess: ShareGuess = {
    ...{ accountId, documentId },
    guessId: deps.ids.next(),
    addressHash: hashAddress(deps.keys, address),
    at: deps.clock.now(),
  };
  await admitGuess(deps, guess);
  if (!(await isPassword(password, passwordHash, 'share'))) throw new AppError('share_password_wrong');
  await deleteGuess(deps.db.sql, guess);
}

/** Records an entry, or refuses it after too many wrong ones. */
async function admitGuess({ db }: Pick<Deps, 'db'>, guess: ShareGuess): Promise<void> {
  const { perAddress, perShare } = shareGuessLimits;
  const { at, addressHash } = guess;
  await db.transact(async ({ sql }) => {
    await lockShare(sql, guess);
    const minutes = minutesUntilNextShareGuess(
      await readGuesses(sql, guess, later(at, -perAddress.seconds * second), addressHash),
      await readGuesses(sql, guess, later(at, -perShare.seconds * second)),
      at,
    );
    if (minutes > 0) throw new AppError('share_too_many_guesses', { minutes });
    await insertGuess(sql, guess);
  });
}

/** Deletes wrong passwords that no rate limit counts any more. */
export async function purgeGuesses({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const longestWindow = Math.max(...Object.values(shareGuessLimits).map(({ seconds }) => seconds));
  await deleteGuessesUntil(db.sql, later(clock.now(), -longestWindow * second));
}
