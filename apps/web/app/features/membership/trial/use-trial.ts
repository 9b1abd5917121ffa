import {
  claimTrial,
  listGrants,
  listPrivileges,
  listTrials,
  type TrialView,
} from '@inkstone/contracts/membership';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, quietCall } from '../../../platform/call.ts';
import { useSession } from '../../../session/session.tsx';
import { announceBenefits } from '../../../session/session-signal.ts';

const trialsKey = ['membership', 'trials'];
const grantsKey = ['membership', 'grants'];

/** The first trial that the user can claim; null before it is known, and if there is none. */
export function useTrial(): TrialView | null {
  const { profile } = useSession();
  const { data } = useQuery({
    queryKey: [...trialsKey, profile?.id],
    queryFn: () => quietCall(listTrials, {}),
    enabled: profile !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data?.trials[0] ?? null;
}

/** Claims a trial; the profile then has the new tier. */
export function useClaimTrial() {
  const queries = useQueryClient();
  const { refresh } = useSession();
  return useMutation({
    mutationFn: ({ campaignId }: TrialView) => call(claimTrial, { campaignId }),
    onSuccess: () => {
      announceBenefits();
      return Promise.all([refresh(), queries.invalidateQueries({ queryKey: grantsKey })]);
    },
    // The request was refused because the quota is used up or the campaign has ended, so the offers have changed.
    onError: () => queries.invalidateQueries({ queryKey: trialsKey }),
  });
}

/** Returns a function that reloads the offered trials, because a claimed one is no longer offered. */
export function useRefreshTrials(): () => void {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey: trialsKey });
}

/** The grants of the user's membership. */
export function useGrants() {
  const { profile } = useSession();
  return useQuery({
    queryKey: [...grantsKey, profile?.id, profile?.vip_info.vip_type],
    queryFn: () => quietCall(listGrants, {}),
    enabled: profile !== null,
  });
}

/** Queries the features of each tier. */
export function usePrivileges() {
  return useQuery({
    queryKey: ['membership', 'privileges'],
    queryFn: () => quietCall(listPrivileges, {}),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
