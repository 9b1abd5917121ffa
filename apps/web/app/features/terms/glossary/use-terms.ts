import type { ReplyOf } from '@inkstone/contracts';
import {
  addTerm,
  editTerm,
  exportTerms,
  type GlossaryPlace,
  importTerms,
  listGlossaries,
  listTerms,
  removeTerms,
  type TermContent,
  type TermFormat,
  type TermView,
} from '@inkstone/contracts/terms';
import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { call, quietCall } from '../../../platform/call.ts';
import { termsKey } from '../../../shared/proofreading/follow-terms.ts';

export type Glossaries = ReplyOf<typeof listGlossaries>['glossaries'];
export type ImportReport = ReplyOf<typeof importTerms>;

const key = [termsKey];

/** The glossaries of the signed-in account, and of a document. */
export function useGlossaries(document: string | undefined, first: Glossaries, loadedAt: number) {
  return useQuery({
    queryKey: [...key, 'glossaries', document ?? ''],
    queryFn: () => quietCall(listGlossaries, document === undefined ? {} : { document }),
    initialData: { glossaries: first },
    initialDataUpdatedAt: loadedAt,
  });
}

/** The terms of a glossary that match a search, page by page. */
export function useTerms(place: GlossaryPlace, search: string) {
  return useInfiniteQuery({
    queryKey: [...key, 'list', place.scope, place.id ?? '', search],
    queryFn: ({ pageParam }) => quietCall(listTerms, { ...place, search, offset: pageParam }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => {
      const shown = pages.reduce((sum, { terms }) => sum + terms.length, 0);
      return last.terms.length > 0 && shown < last.total ? shown : undefined;
    },
    placeholderData: keepPreviousData,
  });
}

/** Changes of a glossary; they update what is shown. */
export function useTermActions(place: GlossaryPlace) {
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries({ queryKey: key });
  return {
    save: useMutation({
      mutationFn: ({ id, term }: { id: string | null; term: TermContent }): Promise<TermView> =>
        id === null ? call(addTerm, { place, term }) : call(editTerm, { place, id, term }),
      onSettled,
    }),
    remove: useMutation({ mutationFn: (id: string) => call(removeTerms, { place, ids: [id] }), onSettled }),
    bring: useMutation({
      mutationFn: async (file: File) =>
        call(importTerms, { place, name: file.name, base64: await base64Of(file) }),
      onSettled,
    }),
    write: useMutation({ mutationFn: (format: TermFormat) => call(exportTerms, { place, format }) }),
  };
}

function base64Of(file: Blob): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const reader = new FileReader();
  reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
  reader.onerror = () => reject(reader.error);
  reader.readAsDataURL(file);
  return promise;
}
