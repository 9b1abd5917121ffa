import type { InputOf } from '@inkstone/contracts';
import { getShare, type ShareView, saveShare } from '@inkstone/contracts/sharing';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, quietCall } from '../../../platform/call.ts';

/** A change of a share. */
export type ShareChange = Omit<InputOf<typeof saveShare>, 'documentId'>;

const shareKey = (documentId: string) => ['share', documentId] as const;

/** The share of a document as the server has it. */
export function useShare(documentId: string) {
  return useQuery({
    queryKey: shareKey(documentId),
    queryFn: () => quietCall(getShare, { documentId }),
    networkMode: 'always',
    // Views are counted meanwhile, and it may have been changed elsewhere.
    refetchOnMount: 'always',
  });
}

/** Changes the share; what comes back is shown at once, also in lists. */
export function useSaveShare(documentId: string) {
  const queries = useQueryClient();
  return useMutation({
    // Who closes a link must not believe it closed while that waits for the network.
    networkMode: 'always',
    mutationFn: (change: ShareChange) => call(saveShare, { documentId, ...change }),
    onSuccess: (share: ShareView) => {
      queries.setQueryData(shareKey(documentId), share);
      void queries.invalidateQueries({ queryKey: ['documents'] });
    },
  });
}
