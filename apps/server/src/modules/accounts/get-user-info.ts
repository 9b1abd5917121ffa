import { AppError } from '@inkstone/contracts';
import type { userInfo } from '@inkstone/contracts/accounts';
import { cookieEnd } from '@inkstone/domain/accounts';
import type { StorageRoom, Tier } from '@inkstone/domain/documents';
import type { Instant } from '@inkstone/kernel';
import type { UseCase } from '../../http/route.ts';
import { readStorage } from '../documents/index.ts';
import { findDeletion } from './deletion/store.ts';
import { findSession } from './devices/store.ts';
import { findIdentities, type StoredIdentity } from './social/identities/store.ts';
import { type Account, findAccount } from './store.ts';

/** An account as its owner sees it. */
export interface Profile {
  readonly account: Account;
  readonly storage: StorageRoom;
  readonly tier: Tier;
  readonly identities: readonly StoredIdentity[];
  /** When the account will be removed, if it will. */
  readonly deletesAt: Instant | null;
  /** When the browser forgets the session. */
  readonly cookiesEnd: Instant;
}

/** The caller's own account. */
export const getUserInfo: UseCase<typeof userInfo, Profile> = async (deps, who) => {
  const { accountId, sessionId } = who;
  const [account, storage, session, tier, identities, deletion] = await Promise.all([
    findAccount(deps.db.sql, accountId),
    readStorage(deps, accountId),
    findSession(deps.db.sql, accountId, sessionId),
    deps.tierOf(accountId),
    findIdentities(deps.db.sql, accountId),
    findDeletion(deps.db.sql, accountId),
  ]);
  if (!account || !session) throw new AppError('sign_in_first');
  const { rotatedAt, timeZone } = session;
  const cookiesEnd = cookieEnd(rotatedAt, deps.config.sessionDays, timeZone);
  return { account, storage, tier, identities, cookiesEnd, deletesAt: deletion?.dueAt ?? null };
};
