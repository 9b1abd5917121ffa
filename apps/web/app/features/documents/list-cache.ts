import type { ReplyOf } from '@inkstone/contracts';
import type { DocumentView, listDocuments } from '@inkstone/contracts/documents';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { ListQuery } from './list-query.ts';

/** One page of a list, as the server gives it, or as this device does when the server cannot be reached. */
export type DocumentPage = ReplyOf<typeof listDocuments> & {
  /** From this device only: which of them can be opened here. */
  readonly kept?: readonly string[];
};

export type Pages = InfiniteData<DocumentPage, string | undefined>;

/** The keys of all lists begin with this. */
export const listsKey = ['documents', 'list'] as const;
export const listKey = (query: ListQuery) => [...listsKey, query] as const;

/** A document as a list is to show it after a change; null when it belongs to that list no longer. */
export type Patch = (document: DocumentView, list: ListQuery) => DocumentView | null;

/** Changes some documents in every list there is; the returned function takes that back. */
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
  let gone = 0;
  const changed = pages.map((page) => {
    if (!page.documents.some(({ id }) => ids.has(id))) return page;
    const documents = page.documents.flatMap((each) => (ids.has(each.id) ? (patch(each) ?? []) : each));
    gone += page.documents.length - documents.length;
    return { ...page, documents };
  });
  const [first, ...others] = changed;
  if (!first || first.total === null) return { pages: changed, pageParams };
  return { pages: [{ ...first, total: first.total - gone }, ...others], pageParams };
}
