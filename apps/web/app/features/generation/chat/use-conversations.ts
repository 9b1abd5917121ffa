import {
  deleteConversations,
  listConversations,
  renameConversation,
} from '@inkstone/contracts/generation/chat';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, quietCall } from '../../../platform/call.ts';

const key = ['conversations'];

/** The caller's conversations, the last used first. */
export function useConversations() {
  return useQuery({ queryKey: key, queryFn: () => quietCall(listConversations, {}) });
}

/** Actions on conversations; they update the list. */
export function useConversationActions() {
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries({ queryKey: key });
  return {
    rename: useMutation({
      mutationFn: (input: { id: string; title: string }) => call(renameConversation, input),
      onSettled,
    }),
    remove: useMutation({ mutationFn: (id: string) => call(deleteConversations, { ids: [id] }), onSettled }),
  };
}
