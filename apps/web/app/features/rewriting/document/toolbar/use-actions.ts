import type { ReplyOf } from '@inkstone/contracts';
import type { OwnAction } from '@inkstone/contracts/rewriting/revise';
import { deleteAction, listActions, saveAction } from '@inkstone/contracts/rewriting/revise';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, quietCall } from '../../../../platform/call.ts';

const key = ['rewrite', 'actions'];

/** The user's own actions on a selection; they are the same on every device. */
export function useActions(): readonly OwnAction[] {
  const { data } = useQuery({ queryKey: key, queryFn: () => quietCall(listActions, {}) });
  return data?.actions ?? [];
}

/** Creates or changes an own action. */
export function useSaveAction() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (action: Pick<OwnAction, 'id' | 'name' | 'prompt'>): Promise<ReplyOf<typeof saveAction>> =>
      call(saveAction, action),
    onSuccess: () => queries.invalidateQueries({ queryKey: key }),
  });
}

/** Deletes an own action. */
export function useDeleteAction() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(deleteAction, { id }),
    onSuccess: () => queries.invalidateQueries({ queryKey: key }),
  });
}
