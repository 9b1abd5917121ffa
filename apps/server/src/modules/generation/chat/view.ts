import type { ChatMessage, ConversationView } from '@inkstone/contracts/generation/chat';
import type { Instant } from '@inkstone/kernel';
import type { Conversation, Message } from './store.ts';

/** A conversation as sent to callers. */
export function viewConversation({
  conversationId: id,
  accountId: _,
  ...rest
}: Conversation): ConversationView {
  return { id, ...rest };
}

/** A message as sent to callers. An answer that was running when the server ended counts as failed. */
export function viewMessage(message: Message, now: Instant): ChatMessage {
  const { messageId: id, role, content: text, refs, documentId, words, createdAt: at } = message;
  const state = message.state === 'running' && !isRunning(message, now) ? 'failed' : message.state;
  return { id, role, text, state, references: [...refs], documentId, words, at };
}

/** Whether an answer is being written. */
export function isRunning({ state, leaseUntil }: Message, now: Instant): boolean {
  return state === 'running' && leaseUntil !== null && leaseUntil > now;
}
