import { type DocumentView, listDocuments } from '@inkstone/contracts/documents';
import { useEffect, useState } from 'react';
import { readKnown } from '../../offline/library-database.ts';
import { quietCall } from '../../platform/call.ts';

/** Number of recently edited documents requested from the server. */
const maxDocuments = 200;

/**
 * Documents by last edit, newest first: initially those stored on this device, then merged with those of the
 * server. Empty without an account.
 */
export function useKnownDocuments(accountId: string | undefined): readonly DocumentView[] {
  const [documents, setDocuments] = useState<readonly DocumentView[]>([]);
  useEffect(() => {
    if (accountId === undefined) return;
    let isOver = false;
    const add = (more: readonly DocumentView[]) => {
      if (!isOver) setDocuments((before) => merge(before, more));
    };
    // Each source may fail alone: without storage only the server is used, without the server only local storage.
    readKnown(accountId).then(
      (known) => add(known?.documents ?? []),
      () => undefined,
    );
    quietCall(listDocuments, { limit: maxDocuments }).then(
      (reply) => add(reply.documents),
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [accountId]);
  return documents;
}

/** Merges both lists by id, keeping the newer state of each document. */
function merge(left: readonly DocumentView[], right: readonly DocumentView[]): readonly DocumentView[] {
  const all = new Map(left.map((document) => [document.id, document]));
  for (const document of right) {
    const known = all.get(document.id);
    if (!known || known.updatedAt <= document.updatedAt) all.set(document.id, document);
  }
  return [...all.values()]
    .filter(({ trashedAt }) => trashedAt === null)
    .sort((a, b) => b.updatedAt - a.updatedAt);
}
