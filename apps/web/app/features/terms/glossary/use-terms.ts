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

/** The glossaries of the signed-in account, and of a document even if it has no terms. */
export function useGlossaries(document: string | undefined, first: Glossaries, loadedAt: number) {
  return useQuery({
    queryKey: [...key, 'glossaries', 'page', document ?? ''],
    queryFn: () =>
      quietCall(listGlossaries, { documents: 'true', ...(document === undefined ? {} : { document }) }),
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

/** Changes of a glossary; they update the cached data. */
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

/** A term to be added from a text. */
export interface QuickTerm {
  readonly place: GlossaryPlace;
  readonly language: 'zh' | 'en';
  /** The selected text, which is the preferred or a forbidden form. */
  readonly form: string;
  readonly kind: 'preferred' | 'forbidden';
  /** The replacement of a forbidden form. */
  readonly better: string;
  readonly translation: string;
  readonly note: string;
  readonly caseSensitive: boolean;
}

/** Adds a term from a text. A forbidden form is added to the term to which it belongs, if there is one. */
export function useQuickTerm() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (quick: QuickTerm): Promise<TermView> => {
      const { place } = quick;
      const known = quick.kind === 'forbidden' ? await findPreferred(quick) : undefined;
      const term = quickContent(quick, known);
      return known === undefined
        ? call(addTerm, { place, term })
        : call(editTerm, { place, id: known.id, term });
    },
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  });
}

async function findPreferred({ place, language, better }: QuickTerm): Promise<TermView | undefined> {
  const wanted = better.trim();
  const { terms } = await quietCall(listTerms, { ...place, search: wanted });
  return terms.find((term) => term[language].preferred === wanted);
}

/** Returns the content of a term after the addition; `known` is the existing term that is extended. */
export function quickContent(
  { language, form, kind, better, translation, note, caseSensitive }: QuickTerm,
  known: TermContent | undefined,
): TermContent {
  const other = language === 'zh' ? 'en' : 'zh';
  const none = { preferred: '', variants: [], forbidden: [] };
  const isForbidden = kind === 'forbidden';
  const own = known?.[language] ?? { ...none, preferred: isForbidden ? better : form };
  const foreign = known?.[other] ?? none;
  const forms = {
    [language]: isForbidden ? { ...own, forbidden: [...own.forbidden, form] } : own,
    [other]: { ...foreign, preferred: foreign.preferred || translation },
  } as Pick<TermContent, 'zh' | 'en'>;
  return {
    ...forms,
    partOfSpeech: known?.partOfSpeech ?? 'noun',
    caseSensitive: known?.caseSensitive ?? caseSensitive,
    note: known?.note || note,
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
