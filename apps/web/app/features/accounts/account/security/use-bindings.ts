import type { ReplyOf } from '@inkstone/contracts';
import { listBindings } from '@inkstone/contracts/accounts/bindings';
import { useQuery } from '@tanstack/react-query';
import { quietCall } from '../../../../platform/call.ts';

/** The login methods of the account, as listed by the server. */
export type Bindings = ReplyOf<typeof listBindings>;

export const bindingsKey = ['account', 'bindings'];

/** The login methods of the account, and whether the session was started recently. */
export function useBindings() {
  return useQuery({
    queryKey: bindingsKey,
    queryFn: () => quietCall(listBindings, {}),
  });
}
