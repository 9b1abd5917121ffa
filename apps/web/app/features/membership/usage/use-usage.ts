import type { ReplyOf } from '@inkstone/contracts';
import { explainAccess, type FeatureUsage, readUsage } from '@inkstone/contracts/membership';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { quietCall } from '../../../platform/call.ts';
import { useClockAhead } from '../../../platform/root-data.ts';
import { untilReset } from '../../../platform/until-reset.ts';

export type UsageReply = ReplyOf<typeof readUsage>;
export type AccessReply = ReplyOf<typeof explainAccess>;
export type MeteredFeature = FeatureUsage['function'];

/** Refetches on window focus, because the user may have bought something in another window. */
const live = { refetchOnWindowFocus: 'always' } as const;

/** Usage, packages and debits, page by page; only the first page has usage and packages. Reloaded at the start of a day. */
export function useUsage(first: UsageReply, loadedAt: number) {
  const ahead = useClockAhead();
  return useInfiniteQuery({
    ...live,
    refetchInterval: ({ state: { data } }) => untilReset(data?.pages[0]?.resetsAt, Date.now() + ahead),
    queryKey: ['usage'],
    queryFn: ({ pageParam }) => quietCall(readUsage, pageParam ? { cursor: pageParam } : {}),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    initialData: { pages: [first], pageParams: [''] },
    initialDataUpdatedAt: loadedAt,
  });
}

/** Explains whether the caller can use a feature now; requested when `feature` is given. */
export function useAccess(feature: MeteredFeature) {
  const ahead = useClockAhead();
  return useQuery({
    ...live,
    refetchInterval: ({ state: { data } }) => untilReset(data?.resetsAt, Date.now() + ahead),
    queryKey: ['usage', 'why', feature],
    queryFn: () => quietCall(explainAccess, { function: feature }),
  });
}
