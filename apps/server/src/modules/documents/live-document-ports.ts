import type { Deps } from '../../deps.ts';
import type { SyncOptions } from '../../sync/index.ts';
import { decideOpening } from './access.ts';
import { findDocument, setProjection } from './store.ts';

/** What sync asks of documents: who may open one, and where its title and counts are kept. */
export function liveDocumentPorts({ db }: Pick<Deps, 'db'>): Pick<SyncOptions, 'canOpen' | 'saveProjection'> {
  return {
    canOpen: async (accountId, documentId) =>
      decideOpening(await findDocument(db.sql, accountId, documentId)),
    saveProjection: (documentId, projection, changedAt) =>
      setProjection(db.sql, documentId, projection, changedAt),
  };
}
