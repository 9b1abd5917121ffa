import type { DocumentRemover } from '../../../ports/document-remover.ts';
import { deleteAllVersions } from './store.ts';

/** Deletes the versions of removed documents. */
export const removeVersions: DocumentRemover = (tx, removed) =>
  deleteAllVersions(
    tx.sql,
    removed.map(({ id }) => id),
  );
