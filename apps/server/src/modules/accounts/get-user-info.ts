import { AppError } from '@inkstone/contracts';
import type { userInfo } from '@inkstone/contracts/accounts';
import { cookieEnd } from '@inkstone/domain/accounts';
import type { StorageRoom } from '@inkstone/domain/documents';
import type { Tier } from '@inkstone/domain/membership';
import type { Instant } from '@inkstone/kernel';
import type { UseCase } from '../../platform/http/route.ts';
import { readStorage } from '../documents/index.ts';
import { type MembershipPeriod, membershipPeriods } from '../membership/index.ts';
import { findProfile, type StoredProfile } from './profile/store.ts';

/** An account's profile for its owner. */
export interface Profile extends StoredProfile {
  readonly storage: StorageRoom;
  readonly tier: Tier;
  /** Its time of each tier. */
  readonly periods: readonly MembershipPeriod[];
  /** When the session cookies expire. */
  readonly cookiesEnd: Instant;
}

/** Returns the caller's own account. */
export const getUserInfo: UseCase<typeof userInfo, Profile> = async (deps, { accountId, sessionId }) => {
  const [profile, storage, tier, periods] = await Promise.all([
    findProfile(deps.db.sql, accountId, sessionId),
    readStorage(deps, accountId),
    deps.tierOf(accountId),
    membershipPeriods(deps, accountId),
  ]);
  if (!profile) throw new AppError('sign_in_first');
  const cookiesEnd = cookieEnd(profile.rotatedAt, deps.config.sessionDays, profile.timeZone);
  return { ...profile, storage, tier, periods, cookiesEnd };
};
