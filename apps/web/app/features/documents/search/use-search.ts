import type { ReplyOf } from '@inkstone/contracts';
import { searchDocuments } from '@inkstone/contracts/search';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { quietCall } from '../../../call.ts';

export type SearchReply = ReplyOf<typeof searchDocuments>;

/** Typing pauses this long before it is looked for, in ms. */
const searchDelay = 200;
/** While documents are still being read for search, the answer is asked for again, in ms. */
const askAgainAfter = 3000;

/** What a query finds, from what the page was loaded with where that is the same query. */
export function useSearch(query: string, loaded: { readonly query: string; readonly reply: SearchReply }) {
  const settled = useSettled(query.trim());
  return useQuery({
    queryKey: ['documents', 'search', settled],
    queryFn: () => quietCall(searchDocuments, { query: settled }),
    ...(settled === loaded.query && { initialData: loaded.reply }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data && !state.data.isComplete ? askAgainAfter : false),
  });
}

/** A value once it has not changed for a moment. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), searchDelay);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
