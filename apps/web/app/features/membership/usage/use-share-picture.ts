import { readSharePicture, type SharePictureState, sendSharePicture } from '@inkstone/contracts/membership';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, quietCall } from '../../../platform/call.ts';
import { toBase64 } from '../../../shared/files/base64.ts';

const key = ['usage', 'share picture'];

/**
 * The state of the caller's picture. Refetched when the window becomes visible, because staff may have reviewed it in the
 * meantime.
 */
export function useSharePicture(first: SharePictureState) {
  return useQuery({
    queryKey: key,
    queryFn: () => quietCall(readSharePicture, {}),
    initialData: first,
    refetchOnWindowFocus: 'always',
  });
}

/** Sends a picture for its review. */
export function useSendPicture() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (file: File) =>
      call(sendSharePicture, { base64: toBase64(new Uint8Array(await file.arrayBuffer())) }),
    onSuccess: (state) => queries.setQueryData(key, state),
  });
}
