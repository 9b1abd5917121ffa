import { AppError } from '@inkstone/contracts';
import type { Deps } from '../../../deps.ts';
import { findContent, type ListPlace, setActive } from './store.ts';

/** Activates a version of a list, or (null) turns the list off. Refuses with `list_version_not_found`. */
export async function activateVersion(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  place: ListPlace,
  version: number | null,
): Promise<void> {
  await db.transact(async ({ sql }) => {
    if (version !== null && (await findContent(sql, place, version)) === null) {
      throw new AppError('list_version_not_found');
    }
    await setActive(sql, place, version, clock.now());
  });
}
