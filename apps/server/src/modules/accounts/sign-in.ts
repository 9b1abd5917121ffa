import { AppError } from '@inkstone/contracts';
import type { login } from '@inkstone/contracts/accounts';
import type { UseCase } from '../../http/route.ts';
import { withCode } from './codes/take-code.ts';
import { type OpenedSession, openSession } from './open-session.ts';
import { checkPassword } from './passwords/check-password.ts';
import { deleteWrongPasswords } from './passwords/store.ts';
import { readPhoneInput } from './read-phone-input.ts';
import { findAccountByPhone } from './store.ts';

/** Signs in by a code or by a password. */
export const signIn: UseCase<typeof login, OpenedSession> = async (deps, who, input) => {
  const phone = readPhoneInput(input);
  const from = { who, timeZone: input.timeZone };

  if (input.verifyType === 'password') {
    const { password, slider } = input;
    const { address } = who.origin;
    const account = await checkPassword(deps, { phone, password, slider, address });
    return deps.db.transact(async (tx) => {
      await deleteWrongPasswords(tx.sql, phone);
      return openSession(deps, tx, account, from);
    });
  }

  const entry = { phone, action: 'sign_in', code: input.code } as const;
  const opened = await withCode(deps, entry, async (tx) => {
    const account = await findAccountByPhone(tx.sql, phone);
    return account && openSession(deps, tx, account, from);
  });
  // The code stays good, so that it can be used to register.
  if (!opened) throw new AppError('phone_not_registered');
  return opened;
};
