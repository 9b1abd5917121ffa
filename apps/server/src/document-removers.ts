import { removeChecks } from './modules/assist/index.ts';
import {
  askForPictureChecks,
  type DocumentRemover,
  removeTexts,
  removeVersions,
} from './modules/documents/index.ts';
import { removeShares } from './modules/sharing/index.ts';
import { deleteContents } from './sync/index.ts';

/** What is removed with a document, in this order. Whoever keeps something of documents adds a line. */
export const documentRemovers: readonly DocumentRemover[] = [
  (tx, removed) =>
    deleteContents(
      tx.sql,
      removed.map(({ id }) => id),
    ),
  removeVersions,
  removeShares,
  removeTexts,
  askForPictureChecks,
  removeChecks,
];
