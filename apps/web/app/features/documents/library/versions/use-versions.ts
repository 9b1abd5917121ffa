import {
  getVersion,
  listVersions,
  removeVersion,
  renameVersion,
  restoreVersion,
  saveVersion,
} from '@inkstone/contracts/documents/versions';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, quietCall } from '../../../../platform/call.ts';

const listKey = (id: string) => ['versions', id];

/** The versions of a document, paginated. Refetched whenever the panel opens. */
export function useVersions(id: string) {
  return useInfiniteQuery({
    queryKey: listKey(id),
    queryFn: ({ pageParam }) => quietCall(listVersions, { id, ...(pageParam ? { cursor: pageParam } : {}) }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    refetchOnMount: 'always',
  });
}

/** One version with its content, which is immutable; null fetches none. */
export function useVersion(id: string, version: string | null) {
  return useQuery({
    queryKey: ['version', id, version],
    queryFn: () => quietCall(getVersion, { id, version: version ?? '' }),
    enabled: version !== null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    retry: false,
  });
}

/** Actions on the versions of a document; they update the list. */
export function useVersionActions(id: string) {
  const client = useQueryClient();
  const refresh = async (refetchType: 'active' | 'none') => {
    await client.invalidateQueries({ queryKey: ['version', id], refetchType });
    await client.invalidateQueries({ queryKey: listKey(id) });
  };
  // Not the open version: it may have been deleted and must not be fetched again.
  const onSettled = () => refresh('none');
  return {
    save: useMutation({ mutationFn: (name: string) => call(saveVersion, { id, name }), onSettled }),
    rename: useMutation({
      mutationFn: (input: { version: string; name: string }) => call(renameVersion, { id, ...input }),
      onSettled: () => refresh('active'),
    }),
    remove: useMutation({ mutationFn: (version: string) => call(removeVersion, { id, version }), onSettled }),
    restore: useMutation({
      mutationFn: (version: string) => call(restoreVersion, { id, version }),
      onSettled,
    }),
  };
}
