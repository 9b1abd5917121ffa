import type { Receiver } from '@inkstone/domain/accounts';
import type { Deps } from '../../deps.ts';
import type { Who } from '../../platform/http/who.ts';
import { type Entry, requireCode, withCode } from './codes/take-code.ts';
import { type Agreement, recordConsents, requireAgreement } from './consents/agree.ts';
import { type OpenedSession, openSession } from './open-session.ts';
import { hashPassword } from './passwords/hash-password.ts';
import { readNewPassword } from './passwords/read-new-password.ts';
import { findAccount, insertAccount } from './store.ts';

/** The input of a registration. */
export interface Registration extends Agreement {
  readonly receiver: Receiver;
  readonly code: string;
  /** Empty for an account without a password. */
  readonly password: string;
  readonly timeZone: string;
}

/**
 * Creates an account and signs its owner in; null, leaving the code valid, when the name already has an
 * account.
 */
export async function register(deps: Deps, who: Who, given: Registration): Promise<OpenedSession | null> {
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
    const account = await findAccount(tx.sql, accountId);
    return account && openSession(deps, tx, account, { who, timeZone });
  });
}

/** Only after the code was checked, because hashing is expensive and would attract floods. */
async function hashOf(deps: Deps, entry: Entry, password: string): Promise<string> {
  await requireCode(deps, entry);
  return hashPassword(password, entry.receiver);
}
