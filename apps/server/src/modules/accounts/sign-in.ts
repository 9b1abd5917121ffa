import type { login } from '@inkstone/contracts/accounts';
import type { UseCase } from '../../platform/http/route.ts';
import { withCode } from './codes/take-code.ts';
import { hasSignedIn, readDevice } from './device.ts';
import { notRegistered } from './not-registered.ts';
import { type OpenedSession, openSession } from './open-session.ts';
import { checkPassword } from './passwords/check-password.ts';
import { deleteWrongPasswords } from './passwords/store.ts';
import { requirePass, spendPass } from './puzzles/check-pass.ts';
import { readAccountInput } from './read-account-input.ts';
import { findAccountByLogin } from './store.ts';

/** Signs in by a code or by a password. */
export const signIn: UseCase<typeof login, OpenedSession> = async (deps, who, input) => {
  const receiver = readAccountInput(input);
  const { name } = receiver;
  const from = { who, timeZone: input.timeZone };

  if (input.verifyType === 'password') {
    const { password, slider } = input;
    const device = readDevice(deps, who.origin);
    const shown = { slider, receiver: name, action: 'sign_in', device } as const;
    const account = await checkPassword(deps, {
      receiver,
      password,
      refusal: 'sign_in_failed',
      address: who.origin.address,
      isKnownDevice: hasSignedIn(deps, who.origin, name),
      precheck: (db) => requirePass(db, shown, deps.clock.now()),
      spend: (db) => spendPass(db, shown, deps.clock.now()),
    });
    return deps.db.transact(async (tx) => {
      await deleteWrongPasswords(tx.sql, name);
      return openSession(deps, tx, account, from);
    });
  }

  const entry = { receiver: name, action: 'sign_in', code: input.code, origin: who.origin } as const;
  const opened = await withCode(deps, entry, async (tx) => {
    const account = await findAccountByLogin(tx.sql, receiver);
    return account && openSession(deps, tx, account, from);
  });
  // The code stays valid, so that it can be used to register.
  if (!opened) throw notRegistered(receiver);
  return opened;
};
