import type { ReplyOf } from '@inkstone/contracts';
import type { DocumentView, listDocuments } from '@inkstone/contracts/documents';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { ListQuery } from './list-query.ts';

/** One page of a list, from the server or, when it cannot be reached, from this device. */
export type DocumentPage = ReplyOf<typeof listDocuments> & {
  /** For local lists only: which documents can be opened. */
  readonly kept?: readonly string[];
};

export type Pages = InfiniteData<DocumentPage, string | undefined>;

/** Prefix of the query keys of all lists. */
export const listsKey = ['documents', 'list'] as const;
export const listKey = (query: ListQuery) => [...listsKey, query] as const;

/** The list row of a document after a change; null when it no longer belongs to the list. */
export type Patch = (document: DocumentView, list: ListQuery) => DocumentView | null;

/** Changes documents in all cached lists; returns a function that reverts this. */
export function patchLists(queries: QueryClient, ids: ReadonlySet<string>, patch: Patch): () => void {
  const before = queries.getQueriesData<Pages>({ queryKey: listsKey });
  for (const [key, pages] of before) {
    const list = key[2] as ListQuery;
    if (pages)
      queries.setQueryData<Pages>(
        key,
        patchPages(pages, ids, (each) => patch(each, list)),
      );
  }
  return () => {
    for (const [key, pages] of before) queries.setQueryData(key, pages);
  };
}

function patchPages(
  { pages, pageParams }: Pages,
  ids: ReadonlySet<string>,
  patch: (document: DocumentView) => DocumentView | null,
): Pages {
  let removed = 0;
  const changed = pages.map((page) => {
    if (!page.documents.some(({ id }) => ids.has(id))) return page;
    const documents = page.documents.flatMap((each) => (ids.has(each.id) ? (patch(each) ?? []) : each));
    removed += page.documents.length - documents.length;
    return { ...page, documents };
  });
  const [first, ...others] = changed;
  if (!first || first.total === null) return { pages: changed, pageParams };
  return { pages: [{ ...first, total: first.total - removed }, ...others], pageParams };
}
