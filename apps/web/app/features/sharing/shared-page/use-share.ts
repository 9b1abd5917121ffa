import type { InputOf } from '@inkstone/contracts';
import { getShare, type ShareView, saveShare } from '@inkstone/contracts/sharing';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, quietCall } from '../../../platform/call.ts';

/** A change of a share. */
export type ShareChange = Omit<InputOf<typeof saveShare>, 'documentId'>;

const shareKey = (documentId: string) => ['share', documentId] as const;

/** The share of a document, as stored on the server. */
export function useShare(documentId: string) {
  return useQuery({
    queryKey: shareKey(documentId),
    queryFn: () => quietCall(getShare, { documentId }),
    networkMode: 'always',
    // The view count changes, and another device may have changed the settings.
    refetchOnMount: 'always',
  });
}

/** Changes the share; the reply updates the dialog and the lists. */
export function useSaveShare(documentId: string) {
  const queries = useQueryClient();
  return useMutation({
    // Not paused without a network: users must not believe that a link is closed when it is not.
    networkMode: 'always',
    mutationFn: (change: ShareChange) => call(saveShare, { documentId, ...change }),
    onSuccess: (share: ShareView) => {
      queries.setQueryData(shareKey(documentId), share);
      void queries.invalidateQueries({ queryKey: ['documents'] });
    },
  });
}
