import { readTranslation } from '@inkstone/contracts/translation';
import { useQuery } from '@tanstack/react-query';
import { quietCall } from '../../platform/call.ts';
import { useClockAhead } from '../../platform/root-data.ts';
import { untilReset } from '../../platform/until-reset.ts';

/** The key of the query, for invalidation. */
export const translationStateKey = ['translation', 'state'];

/** Whether texts can be translated, and the words left today; undefined until it is known. */
export function useTranslationState() {
  const ahead = useClockAhead();
  return useQuery({
    queryKey: translationStateKey,
    refetchInterval: ({ state: { data } }) => untilReset(data?.resetsAt, Date.now() + ahead),
    queryFn: () => quietCall(readTranslation, {}),
    staleTime: 60_000,
    retry: false,
  }).data;
}
