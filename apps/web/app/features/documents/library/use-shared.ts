import { listShares } from '@inkstone/contracts/sharing';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { quietCall } from '../../../platform/call.ts';

/** Which documents are shared by link; none while that is not known. */
export function useShared(): ReadonlySet<string> {
  const { data } = useQuery({
    queryKey: ['documents', 'shared'],
    queryFn: () => quietCall(listShares, {}),
    refetchOnMount: 'always',
  });
  return useMemo(() => new Set(data?.documentIds), [data]);
}
