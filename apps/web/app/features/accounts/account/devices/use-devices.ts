import { listSessions, revokeOtherSessions, revokeSession } from '@inkstone/contracts/accounts/sessions';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, quietCall } from '../../../../platform/call.ts';

const devicesKey = ['account', 'devices'];

/** The signed-in devices, the current one first, and the source of their locations. */
export function useDevices() {
  return useQuery({
    queryKey: devicesKey,
    queryFn: () => quietCall(listSessions, {}),
  });
}

/** Signs out one device. */
export function useRevokeDevice() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(revokeSession, { id }),
    // Also after a failure: the device may already be signed out.
    onSettled: () => queries.invalidateQueries({ queryKey: devicesKey }),
  });
}

/** Signs out all other devices; returns their number. */
export function useRevokeOthers() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async () => (await call(revokeOtherSessions, {})).ended,
    onSettled: () => queries.invalidateQueries({ queryKey: devicesKey }),
  });
}
