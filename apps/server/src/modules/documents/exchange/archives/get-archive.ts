import type { getArchive as contract } from '@inkstone/contracts/exchange';
import type { UseCase } from '../../../../http/route.ts';
import type { Archive } from './archive.ts';
import { findArchive } from './store.ts';

/** The caller's archive, as far as it is; null where there is none, or none any more. */
export const getArchive: UseCase<typeof contract, Archive | null> = async ({ db, clock }, who) => {
  const archive = await findArchive(db.sql, who.accountId);
  return archive && archive.expiresAt > clock.now() ? archive : null;
};
