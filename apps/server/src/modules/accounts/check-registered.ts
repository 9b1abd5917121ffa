import type { ReplyOf } from '@inkstone/contracts';
import type { isRegistered as contract } from '@inkstone/contracts/accounts';
import type { UseCase } from '../../platform/http/route.ts';
import { readDevice } from './device.ts';
import { countLookup } from './lookups/count-lookup.ts';
import { requirePass } from './puzzles/check-pass.ts';
import { readAccountInput } from './read-account-input.ts';
import { findAccountByLogin } from './store.ts';

/**
 * Returns whether a name has an account. Requires a solved puzzle for that name; the number of lookups is
 * limited.
 */
export const checkRegistered: UseCase<typeof contract, ReplyOf<typeof contract>> = async (
  deps,
  who,
  input,
) => {
  const receiver = readAccountInput(input);
  const { origin } = who;
  const device = readDevice(deps, origin);
  const shown = { slider: input.slider, receiver: receiver.name, action: 'sign_in', device } as const;
  const deviceId = await requirePass(deps.db.sql, shown, deps.clock.now());
  await countLookup(deps, { address: origin.address, deviceId, receiver: receiver.name });
  const account = await findAccountByLogin(deps.db.sql, receiver);
  return {
    isRegistered: account !== null,
    hasPassword: Boolean(account?.passwordHash),
    canRegister: account === null && (receiver.kind === 'phone' || deps.config.hasEmailRegistration),
  };
};
