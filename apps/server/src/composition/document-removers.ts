import { deleteContents } from '../platform/sync/index.ts';
import type { DocumentRemover } from '../ports/document-remover.ts';
import { registered } from './modules.ts';

/** What is removed with a document: its text, then what modules keep of it. */
export const documentRemovers: readonly DocumentRemover[] = [
  (tx, removed) =>
    deleteContents(
      tx.sql,
      removed.map(({ id }) => id),
    ),
  ...registered('documentRemovers'),
];
