import { AppError } from '@inkstone/contracts';
import { minutesUntilNextGuess, type Receiver } from '@inkstone/domain/accounts';
import type { Sql } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { createGate } from '../../../gate.ts';
import { hashAddress } from '../codes/secrets.ts';
import { lockReceiver } from '../codes/store.ts';
import { type Account, findAccountByLogin } from '../store.ts';
import { isPassword } from './hash-password.ts';
import { insertWrongPassword, readGuesses } from './store.ts';

/**
 * Entries of one name wait for each other in the database, and each holds a connection meanwhile. A flood of them takes
 * two connections at most, and leaves the others to everybody else.
 */
const gate = createGate({ running: 2, waiting: 100 });

/** A password as somebody entered it. */
export interface PasswordEntry {
  readonly receiver: Receiver;
  readonly password: string;
  readonly address: string;
  /** What else the entry needs, such as the pass of a solved puzzle; refuses where that is missing. */
  readonly admit: (db: Sql) => Promise<unknown>;
}

/**
 * The account whose name and password fit. Every entry counts as wrong until it has proved right, so that many at
 * once are no way around the limit. A name without account is refused with the same words, after the same work.
 */
export async function checkPassword(
  deps: Pick<Deps, 'db' | 'clock' | 'ids' | 'keys'>,
  { receiver, password, address, admit }: PasswordEntry,
): Promise<Account> {
  if (password === '') throw new AppError('password_required');
  const at = deps.clock.now();
  const addressHash = hashAddress(deps.keys, address);
  const { name } = receiver;
  await gate(() =>
    deps.db.transact(async ({ sql }) => {
      await lockReceiver(sql, name);
      const wait = minutesUntilNextGuess(
        await readGuesses(sql, { name }, at),
        await readGuesses(sql, { addressHash }, at),
        at,
      );
      if (wait > 0) throw new AppError('too_many_passwords', { minutes: wait });
      await admit(sql);
      await insertWrongPassword(sql, { name, wrongId: deps.ids.next(), addressHash, at });
    }),
  );

  const account = await findAccountByLogin(deps.db.sql, receiver);
  const isRight = await isPassword(password, account?.passwordHash ?? null);
  if (!account || !isRight) throw new AppError('sign_in_failed');
  return account;
}
