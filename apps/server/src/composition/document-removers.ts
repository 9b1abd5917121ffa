import { deleteContents } from '../platform/sync/index.ts';
import type { DocumentRemover } from '../ports/document-remover.ts';
import { registered } from './modules.ts';

/** Removers of everything that belongs to a document: its text, then the data of modules. */
export const documentRemovers: readonly DocumentRemover[] = [
  (tx, removed) =>
    deleteContents(
      tx.sql,
      removed.map(({ id }) => id),
    ),
  ...registered('documentRemovers'),
];
