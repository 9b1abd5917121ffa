import { AppError } from '@inkstone/contracts';
import type { registerByPhone as contract } from '@inkstone/contracts/accounts';
import type { UseCase } from '../../http/route.ts';
import { withCode } from './codes/take-code.ts';
import { recordConsents, requireAgreement } from './consents/agree.ts';
import { type OpenedSession, openSession } from './open-session.ts';
import { hashPassword } from './passwords/hash-password.ts';
import { readNewPassword } from './passwords/read-new-password.ts';
import { readPhoneInput } from './read-phone-input.ts';
import { insertAccount } from './store.ts';

/** Makes an account for a number that has none, and signs its owner in. */
export const registerByPhone: UseCase<typeof contract, OpenedSession> = async (deps, who, input) => {
  const phone = readPhoneInput(input);
  requireAgreement(deps, input);
  const passwordHash = input.password === '' ? null : await hashPassword(readNewPassword(input.password));

  const entry = { phone, action: 'sign_in', code: input.code } as const;
  const opened = await withCode(deps, entry, async (tx) => {
    const account = { accountId: deps.ids.next(), phone, passwordHash, createdAt: deps.clock.now() };
    if (!(await insertAccount(tx.sql, account))) return null;
    await recordConsents(deps, tx.sql, { accountId: account.accountId, locale: who.origin.locale });
    const profile = { username: null, nickname: null, avatarUrl: null };
    return openSession(deps, tx, { ...account, ...profile }, { who, timeZone: input.timeZone });
  });
  // The code stays good, so that it can be used to sign in.
  if (!opened) throw new AppError('phone_already_registered');
  return opened;
};
