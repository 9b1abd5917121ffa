import { AppError } from '@inkstone/contracts';
import type { DocumentView } from '@inkstone/contracts/documents';
import { beginLocalDocument, listKeptDocuments, readLocalDocument } from '@inkstone/editor/sync';
import { listUnsavedDocuments } from '@inkstone/editor/unsaved';
import { knownAccount } from './known-account.ts';
import { addBegun, type KnownLibrary, listBegun, readKnown, readWritten } from './library-database.ts';
import { projectText, viewBegun, withWritten } from './local-view.ts';

/** The library of an account as it can be shown without the server. */
export interface LocalLibrary extends KnownLibrary {
  readonly accountId: string;
  /** Documents whose text is stored on this device. */
  readonly kept: ReadonlySet<string>;
}

/**
 * Reads the local library. Edits made here since the last reply of the server take precedence. Rejects with
 * `network_error` when no data are stored.
 */
export async function readLocalLibrary(): Promise<LocalLibrary> {
  const accountId = knownAccount()?.id;
  const known = accountId === undefined ? null : await readKnown(accountId).catch(() => null);
  if (accountId === undefined || known === null) throw new AppError('network_error');
  const [begun, written, kept, unsaved] = await Promise.all([
    listBegun(accountId),
    readWritten(accountId),
    listKeptDocuments(accountId),
    listUnsavedDocuments(accountId),
  ]);
  const areBegun = new Set(begun.map(({ id }) => id));
  const documents = [
    ...begun.map(viewBegun),
    ...withWritten(known.documents, written).filter(({ id }) => !areBegun.has(id)),
  ];
  const changed = new Set(unsaved);
  return {
    ...known,
    accountId,
    kept,
    documents: await Promise.all(
      documents.map((view) => (changed.has(view.id) ? asWrittenHere(accountId, view) : view)),
    ),
  };
}

/** Creates a document on this device, because the server cannot be reached. */
export async function beginDocument(id: string, folderId: string | null): Promise<DocumentView> {
  const accountId = knownAccount()?.id;
  if (accountId === undefined) throw new AppError('network_error');
  const begun = { id, folderId, createdAt: Date.now() };
  // In this order, because a text without this record would never be created on the server.
  await addBegun(accountId, begun);
  await beginLocalDocument(accountId, id);
  return viewBegun(begun);
}

async function asWrittenHere(accountId: string, view: DocumentView): Promise<DocumentView> {
  const doc = await readLocalDocument(accountId, view.id).catch(() => null);
  if (!doc) return view;
  const written = { ...view, ...projectText(doc) };
  doc.destroy();
  return written;
}
