import { readTranslation } from '@inkstone/contracts/translation';
import { useQuery } from '@tanstack/react-query';
import { quietCall } from '../../platform/call.ts';

/** The key of the query, for invalidation. */
export const translationStateKey = ['translation', 'state'];

/** Whether texts can be translated, and the words left today; undefined until it is known. */
export function useTranslationState() {
  return useQuery({
    queryKey: translationStateKey,
    queryFn: () => quietCall(readTranslation, {}),
    staleTime: 60_000,
    retry: false,
  }).data;
}
