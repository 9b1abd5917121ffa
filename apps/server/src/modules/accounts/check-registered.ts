import type { ReplyOf } from '@inkstone/contracts';
import type { isRegistered as contract } from '@inkstone/contracts/accounts';
import type { UseCase } from '../../http/route.ts';
import { requirePass } from './puzzles/check-pass.ts';
import { readPhoneInput } from './read-phone-input.ts';
import { findAccountByPhone } from './store.ts';

/** Tells whether a number has an account, only to somebody who solved a puzzle for that very number. */
export const checkRegistered: UseCase<typeof contract, ReplyOf<typeof contract>> = async (
  deps,
  _who,
  input,
) => {
  const phone = readPhoneInput(input);
  const shown = { slider: input.slider, phone, action: 'sign_in' } as const;
  await requirePass(deps.db.sql, shown, deps.clock.now());
  const account = await findAccountByPhone(deps.db.sql, phone);
  return { isRegistered: account !== null, hasPassword: Boolean(account?.passwordHash) };
};
