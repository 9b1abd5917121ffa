import type { ReplyOf } from '@inkstone/contracts';
import { listBindings } from '@inkstone/contracts/bindings';
import { useQuery } from '@tanstack/react-query';
import { quietCall } from '../../../call.ts';

/** The ways into the account as the server lists them. */
export type Bindings = ReplyOf<typeof listBindings>;

export const bindingsKey = ['account', 'bindings'];

/** The ways into the account, and whether this sign-in is fresh. */
export function useBindings() {
  return useQuery({
    queryKey: bindingsKey,
    queryFn: () => quietCall(listBindings, {}),
  });
}
