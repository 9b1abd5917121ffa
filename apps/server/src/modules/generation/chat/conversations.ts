import { AppError, type ReplyOf } from '@inkstone/contracts';
import { generationLimits } from '@inkstone/contracts/generation';
import type * as contract from '@inkstone/contracts/generation/chat';
import { day, later } from '@inkstone/kernel';
import type { UseCase } from '../../../platform/http/route.ts';
import * as store from './store.ts';
import { viewConversation, viewMessage } from './view.ts';

type Reply<E extends keyof Endpoints> = ReplyOf<Endpoints[E]>;
type Endpoints = Pick<
  typeof contract,
  | 'listConversations'
  | 'createConversation'
  | 'renameConversation'
  | 'deleteConversations'
  | 'readConversation'
>;

/** Lists the caller's conversations that have a question or a title, most recently used first. */
export const listConversations: UseCase<Endpoints['listConversations'], Reply<'listConversations'>> = async (
  { db },
  { accountId },
) => {
  const found = await store.listConversations(db.sql, accountId, generationLimits.conversations);
  return { conversations: found.map(viewConversation) };
};

/** Time, in ms, for which a conversation without a question is kept. */
const unusedTime = day;

/** Creates a conversation without a title, and deletes older ones of the caller in which nothing was asked. */
export const createConversation: UseCase<
  Endpoints['createConversation'],
  Reply<'createConversation'>
> = async ({ db, clock, ids }, { accountId }, { feature }) => {
  const number = await store.countConversations(db.sql, accountId);
  if (number >= generationLimits.conversations)
    throw new AppError('too_many_conversations', { limit: generationLimits.conversations });
  const now = clock.now();
  const conversation = {
    ...{ conversationId: ids.next(), accountId, title: '', feature },
    ...{ createdAt: now, updatedAt: now },
  };
  await db.transact(async ({ sql }) => {
    await store.deleteUnused(sql, accountId, later(now, -unusedTime));
    await store.insertConversation(sql, conversation);
  });
  return viewConversation(conversation);
};

export const renameConversation: UseCase<
  Endpoints['renameConversation'],
  Reply<'renameConversation'>
> = async ({ db }, { accountId }, { id, title }) => {
  const renamed = await db.transact(({ sql }) => store.updateConversation(sql, accountId, id, { title }));
  if (!renamed) throw new AppError('conversation_missing');
  return viewConversation(renamed);
};

export const deleteConversations: UseCase<
  Endpoints['deleteConversations'],
  Reply<'deleteConversations'>
> = async ({ db }, { accountId }, { ids }) => {
  await db.transact(({ sql }) => store.deleteConversations(sql, accountId, ids));
  return {};
};

/** Returns a conversation with its messages. */
export const readConversation: UseCase<Endpoints['readConversation'], Reply<'readConversation'>> = async (
  { db, clock },
  { accountId },
  { id },
) => {
  const conversation = await store.findConversation(db.sql, accountId, id);
  if (!conversation) throw new AppError('conversation_missing');
  const messages = await store.listMessages(db.sql, id);
  const now = clock.now();
  return {
    conversation: viewConversation(conversation),
    messages: messages.map((message) => viewMessage(message, now)),
  };
};
