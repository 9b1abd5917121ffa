import { AppError } from '@inkstone/contracts';
import type * as contracts from '@inkstone/contracts/accounts';
import type { Receiver } from '@inkstone/domain/accounts';
import type { Deps } from '../../deps.ts';
import type { UseCase } from '../../platform/http/route.ts';
import type { Who } from '../../platform/http/who.ts';
import { type Entry, requireCode, withCode } from './codes/take-code.ts';
import { type Agreement, recordConsents, requireAgreement } from './consents/agree.ts';
import { type OpenedSession, openSession } from './open-session.ts';
import { hashPassword } from './passwords/hash-password.ts';
import { readNewPassword } from './passwords/read-new-password.ts';
import { readEmailInput, readPhoneInput } from './read-account-input.ts';
import { findAccount, insertAccount } from './store.ts';

/** The input of a registration. */
interface Registration extends Agreement {
  readonly receiver: Receiver;
  readonly code: string;
  /** Empty for an account without a password. */
  readonly password: string;
  readonly timeZone: string;
}

/** Creates an account for a new number, and signs its owner in. */
export const registerByPhone: UseCase<typeof contracts.registerByPhone, OpenedSession> = async (
  deps,
  who,
  input,
) => {
  const opened = await register(deps, who, { ...input, receiver: readPhoneInput(input) });
  // The code stays valid, so that it can be used to sign in.
  if (!opened) throw new AppError('phone_already_registered');
  return opened;
};

/** Creates an account for a new address, if the operator allows it (readings, 9). */
export const registerByEmail: UseCase<typeof contracts.registerByEmail, OpenedSession> = async (
  deps,
  who,
  input,
) => {
  const receiver = readEmailInput(input);
  if (!deps.config.hasEmailRegistration) throw new AppError('email_registration_unavailable');
  const opened = await register(deps, who, { ...input, receiver });
  // The code stays valid, so that it can be used to sign in.
  if (!opened) throw new AppError('email_already_registered');
  return opened;
};

/**
 * Creates an account and signs its owner in; null, leaving the code valid, when the name already has an
 * account.
 */
async function register(deps: Deps, who: Who, given: Registration): Promise<OpenedSession | null> {
  const { receiver, code, password, timeZone } = given;
  requireAgreement(deps, given);
  const { name } = receiver;
  const entry = { receiver: name, action: 'sign_in', code, origin: who.origin } as const;
  const passwordHash = password === '' ? null : await hashOf(deps, entry, readNewPassword(password, [name]));
  return withCode(deps, entry, async (tx) => {
    const accountId = deps.ids.next();
    const fresh = { accountId, receiver, passwordHash, createdAt: deps.clock.now() };
    if (!(await insertAccount(tx.sql, fresh))) return null;
    await recordConsents(deps, tx.sql, { accountId, locale: who.origin.locale });
    await deps.recordEvent(tx.sql, { event: 'registered', accountId, origin: who.origin });
    const account = await findAccount(tx.sql, accountId);
    return account && openSession(deps, tx, account, { who, timeZone });
  });
}

/** Only after the code was checked, because hashing is expensive and would attract floods. */
async function hashOf(deps: Deps, entry: Entry, password: string): Promise<string> {
  await requireCode(deps, entry);
  return hashPassword(password, entry.receiver);
}
