import type { DocumentEvent } from '@inkstone/domain/documents';
import type { Sql } from '../../platform/db/database.ts';
import { requireAllFound, requireAllowed } from './access.ts';
import type { Document } from './document.ts';
import { changeDocuments, type DocumentChange, lockDocuments } from './store.ts';

/** A change applied to several documents. */
export interface SeveralChange {
  /** Refused for all if the state of one does not allow it. */
  readonly event: DocumentEvent;
  /** Whether a document needs the change. */
  readonly isNeeded: (document: Document) => boolean;
  readonly change: DocumentChange;
}

/** The documents after the change, and those that it changed. */
export interface SeveralChanged {
  readonly documents: readonly Document[];
  readonly changed: readonly Document[];
}

/** Changes all requested documents or none, inside the use case's transaction. */
export async function changeSeveral(
  sql: Sql,
  accountId: string,
  ids: readonly string[],
  { event, isNeeded, change }: SeveralChange,
): Promise<SeveralChanged> {
  const found = requireAllFound(await lockDocuments(sql, accountId, ids), ids);
  for (const document of found) requireAllowed(document, event);
  const changed = found.filter(isNeeded).map((document) => ({ ...document, ...change }));
  await changeDocuments(
    sql,
    accountId,
    changed.map(({ id }) => id),
    change,
  );
  const now = new Map(changed.map((document) => [document.id, document]));
  return { documents: found.map((document) => now.get(document.id) ?? document), changed };
}
