import { getStorage, removeUnusedPictures } from '@inkstone/contracts/documents/storage';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, quietCall } from '../../../platform/call.ts';

const storageKey = ['settings', 'storage'];

/** What takes room. It takes a look into every text, so the page does not wait for it. */
export function useStorage() {
  return useQuery({ queryKey: storageKey, queryFn: () => quietCall(getStorage, {}) });
}

/** Removes pictures that no document holds. */
export function useRemoveUnused() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call(removeUnusedPictures, {}),
    onSuccess: () => queries.invalidateQueries({ queryKey: storageKey }),
  });
}
