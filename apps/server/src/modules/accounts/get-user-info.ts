import { AppError } from '@inkstone/contracts';
import type { userInfo } from '@inkstone/contracts/accounts';
import type { UseCase } from '../../http/route.ts';
import { type Account, findAccount } from './store.ts';

/** The caller's own account. */
export const getUserInfo: UseCase<typeof userInfo, Account> = async (deps, who) => {
  const account = await findAccount(deps.db.sql, who.accountId);
  if (!account) throw new AppError('sign_in_first');
  return account;
};
