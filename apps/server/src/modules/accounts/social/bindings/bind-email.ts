import { AppError, type ReplyOf } from '@inkstone/contracts';
import type { bindEmail as contract } from '@inkstone/contracts/accounts/bindings';
import type { UseCase } from '../../../../platform/http/route.ts';
import { withCode } from '../../codes/take-code.ts';
import { readEmailInput } from '../../read-account-input.ts';
import {
  claimLoginMethod,
  deleteLoginMethod,
  findLoginMethods,
  lockAccount,
  setEmail,
} from '../identities/store.ts';
import { requireOwner } from './require-owner.ts';

/** Sets the account's e-mail address by a code sent to it, replacing the current one. */
export const bindEmail: UseCase<typeof contract, ReplyOf<typeof contract>> = async (deps, who, input) => {
  const { accountId } = who;
  const { name } = readEmailInput(input);
  const entry = { receiver: name, action: 'bind', code: input.code, origin: who.origin } as const;
  const bound = await withCode(deps, entry, async (tx) => {
    const now = deps.clock.now();
    await lockAccount(tx.sql, accountId);
    const old = (await findLoginMethods(tx.sql, accountId)).find(({ kind }) => kind === 'email');
    if (old?.name === name) return true;
    await requireOwner(deps, tx.sql, who, { purpose: 'change_login', proof: input.proof });
    if (old) await deleteLoginMethod(tx.sql, accountId, 'email');
    const owner = await claimLoginMethod(tx.sql, { kind: 'email', name, accountId, createdAt: now });
    if (owner !== accountId) throw new AppError('email_already_registered');
    await setEmail(tx.sql, accountId, name, now);
    return true;
  });
  if (!bound) throw new Error('A correct code linked no login method');
  return {};
};
