import { createDocument, listDocuments } from '@inkstone/contracts/documents';
import { keepPreviousData, type Query, useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { useMemo } from 'react';
import { quietCall } from '../../call.ts';
import { beginHere, newDocumentId } from '../../offline/begin-document.ts';
import { loadOffline } from '../../offline/load-offline.ts';
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
    queryFn: ({ pageParam }) => readPage(query, pageParam),
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
  const kept = useMemo(() => keptOf(data?.pages[0]), [data]);
  return { ...found, documents, kept, total: data?.pages[0]?.total ?? documents.length };
}

/** Which documents can be opened, while the list comes from this device; null while it is the server's. */
function keptOf(first: DocumentPage | undefined): ReadonlySet<string> | null {
  return first?.kept ? new Set(first.kept) : null;
}

export type DocumentListState = ReturnType<typeof useDocumentList>;

/** Whether what the list shows is its own, even if it is being read anew: an empty one is really empty. */
export function isKnown(list: DocumentListState): boolean {
  return !list.isPending && !list.isPlaceholderData && !list.isError;
}

/** A page of the server's list; the whole list of this device when the server cannot be reached. */
function readPage(query: ListQuery, cursor: string | undefined): Promise<DocumentPage> {
  const input = listInput(query);
  return loadOffline<DocumentPage>(
    () => quietCall(listDocuments, { ...input, ...(cursor && { cursor }) }),
    async () => {
      const { readLocalList } = await import('../../offline/local-pages.ts');
      return (await readLocalList(input)).first;
    },
  );
}

/** Makes an empty document, in a folder or at the top; on this device when the server cannot be reached. */
export function useCreateDocument() {
  return useMutation({
    mutationFn: async (folderId: string | null) => {
      const id = newDocumentId();
      return await loadOffline(
        () => quietCall(createDocument, { id, folderId }),
        () => beginHere(id, folderId),
      );
    },
  });
}
