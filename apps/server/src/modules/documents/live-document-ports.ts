import type { Deps } from '../../deps.ts';
import type { SyncOptions } from '../../platform/sync/index.ts';
import { decideOpening } from './access.ts';
import { addPending } from './search/pending/store.ts';
import { findDocument, setProjection } from './store.ts';
import { keepDueVersion } from './versions/keep-due-version.ts';

/** Implements the ports of sync: access, list projections, and versions. */
export function liveDocumentPorts(
  deps: Pick<Deps, 'db' | 'ids' | 'clock' | 'tierOf'>,
): Pick<SyncOptions, 'canOpen' | 'saveProjection' | 'keepVersion'> {
  const { db } = deps;
  return {
    canOpen: async (accountId, documentId) =>
      decideOpening(await findDocument(db.sql, accountId, documentId)),
    saveProjection: async (documentId, projection, changedAt) => {
      await setProjection(db.sql, documentId, projection, changedAt);
      await addPending(db.sql, documentId);
    },
    keepVersion: (request) => keepDueVersion(deps, request),
  };
}
