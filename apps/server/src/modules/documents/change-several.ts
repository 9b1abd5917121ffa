import type { DocumentEvent } from '@inkstone/domain/documents';
import type { Sql } from '../../db/database.ts';
import { requireAllFound, requireAllowed } from './access.ts';
import type { Document } from './document.ts';
import { changeDocuments, type DocumentChange, lockDocuments } from './store.ts';

/** What a call for several documents does to each. */
export interface SeveralChange {
  /** Refused for all where the state of one does not allow it. */
  readonly event: DocumentEvent;
  /** Which of them change; the others are as wanted already. */
  readonly isNeeded: (document: Document) => boolean;
  readonly change: DocumentChange;
}

/** Several documents after a change of all of them, and those that it changed. */
export interface SeveralChanged {
  readonly documents: readonly Document[];
  readonly changed: readonly Document[];
}

/** Changes all documents asked for or none, inside the transaction of the use case. */
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
