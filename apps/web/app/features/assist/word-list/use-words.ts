import type { ReplyOf } from '@inkstone/contracts';
import {
  addWord,
  listWords,
  removeWord,
  reviewWord,
  wordListLimits,
} from '@inkstone/contracts/assist/word-list';
import { keepPreviousData, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { call, quietCall } from '../../../platform/call.ts';

export type WordPage = ReplyOf<typeof listWords>;

const key = ['words'];

/** The words that match a query, page by page; `first` was loaded with the page. */
export function useWords(query: string, first: { readonly page: WordPage; readonly loadedAt: number }) {
  return useInfiniteQuery({
    queryKey: [...key, query],
    queryFn: ({ pageParam }) => quietCall(listWords, { query, ...(pageParam ? { cursor: pageParam } : {}) }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    ...(query === '' && {
      initialData: { pages: [first.page], pageParams: [''] },
      initialDataUpdatedAt: first.loadedAt,
    }),
  });
}

/** Actions on words; they update the list. */
export function useWordActions() {
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries({ queryKey: key });
  return {
    add: useMutation({
      mutationFn: (input: { word: string; example?: string }) => call(addWord, input),
      onSettled,
    }),
    remove: useMutation({ mutationFn: (word: string) => call(removeWord, { word }), onSettled }),
    review: useMutation({
      mutationFn: (input: { word: string; isKnown: boolean }) => quietCall(reviewWord, input),
    }),
    refresh: onSettled,
  };
}

/** The cards of a round. */
export async function readDueWords() {
  return (await call(listWords, { due: 'true', limit: wordListLimits.cardsAtOnce })).words;
}
