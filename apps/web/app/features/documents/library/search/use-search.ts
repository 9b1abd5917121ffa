import { searchDocuments } from '@inkstone/contracts/documents/search';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { loadOffline } from '../../../../offline/load-offline.ts';
import type { SearchReply } from '../../../../offline/search-locally.ts';
import { quietCall } from '../../../../platform/call.ts';

/** Typing pauses this long before it is looked for, in ms. */
const searchDelay = 200;
/** While documents are still being read for search, or the server is away, the answer is asked for again, in ms. */
const askAgainAfter = 3000;

/** What a query finds, from what the page was loaded with where that is the same query. */
export function useSearch(query: string, loaded: { readonly query: string; readonly reply: SearchReply }) {
  const settled = useSettled(query.trim());
  return useQuery({
    queryKey: ['documents', 'search', settled],
    queryFn: () => search(settled),
    ...(settled === loaded.query && { initialData: loaded.reply }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data && !isFinal(state.data) ? askAgainAfter : false),
  });
}

/** By the server, or without it on this device. */
function search(query: string): Promise<SearchReply> {
  return loadOffline<SearchReply>(
    () => quietCall(searchDocuments, { query }),
    async () => (await import('../../../../offline/search-locally.ts')).searchLocally(query),
  );
}

function isFinal({ isComplete, isLocal }: SearchReply): boolean {
  return isComplete && !isLocal;
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
