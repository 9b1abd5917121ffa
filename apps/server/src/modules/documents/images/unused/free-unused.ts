import type { Deps } from '../../../../deps.ts';
import { lockStorage, subtractUsed } from '../../storage/store.ts';
import { removeFileWithoutRow } from '../remove-file-without-row.ts';
import { deleteImages, listImages } from '../store.ts';
import { findUses, idsIn } from './find-uses.ts';
import { readWrittenSince } from './store.ts';

/** The pictures that were removed, and those that may be removed later. */
export interface FreedPictures {
  readonly removed: number;
  readonly bytes: number;
  /** When the oldest remaining unused picture was last uploaded; null if there is none. */
  readonly oldestKept: number | null;
}

type FreeDeps = Pick<Deps, 'db' | 'files' | 'clock'>;

/** Removes an account's pictures that no document or version uses, last uploaded at `horizon` or before. */
export async function freeUnused(deps: FreeDeps, accountId: string, horizon: number): Promise<FreedPictures> {
  const since = deps.clock.now();
  const uses = await findUses(deps, accountId);
  const unused = (await listImages(deps.db.sql, accountId)).filter(({ id }) => !uses.has(id));
  const old = unused.filter(({ createdAt }) => createdAt <= horizon);
  const sizes = old.length === 0 ? [] : await removeRows(deps, accountId, { old, horizon, since });
  await removeFilesWithoutRow(deps, accountId);
  const keptTimes = unused.filter(({ createdAt }) => createdAt > horizon).map(({ createdAt }) => createdAt);
  return {
    removed: sizes.length,
    bytes: sum(sizes),
    oldestKept: keptTimes.length > 0 ? Math.min(...keptTimes) : null,
  };
}

/** Rechecks inside the transaction: a picture may have been uploaded again or used meanwhile. */
function removeRows(
  { db }: Pick<Deps, 'db'>,
  accountId: string,
  given: {
    readonly old: readonly { readonly id: string }[];
    readonly horizon: number;
    readonly since: number;
  },
): Promise<number[]> {
  return db.transact(async ({ sql }) => {
    await lockStorage(sql, accountId);
    const justUsed = idsIn(await readWrittenSince(sql, accountId, given.since));
    const ids = given.old.map(({ id }) => id).filter((id) => !justUsed.has(id));
    const sizes = ids.length === 0 ? [] : await deleteImages(sql, accountId, ids, given.horizon);
    await subtractUsed(sql, accountId, sum(sizes));
    return sizes;
  });
}

/**
 * Deletes files after their rows, each under the upload lock; files left by a crash are deleted by the next
 * check.
 */
async function removeFilesWithoutRow(deps: FreeDeps, accountId: string): Promise<void> {
  const known = new Set((await listImages(deps.db.sql, accountId)).map(({ fileKey }) => fileKey));
  for await (const key of deps.files.list(`images/${accountId}/`)) {
    if (!known.has(key)) await removeFileWithoutRow(deps, accountId, key);
  }
}

function sum(sizes: readonly number[]): number {
  return sizes.reduce((total, size) => total + size, 0);
}
