import { type searchDocuments as contract, searchLimit } from '@inkstone/contracts/documents/search';
import {
  excerptAround,
  type Highlighted,
  highlight,
  holdsAll,
  readQuery,
} from '@inkstone/domain/documents/search';
import type { UseCase } from '../../../platform/http/route.ts';
import type { Document } from '../document.ts';
import { indexDocuments } from './index-documents.ts';
import { isPending } from './pending/store.ts';
import { findHolding, type HeldPart, readHolding } from './store.ts';

/** A document with its matches. */
export interface Found {
  readonly document: Document;
  readonly title: Highlighted;
  readonly excerpt: Highlighted;
  readonly isInPicture: boolean;
}

/** What a search gives. */
export interface SearchResult {
  readonly found: readonly Found[];
  readonly isComplete: boolean;
}

/** Changed documents indexed before a search; the rest waits for the job. */
const readAtOnce = 20;

/** Searches titles and texts of the caller's live documents. */
export const searchDocuments: UseCase<typeof contract, SearchResult> = async (deps, { accountId }, input) => {
  const { sql } = deps.db;
  const terms = readQuery(input.query);
  if (terms.length === 0) return { found: [], isComplete: true };
  await indexDocuments(deps, { accountId, most: readAtOnce });
  const documents = await deps.db.transact((tx) => findHolding(tx.sql, accountId, terms, searchLimit));
  const ids = documents.map(({ id }) => id);
  const texts =
    ids.length > 0 ? await readHolding(sql, accountId, ids, terms) : new Map<string, HeldPart[]>();
  const found = documents.flatMap((document) => {
    const parts = texts.get(document.id) ?? [];
    const bodies = parts.map(({ body }) => body);
    // The index holds character pairs; their order is checked in the text.
    if (!holdsAll([document.title, ...bodies], terms)) return [];
    const part = parts.find(({ body }) => highlight(body, terms).places.length > 0);
    return [
      {
        document,
        title: highlight(document.title, terms),
        excerpt: excerptAround(part?.body ?? document.excerpt, terms),
        isInPicture: part?.inPicture ?? false,
      },
    ];
  });
  return { found, isComplete: !(await isPending(sql, accountId)) };
};
