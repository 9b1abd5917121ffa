import { type searchDocuments as contract, searchLimit } from '@inkstone/contracts/documents/search';
import {
  excerptAround,
  type HighlightedText,
  highlight,
  holdsAll,
  readQuery,
  type SearchTerm,
} from '@inkstone/domain/documents/search';
import type { Deps } from '../../../deps.ts';
import type { UseCase } from '../../../platform/http/route.ts';
import type { Document } from '../document.ts';
import { indexDocuments } from './index-documents.ts';
import { isPending } from './pending/store.ts';
import { findHolding, type HeldPart, readHolding } from './store.ts';

/** A document with its matches. */
export interface FoundDocument {
  readonly document: Document;
  readonly title: HighlightedText;
  readonly excerpt: HighlightedText;
  readonly isInPicture: boolean;
}

/** The result of a search. */
export interface SearchResult {
  readonly found: readonly FoundDocument[];
  readonly isComplete: boolean;
}

/** Changed documents indexed before a search; the rest waits for the job. */
const readAtOnce = 20;

/** Numbers of candidates: more are read while too few of them are confirmed by their text. */
const candidateLimits = [searchLimit, 4 * searchLimit, 16 * searchLimit];

/** Searches titles and texts of the caller's live documents. */
export const searchDocuments: UseCase<typeof contract, SearchResult> = async (deps, { accountId }, input) => {
  const { sql } = deps.db;
  const terms = readQuery(input.query);
  if (terms.length === 0) return { found: [], isComplete: true };
  await indexDocuments(deps, { accountId, limit: readAtOnce });
  const found = await findConfirmed(deps, accountId, terms);
  return { found, isComplete: !(await isPending(sql, accountId)) };
};

/**
 * Returns candidates of the index whose text contains the terms: the index contains pairs of characters
 * without their order.
 */
async function findConfirmed(
  { db }: Pick<Deps, 'db'>,
  accountId: string,
  terms: readonly SearchTerm[],
): Promise<FoundDocument[]> {
  const found: FoundDocument[] = [];
  const read = new Set<string>();
  for (const limit of candidateLimits) {
    const candidates = await db.transact(({ sql }) => findHolding(sql, accountId, terms, limit));
    const unread = candidates.filter(({ id }) => !read.has(id));
    const ids = unread.map(({ id }) => id);
    const texts =
      ids.length > 0 ? await readHolding(db.sql, accountId, ids, terms) : new Map<string, HeldPart[]>();
    for (const document of unread) {
      read.add(document.id);
      found.push(...confirm(document, texts.get(document.id) ?? [], terms));
    }
    if (found.length >= searchLimit || candidates.length < limit) break;
  }
  return found.slice(0, searchLimit);
}

function confirm(
  document: Document,
  parts: readonly HeldPart[],
  terms: readonly SearchTerm[],
): FoundDocument[] {
  const bodies = parts.map(({ body }) => body);
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
}
