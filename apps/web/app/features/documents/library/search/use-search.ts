import { searchDocuments } from '@inkstone/contracts/documents/search';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { loadOffline } from '../../../../offline/load-offline.ts';
import type { SearchReply } from '../../../../offline/search-locally.ts';
import { quietCall } from '../../../../platform/call.ts';

/** Pause in typing after which the search starts, in ms. */
const searchDelay = 200;
/** Polling interval while documents are being indexed or the server cannot be reached, in ms. */
const pollInterval = 3000;

/** The results of a query, initialized with the page's data when it is the same query. */
export function useSearch(query: string, loaded: { readonly query: string; readonly reply: SearchReply }) {
  const settled = useSettled(query.trim());
  return useQuery({
    queryKey: ['documents', 'search', settled],
    queryFn: () => search(settled),
    ...(settled === loaded.query && { initialData: loaded.reply }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data && !isFinal(state.data) ? pollInterval : false),
  });
}

/** Searches on the server, or on this device when it cannot be reached. */
function search(query: string): Promise<SearchReply> {
  return loadOffline<SearchReply>(
    () => quietCall(searchDocuments, { query }),
    async () => (await import('../../../../offline/search-locally.ts')).searchLocally(query),
  );
}

function isFinal({ isComplete, isLocal }: SearchReply): boolean {
  return isComplete && !isLocal;
}

/** A debounced value. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), searchDelay);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
