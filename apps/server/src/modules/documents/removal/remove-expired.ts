import { trashHorizon } from '@inkstone/domain/documents';
import type { Deps } from '../../../deps.ts';
import { removeInBatches } from './remove-for-good.ts';

/** Permanently removes what has been in the trash for 30 days. Safe to run twice or to be interrupted. */
export async function removeExpired(
  deps: Pick<Deps, 'db' | 'clock' | 'log' | 'documentRemovers'>,
): Promise<void> {
  const documents = await removeInBatches(deps, trashHorizon(deps.clock.now()));
  if (documents > 0) deps.log.info('Documents removed from the trash', { documents });
}
