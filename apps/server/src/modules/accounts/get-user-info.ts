import { AppError } from '@inkstone/contracts';
import type { userInfo } from '@inkstone/contracts/accounts';
import type { StorageRoom } from '@inkstone/domain/documents';
import type { UseCase } from '../../http/route.ts';
import { readStorage } from '../documents/index.ts';
import { type Account, findAccount } from './store.ts';

/** An account as its owner sees it. */
export interface Profile {
  readonly account: Account;
  readonly storage: StorageRoom;
}

/** The caller's own account. */
export const getUserInfo: UseCase<typeof userInfo, Profile> = async (deps, { accountId }) => {
  const [account, storage] = await Promise.all([
    findAccount(deps.db.sql, accountId),
    readStorage(deps, accountId),
  ]);
  if (!account) throw new AppError('sign_in_first');
  return { account, storage };
};
