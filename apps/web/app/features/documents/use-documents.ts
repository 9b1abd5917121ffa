import type { ReplyOf } from '@inkstone/contracts';
import {
  createDocument,
  type DocumentView,
  listDocuments,
  renameDocument,
  restoreDocuments,
  trashDocuments,
} from '@inkstone/contracts/documents';
import {
  type InfiniteData,
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { call, quietCall } from '../../call.ts';

/** Where a document can be: among the others, or in the trash. */
export type Where = 'live' | 'trash';

/** One page of a list, as the server gives it. */
export type DocumentPage = ReplyOf<typeof listDocuments>;

type Pages = InfiniteData<DocumentPage, string | undefined>;

const listKey = (where: Where) => ['documents', where] as const;

/** A list of documents that begins with what the page was loaded with. */
export function useDocumentList(where: Where, first: DocumentPage) {
  const query = useInfiniteQuery({
    queryKey: listKey(where),
    queryFn: ({ pageParam }) => quietCall(listDocuments, { where, cursor: pageParam }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
    initialData: { pages: [first], pageParams: [undefined] },
    refetchOnMount: 'always',
  });
  return { ...query, documents: query.data.pages.flatMap((page) => page.documents) };
}

/** Makes an empty document. */
export function useCreateDocument() {
  return useMutation({ mutationFn: () => call(createDocument, {}) });
}

/** Renames a document; the list shows the new title at once and the old one again if that fails. */
export function useRenameDocument() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: { id: string; title: string }) => call(renameDocument, input),
    onMutate: ({ id, title }) =>
      changeList(queries, 'live', (list) => list.map((each) => (each.id === id ? { ...each, title } : each))),
    onError: (_error, _input, before) => before && queries.setQueryData(listKey('live'), before),
    onSettled: () => queries.invalidateQueries({ queryKey: ['documents'] }),
  });
}

/** Moves a document to the trash, or back with `restore`. */
export function useMoveDocument(to: Where) {
  const queries = useQueryClient();
  const from: Where = to === 'trash' ? 'live' : 'trash';
  return useMutation({
    mutationFn: ({ id }: DocumentView) =>
      call(to === 'trash' ? trashDocuments : restoreDocuments, { ids: [id] }),
    onMutate: ({ id }) => changeList(queries, from, (list) => list.filter((each) => each.id !== id)),
    onError: (_error, _input, before) => before && queries.setQueryData(listKey(from), before),
    onSettled: () => queries.invalidateQueries({ queryKey: ['documents'] }),
  });
}

/** Changes a list before the server has answered; gives back what it was. */
async function changeList(
  queries: QueryClient,
  where: Where,
  change: (documents: DocumentView[]) => DocumentView[],
): Promise<Pages | undefined> {
  await queries.cancelQueries({ queryKey: listKey(where) });
  const before = queries.getQueryData<Pages>(listKey(where));
  if (!before) return undefined;
  const pages = before.pages.map((page) => ({ ...page, documents: change([...page.documents]) }));
  queries.setQueryData<Pages>(listKey(where), { ...before, pages });
  return before;
}
