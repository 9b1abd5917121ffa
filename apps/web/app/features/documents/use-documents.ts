import { createDocument, listDocuments } from '@inkstone/contracts/documents';
import { keepPreviousData, type Query, useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call, quietCall } from '../../call.ts';
import { type DocumentPage, listKey } from './list-cache.ts';
import { type ListQuery, listInput, writeListQuery } from './list-query.ts';

/** A list as its page was loaded with it. */
export interface LoadedList {
  readonly query: ListQuery;
  readonly first: DocumentPage;
}

/** A long list that somebody scrolled through is not read anew, page after page, because they looked away. */
const isShort = (query: Query<never, Error, { pages: unknown[] } | undefined, never>) =>
  (query.state.data?.pages.length ?? 0) <= 3;

/** A list of documents, from what the page was loaded with where that is the same list. */
export function useDocumentList(query: ListQuery, loaded: LoadedList) {
  const isLoaded =
    query.where === loaded.query.where && writeListQuery(query) === writeListQuery(loaded.query);
  const found = useInfiniteQuery({
    queryKey: listKey(query),
    queryFn: ({ pageParam }) =>
      quietCall(listDocuments, { ...listInput(query), ...(pageParam && { cursor: pageParam }) }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
    ...(isLoaded && { initialData: { pages: [loaded.first], pageParams: [undefined] } }),
    placeholderData: keepPreviousData,
    refetchOnMount: (each) => (isShort(each as never) ? 'always' : false),
    refetchOnWindowFocus: (each) => isShort(each as never),
    refetchOnReconnect: (each) => isShort(each as never),
  });
  const { data } = found;
  const documents = useMemo(() => data?.pages.flatMap((page) => page.documents) ?? [], [data]);
  return { ...found, documents, total: data?.pages[0]?.total ?? documents.length };
}

export type DocumentListState = ReturnType<typeof useDocumentList>;

/** Whether what the list shows is its own, even if it is being read anew: an empty one is really empty. */
export function isKnown(list: DocumentListState): boolean {
  return !list.isPending && !list.isPlaceholderData && !list.isError;
}

/** Makes an empty document, in a folder or at the top. */
export function useCreateDocument() {
  return useMutation({ mutationFn: (folderId: string | null) => call(createDocument, { folderId }) });
}
