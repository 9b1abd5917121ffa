import { AppError } from '@inkstone/contracts';
import { minutesUntilNextGuess, type Receiver } from '@inkstone/domain/accounts';
import type { Deps } from '../../../deps.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { createGate } from '../../../platform/gate.ts';
import { hashAddress } from '../codes/secrets.ts';
import { lockName } from '../codes/store.ts';
import { type Account, findAccountByLogin } from '../store.ts';
import { hashers, isPassword } from './hash-password.ts';
import { insertWrongPassword, readGuesses } from './store.ts';

/**
 * An entry holds a connection, on which entries for the same name wait for each other, and then a hasher: one
 * more entry runs than passwords are hashed, and four at most, so that a flood leaves connections to others.
 * Unknown browsers share one queue; a name that has signed in with this browser before has its own, which a
 * flood cannot fill. An entry refused because of a full queue uses nothing up and may be retried.
 */
const gate = createGate({ running: Math.min(4, hashers + 1), waiting: 300, queues: 300 });

/** The queue shared by all unknown browsers; not a name. */
const sharedQueue = '';

/** A submitted password. */
export interface PasswordEntry {
  readonly receiver: Receiver;
  readonly password: string;
  readonly address: string;
  /** Whether the name has signed in with this browser before. */
  readonly isKnownDevice: boolean;
  /** The error code for a wrong one: the account is named in some endpoints, and known in others. */
  readonly refusal: 'sign_in_failed' | 'password_wrong';
  /** Refuses if another requirement is missing, such as the pass of a solved puzzle, before queueing. */
  readonly precheck?: (db: Sql) => Promise<unknown>;
  /** Checks the same, and uses up what is required. */
  readonly spend?: (db: Sql) => Promise<unknown>;
}

type CheckDeps = Pick<Deps, 'db' | 'clock' | 'ids' | 'keys'>;

/**
 * Returns the account whose name and password match. Every entry counts as wrong until it has proved right,
 * so that concurrent entries cannot bypass the limit. A name without account gets the same error after the
 * same work.
 */
export async function checkPassword(deps: CheckDeps, entry: PasswordEntry): Promise<Account> {
  const { receiver, password, isKnownDevice, precheck } = entry;
  if (password === '') throw new AppError('password_required');
  await precheck?.(deps.db.sql);
  await requireGuess(deps, deps.db.sql, entry);
  return gate(
    async () => {
      await countAsWrong(deps, entry);
      const account = await findAccountByLogin(deps.db.sql, receiver);
      const isRight = await isPassword(password, account?.passwordHash ?? null, 'sign_in');
      if (!account || !isRight) throw new AppError(entry.refusal);
      return account;
    },
    isKnownDevice ? receiver.name : sharedQueue,
  );
}

async function countAsWrong(deps: CheckDeps, entry: PasswordEntry): Promise<void> {
  const { name } = entry.receiver;
  await deps.db.transact(async ({ sql }) => {
    await lockName(sql, name);
    await requireGuess(deps, sql, entry);
    await entry.spend?.(sql);
    const wrong = { name, wrongId: deps.ids.next(), addressHash: hashAddress(deps.keys, entry.address) };
    await insertWrongPassword(sql, { ...wrong, at: deps.clock.now() });
  });
}

/** Refuses while a name, or an address, has too many wrong entries. */
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
