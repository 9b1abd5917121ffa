import type { DocumentRemover } from '../removal/document-remover.ts';
import { deleteAllVersions } from './store.ts';

/** Versions go with their documents. */
export const removeVersions: DocumentRemover = (tx, removed) =>
  deleteAllVersions(
    tx.sql,
    removed.map(({ id }) => id),
  );
