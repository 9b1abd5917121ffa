import { AppError } from '@inkstone/contracts';
import { minutesUntilNextGuess } from '@inkstone/domain/accounts';
import type { Deps } from '../../../deps.ts';
import { hashAddress } from '../codes/secrets.ts';
import { lockPhone } from '../codes/store.ts';
import { spendPass } from '../puzzles/check-pass.ts';
import { type Account, findAccountByPhone } from '../store.ts';
import { isPassword } from './hash-password.ts';
import { insertWrongPassword, readGuesses } from './store.ts';

/** A password as somebody entered it, with the pass of a solved puzzle. */
export interface PasswordEntry {
  readonly phone: string;
  readonly password: string;
  readonly slider: string;
  readonly address: string;
}

/**
 * The account whose number and password fit. Every entry counts as wrong until it has proved right, so that
 * many at once are no way around the limit. A number without account is refused with the same words.
 */
export async function checkPassword(
  deps: Pick<Deps, 'db' | 'clock' | 'ids' | 'keys'>,
  entry: PasswordEntry,
): Promise<Account> {
  const { phone, password, slider } = entry;
  if (password === '') throw new AppError('password_required');
  const at = deps.clock.now();
  const addressHash = hashAddress(deps.keys, entry.address);
  await deps.db.transact(async ({ sql }) => {
    await lockPhone(sql, phone);
    const wait = minutesUntilNextGuess(
      await readGuesses(sql, { phone }, at),
      await readGuesses(sql, { addressHash }, at),
      at,
    );
    if (wait > 0) throw new AppError('too_many_passwords', { minutes: wait });
    await spendPass(sql, { slider, phone, action: 'sign_in' }, at);
    await insertWrongPassword(sql, { phone, wrongId: deps.ids.next(), addressHash, at });
  });

  const account = await findAccountByPhone(deps.db.sql, phone);
  const isRight = await isPassword(password, account?.passwordHash ?? null);
  if (!account || !isRight) throw new AppError('sign_in_failed');
  return account;
}
