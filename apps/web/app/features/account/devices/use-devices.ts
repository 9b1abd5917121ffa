import { listSessions, revokeOtherSessions, revokeSession } from '@inkstone/contracts/sessions';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, quietCall } from '../../../call.ts';

const devicesKey = ['account', 'devices'];

/** The devices on which the account is signed in, this one first, and whom their places come from. */
export function useDevices() {
  return useQuery({
    queryKey: devicesKey,
    queryFn: () => quietCall(listSessions, {}),
  });
}

/** Signs one device out. */
export function useRevokeDevice() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(revokeSession, { id }),
    // Also when it failed: the device may be gone already.
    onSettled: () => queries.invalidateQueries({ queryKey: devicesKey }),
  });
}

/** Signs all other devices out; gives how many there were. */
export function useRevokeOthers() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async () => (await call(revokeOtherSessions, {})).ended,
    onSettled: () => queries.invalidateQueries({ queryKey: devicesKey }),
  });
}
