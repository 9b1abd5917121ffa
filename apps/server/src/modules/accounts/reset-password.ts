import { AppError } from '@inkstone/contracts';
import type { resetPassword as contract } from '@inkstone/contracts/accounts';
import type { UseCase } from '../../http/route.ts';
import { withCode } from './codes/take-code.ts';
import { endSessions, type OpenedSession, openSession } from './open-session.ts';
import { hashPassword } from './passwords/hash-password.ts';
import { readNewPassword } from './passwords/read-new-password.ts';
import { deleteWrongPasswords } from './passwords/store.ts';
import { readPhoneInput } from './read-phone-input.ts';
import { findAccountByPhone, setPasswordHash } from './store.ts';

/** Sets a new password by a code. Whoever was signed in before, perhaps a stranger, is out. */
export const resetPassword: UseCase<typeof contract, OpenedSession> = async (deps, who, input) => {
  const phone = readPhoneInput(input);
  const passwordHash = await hashPassword(readNewPassword(input.password));

  const entry = { phone, action: 'reset_password', code: input.code } as const;
  const opened = await withCode(deps, entry, async (tx) => {
    const account = await findAccountByPhone(tx.sql, phone);
    if (!account) return null;
    await setPasswordHash(tx.sql, account.accountId, passwordHash, deps.clock.now());
    await endSessions(deps, tx, account.accountId, { allBut: null });
    await deleteWrongPasswords(tx.sql, phone);
    return openSession(deps, tx, { ...account, passwordHash }, { who, timeZone: input.timeZone });
  });
  if (!opened) throw new AppError('phone_not_registered');
  return opened;
};
