import { createDocument, listDocuments } from '@inkstone/contracts/documents';
import { listShares } from '@inkstone/contracts/sharing';
import { keepPreviousData, type Query, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { createDocumentLocally, newDocumentId } from '../../../offline/begin-document.ts';
import { loadOffline } from '../../../offline/load-offline.ts';
import { quietCall } from '../../../platform/call.ts';
import { useFreshPage } from '../../../platform/use-fresh-page.ts';
import { type DocumentPage, listKey } from './list-cache.ts';
import { type ListQuery, listInput, writeListQuery } from './list-query.ts';

/** A list as loaded with its page. */
export interface LoadedList {
  readonly query: ListQuery;
  readonly first: DocumentPage;
}

/** Whether a list is refetched on window focus: only short ones, because every page of a long list would be reloaded. */
const isShort = (query: Query<never, Error, { pages: unknown[] } | undefined, never>) =>
  (query.state.data?.pages.length ?? 0) <= 3;

/** A list of documents, initialized with the page's data when it is the same list. */
export function useDocumentList(query: ListQuery, loaded: LoadedList) {
  const isLoaded =
    query.where === loaded.query.where && writeListQuery(query) === writeListQuery(loaded.query);
  const isFresh = useFreshPage();
  const found = useInfiniteQuery({
    queryKey: listKey(query),
    queryFn: ({ pageParam }) => readPage(query, pageParam),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
    ...(isLoaded && { initialData: { pages: [loaded.first], pageParams: [undefined] } }),
    placeholderData: keepPreviousData,
    refetchOnMount: (each) => (isShort(each as never) && !(isLoaded && isFresh) ? 'always' : false),
    refetchOnWindowFocus: (each) => isShort(each as never),
    refetchOnReconnect: (each) => isShort(each as never),
  });
  const { data } = found;
  const documents = useMemo(() => data?.pages.flatMap((page) => page.documents) ?? [], [data]);
  const kept = useMemo(() => keptOf(data?.pages[0]), [data]);
  return { ...found, documents, kept, total: data?.pages[0]?.total ?? documents.length };
}

/** Returns which documents can be opened, for a local list; null for a list of the server. */
function keptOf(first: DocumentPage | undefined): ReadonlySet<string> | null {
  return first?.kept ? new Set(first.kept) : null;
}

export type DocumentListState = ReturnType<typeof useDocumentList>;

/** Whether the data belong to the requested list, not to the previous one. */
export function isKnown(list: DocumentListState): boolean {
  return !list.isPending && !list.isPlaceholderData && !list.isError;
}

/** A page of the server's list; the complete local list when the server cannot be reached. */
function readPage(query: ListQuery, cursor: string | undefined): Promise<DocumentPage> {
  const input = listInput(query);
  return loadOffline<DocumentPage>(
    () => quietCall(listDocuments, { ...input, ...(cursor && { cursor }) }),
    async () => {
      const { readLocalList } = await import('../../../offline/local-pages.ts');
      return await readLocalList(input);
    },
  );
}

/** Creates an empty document in a folder or at the top level; locally when the server cannot be reached. */
export function useCreateDocument() {
  return useMutation({
    mutationFn: async (folderId: string | null) => {
      const id = newDocumentId();
      return await loadOffline(
        () => quietCall(createDocument, { id, folderId }),
        () => createDocumentLocally(id, folderId),
      );
    },
  });
}

/** The ids of documents that are shared by link; empty until they are known. */
export function useShared(): ReadonlySet<string> {
  const { data } = useQuery({
    queryKey: ['documents', 'shared'],
    queryFn: () => quietCall(listShares, {}),
    refetchOnMount: 'always',
  });
  return useMemo(() => new Set(data?.documentIds), [data]);
}
