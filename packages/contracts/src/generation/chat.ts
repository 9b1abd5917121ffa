import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { stream } from '../stream.ts';
import { chatFeature, generationErrors, generationReceipt, generationLimits as limits } from './index.ts';

const conversationId = z.uuid();
const title = z.string().trim().min(1).max(limits.title);

/** A conversation in lists. Times are ms. */
export const conversationView = z.object({
  id: conversationId,
  /** Generated from the first question, until it is renamed; '' before. */
  title: z.string(),
  feature: chatFeature,
  createdAt: z.int(),
  updatedAt: z.int(),
});
export type ConversationView = z.output<typeof conversationView>;

/** A block of the document that an answer refers to. */
export const blockReference = z.object({
  /** As sent by the caller with the question. */
  blockId: z.string(),
  /** The beginning of its text, to find the block again. */
  excerpt: z.string(),
});

/**
 * A message. `stopped`: the caller disconnected; `failed`: the model failed, nothing was charged; `running`:
 * it is being generated. The text of an answer is Markdown, with references as `[b12]`.
 */
export const chatMessage = z.object({
  id: z.uuid(),
  role: z.enum(['user', 'assistant']),
  text: z.string(),
  state: z.enum(['done', 'stopped', 'failed', 'running']),
  references: z.array(blockReference),
  /** The document that was open with the question; null without one. */
  documentId: z.uuid().nullable(),
  /** Words charged. */
  words: z.int(),
  at: z.int(),
});
export type ChatMessage = z.output<typeof chatMessage>;

/** Lists the caller's conversations, the last used first. */
export const listConversations = endpoint({
  method: 'GET',
  path: '/api/chat/conversations',
  summary: "Lists the caller's conversations, the last used first.",
  audience: 'account',
  input: z.object({}),
  reply: z.object({ conversations: z.array(conversationView) }),
  errors: [],
  rate: 'normal',
});

export const createConversation = endpoint({
  method: 'POST',
  path: '/api/chat/conversations/create',
  summary: 'Creates a conversation.',
  audience: 'account',
  input: z.object({ feature: chatFeature.default('chatV3') }),
  reply: conversationView,
  errors: ['too_many_conversations'],
  rate: 'normal',
});

export const renameConversation = endpoint({
  method: 'POST',
  path: '/api/chat/conversations/rename',
  summary: 'Renames a conversation.',
  audience: 'account',
  input: z.object({ id: conversationId, title }),
  reply: conversationView,
  errors: ['conversation_missing'],
  rate: 'normal',
});

/** Deletes conversations with their messages; those that do not exist are not an error. */
export const deleteConversations = endpoint({
  method: 'POST',
  path: '/api/chat/conversations/delete',
  summary: 'Deletes conversations with their messages.',
  audience: 'account',
  input: z.object({ ids: z.array(conversationId).min(1).max(limits.conversations) }),
  reply: z.object({}),
  errors: [],
  rate: 'normal',
});

export const readConversation = endpoint({
  method: 'GET',
  path: '/api/chat/conversation',
  summary: 'Gives a conversation with its messages, the oldest first.',
  audience: 'account',
  input: z.object({ id: conversationId }),
  reply: z.object({ conversation: conversationView, messages: z.array(chatMessage) }),
  errors: ['conversation_missing'],
  rate: 'normal',
});

/** The current content of the open document in the browser. */
const openDocument = z.object({
  id: z.uuid(),
  blocks: z
    .array(z.object({ id: z.string().regex(/^b\d{1,6}$/), text: z.string().max(20_000) }))
    .max(limits.blocks),
});

/**
 * Asks a question. `begin` comes first, `receipt` last, after `answer` with the whole message. Disconnecting
 * stops the model; the text sent so far is kept and charged. `retry`: generates another answer to the last question
 * of the conversation, replacing the previous one; `text` is then ignored.
 */
export const sendMessage = stream({
  method: 'POST',
  path: '/api/chat/send',
  summary: 'Asks a question in a conversation. Charges the words of the answer; a failure costs nothing.',
  audience: 'account',
  input: z.object({
    conversationId,
    text: z.string().max(limits.question),
    feature: chatFeature,
    document: openDocument.nullable().default(null),
    retry: z.boolean().default(false),
  }),
  events: z.discriminatedUnion('type', [
    z.object({
      type: z.literal('begin'),
      jobId: z.string(),
      reserved: z.int(),
      question: chatMessage,
      conversation: conversationView,
    }),
    z.object({ type: z.literal('text'), text: z.string() }),
    z.object({ type: z.literal('answer'), message: chatMessage }),
    /** `isCut`: the answer has reached the words reserved for it. */
    generationReceipt.extend({ type: z.literal('receipt'), isCut: z.boolean() }),
  ]),
  errors: [
    ...generationErrors,
    'content_required',
    'conversation_missing',
    'conversation_full',
    'conversation_busy',
    'chat_model_locked',
  ],
  rate: 'generation',
  bodyLimit: 1024 * 1024,
});
