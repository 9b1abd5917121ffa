import { AppError } from '@inkstone/contracts';
import type { bindPhone as contract } from '@inkstone/contracts/accounts/bindings';
import { maskPhone } from '@inkstone/domain/accounts';
import type { Presentation, UseCase } from '../../../../platform/http/route.ts';
import { withCode } from '../../codes/take-code.ts';
import { readPhoneInput } from '../../read-account-input.ts';
import {
  claimLoginMethod,
  deleteLoginMethod,
  findLoginMethods,
  lockAccount,
  setPhone,
} from '../identities/store.ts';
import { requireOwner } from './require-owner.ts';

/** Sets the account's phone number by a code sent to it, replacing the current one. */
export const bindPhone: UseCase<typeof contract, Presentation<typeof contract>> = async (
  deps,
  who,
  input,
) => {
  const { accountId } = who;
  const { name } = readPhoneInput(input);
  const entry = { receiver: name, action: 'bind', code: input.code, origin: who.origin } as const;
  const bound = await withCode(deps, entry, async (tx) => {
    const now = deps.clock.now();
    await lockAccount(tx.sql, accountId);
    const old = (await findLoginMethods(tx.sql, accountId)).find(({ kind }) => kind === 'phone');
    if (old?.name === name) return true;
    await requireOwner(deps, tx.sql, who, { purpose: 'change_login', proof: input.proof });
    if (old) await deleteLoginMethod(tx.sql, accountId, 'phone');
    const owner = await claimLoginMethod(tx.sql, { kind: 'phone', name, accountId, createdAt: now });
    if (owner !== accountId) throw new AppError('phone_already_registered');
    await setPhone(tx.sql, accountId, name, now);
    return true;
  });
  if (!bound) throw new Error('A correct code linked no login method');
  return { data: {}, cookies: [{ name: 'PHONE', value: maskPhone(name), httpOnly: false }] };
};
