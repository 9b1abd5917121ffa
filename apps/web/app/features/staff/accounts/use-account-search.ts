import { findAccounts } from '@inkstone/contracts/staff/accounts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call, refusalOf } from '../../../platform/call.ts';

const lastKey = ['staff-accounts-query'];

/**
 * The accounts that match the last search. The query is kept in memory while the back office is open, and in no URL or history,
 * because it is a phone number or an e-mail address.
 */
export function useAccountSearch() {
  const queries = useQueryClient();
  const { revalidate } = useRevalidator();
  const [query, setQuery] = useState(() => queries.getQueryData<string>(lastKey) ?? '');
  const found = useQuery({
    queryKey: ['staff-accounts', query],
    queryFn: async () => {
      try {
        return (await call(findAccounts, { query })).accounts;
      } catch (error) {
        // The page's loaders then redirect to the page that requests a code.
        if (refusalOf(error).code === 'second_factor_required') await revalidate();
        throw error;
      }
    },
    enabled: query !== '',
    staleTime: 0,
  });
  return {
    ...{ query, found },
    find(wanted: string) {
      if (wanted === query) void found.refetch();
      queries.setQueryData(lastKey, wanted);
      setQuery(wanted);
    },
  };
}
