import { listBindings } from '@inkstone/contracts/bindings';
import { useQuery } from '@tanstack/react-query';
import { quietCall } from '../../../call.ts';

export const bindingsKey = ['account', 'bindings'];

/** The ways into the account. */
export function useBindings() {
  return useQuery({
    queryKey: bindingsKey,
    queryFn: async () => (await quietCall(listBindings, {})).bindings,
  });
}
