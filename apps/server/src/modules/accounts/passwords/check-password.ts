import { AppError } from '@inkstone/contracts';
import { minutesUntilNextGuess, type Receiver } from '@inkstone/domain/accounts';
import type { Sql } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { createGate } from '../../../gate.ts';
import { hashAddress } from '../codes/secrets.ts';
import { lockReceiver } from '../codes/store.ts';
import { type Account, findAccountByLogin } from '../store.ts';
import { hashers, isPassword } from './hash-password.ts';
import { insertWrongPassword, readGuesses } from './store.ts';

/**
 * An entry holds a connection, in which those of one name wait for each other, and then a hasher: one more runs than
 * are hashed, and four at most, so that a flood leaves connections to everybody else. Strangers wait in one line; a name
 * that was signed in with before in this browser waits in its own, which a flood cannot fill. Who finds no place has
 * spent nothing and may try again.
 */
const gate = createGate({ running: Math.min(4, hashers + 1), waiting: 300, lines: 300 });

/** The line of everybody whom we do not know yet; no name. */
const strangers = '';

/** A password as somebody entered it. */
export interface PasswordEntry {
  readonly receiver: Receiver;
  readonly password: string;
  readonly address: string;
  /** Whether the name was signed in with in this browser before. */
  readonly isKnownDevice: boolean;
  /** What a wrong one is refused with: the account is named in some places, and known in others. */
  readonly refusal: 'sign_in_failed' | 'password_wrong';
  /** Refuses where something else is missing, such as the pass of a solved puzzle, before there is any waiting. */
  readonly look?: (db: Sql) => Promise<unknown>;
  /** Refuses likewise, and uses up what is needed. */
  readonly spend?: (db: Sql) => Promise<unknown>;
}

type CheckDeps = Pick<Deps, 'db' | 'clock' | 'ids' | 'keys'>;

/**
 * The account whose name and password fit. Every entry counts as wrong until it has proved right, so that many at
 * once are no way around the limit. A name without account is refused with the same words, after the same work.
 */
export async function checkPassword(deps: CheckDeps, entry: PasswordEntry): Promise<Account> {
  const { receiver, password, isKnownDevice, look } = entry;
  if (password === '') throw new AppError('password_required');
  await look?.(deps.db.sql);
  await requireGuess(deps, deps.db.sql, entry);
  return gate(
    async () => {
      await countAsWrong(deps, entry);
      const account = await findAccountByLogin(deps.db.sql, receiver);
      const isRight = await isPassword(password, account?.passwordHash ?? null, 'sign_in');
      if (!account || !isRight) throw new AppError(entry.refusal);
      return account;
    },
    isKnownDevice ? receiver.name : strangers,
  );
}

async function countAsWrong(deps: CheckDeps, entry: PasswordEntry): Promise<void> {
  const { name } = entry.receiver;
  await deps.db.transact(async ({ sql }) => {
    await lockReceiver(sql, name);
    await requireGuess(deps, sql, entry);
    await entry.spend?.(sql);
    const wrong = { name, wrongId: deps.ids.next(), addressHash: hashAddress(deps.keys, entry.address) };
    await insertWrongPassword(sql, { ...wrong, at: deps.clock.now() });
  });
}

/** Refuses while a name, or an address, has been tried too often. */
async function requireGuess(
  deps: CheckDeps,
  db: Sql,
  { receiver: { name }, address }: PasswordEntry,
): Promise<void> {
  const now = deps.clock.now();
  const addressHash = hashAddress(deps.keys, address);
  const { forAccount, fromAddress } = await readGuesses(db, { name, addressHash }, now);
  const wait = minutesUntilNextGuess(forAccount, fromAddress, now);
  if (wait > 0) throw new AppError('too_many_passwords', { minutes: wait });
}
