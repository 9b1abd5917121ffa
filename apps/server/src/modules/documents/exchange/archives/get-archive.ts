import type { getArchive as contract } from '@inkstone/contracts/documents/exchange';
import type { UseCase } from '../../../../platform/http/route.ts';
import type { Archive } from './archive.ts';
import { findArchive } from './store.ts';

/** Returns the caller's archive in its current state; null if there is none, or it has expired. */
export const getArchive: UseCase<typeof contract, Archive | null> = async ({ db, clock }, who) => {
  const archive = await findArchive(db.sql, who.accountId);
  return archive && archive.expiresAt > clock.now() ? archive : null;
};
