import {
  getStorage,
  removeUnusedPictures,
  type StorageReply,
  setPictureSearch,
} from '@inkstone/contracts/documents/storage';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, quietCall } from '../../../platform/call.ts';

const storageKey = ['settings', 'storage'];

/** The storage used. The server reads every text to compute it, so the page does not wait for the reply. */
export function useStorage() {
  return useQuery({ queryKey: storageKey, queryFn: () => quietCall(getStorage, {}) });
}

/** Removes pictures that no document contains. */
export function useRemoveUnused() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call(removeUnusedPictures, {}),
    onSuccess: () => queries.invalidateQueries({ queryKey: storageKey }),
  });
}

/** Sets whether search includes the text of pictures. */
export function useSetPictureSearch() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (isOn: boolean) => call(setPictureSearch, { isOn }),
    onSuccess: (_, isOn) =>
      queries.setQueryData<StorageReply>(
        storageKey,
        (before) => before && { ...before, findsPictures: isOn },
      ),
  });
}
