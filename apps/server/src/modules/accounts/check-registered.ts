import type { ReplyOf } from '@inkstone/contracts';
import type { isRegistered as contract } from '@inkstone/contracts/accounts';
import type { UseCase } from '../../http/route.ts';
import { readDevice } from './device.ts';
import { requirePass } from './puzzles/check-pass.ts';
import { readAccountInput } from './read-account-input.ts';
import { findAccountByLogin } from './store.ts';

/** Tells whether a name has an account, only to somebody who solved a puzzle for that very name. */
export const checkRegistered: UseCase<typeof contract, ReplyOf<typeof contract>> = async (
  deps,
  who,
  input,
) => {
  const receiver = readAccountInput(input);
  const shown = {
    slider: input.slider,
    receiver: receiver.name,
    action: 'sign_in',
    device: readDevice(deps, who.origin),
  } as const;
  await requirePass(deps.db.sql, shown, deps.clock.now());
  const account = await findAccountByLogin(deps.db.sql, receiver);
  return {
    isRegistered: account !== null,
    hasPassword: Boolean(account?.passwordHash),
    canRegister: account === null && (receiver.kind === 'phone' || deps.config.hasEmailRegistration),
  };
};
