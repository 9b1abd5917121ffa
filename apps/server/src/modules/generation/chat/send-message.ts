import { AppError, type CheckedInputOf } from '@inkstone/contracts';
import { generationLimits } from '@inkstone/contracts/generation';
import type { sendMessage as contract } from '@inkstone/contracts/generation/chat';
import { createReferenceFilter, mayUseChat, requiredTierOf } from '@inkstone/domain/generation';
import { later, second } from '@inkstone/kernel';
import type { Deps } from '../../../deps.ts';
import type { Sql } from '../../../platform/db/database.ts';
import type { StreamUseCase } from '../../../platform/http/stream-route.ts';
import { cutText } from '../cut-text.ts';
import { createFence } from '../fence.ts';
import { type GenerationEnd, generateText } from '../generate-text.ts';
import { chatMessages, fittingBlocks, type OpenBlock } from './prompt.ts';
import * as store from './store.ts';
import { isRunning, viewConversation, viewMessage } from './view.ts';

type Input = CheckedInputOf<typeof contract>;

/** Time, in ms, for which an answer counts as running after the last renewal by its process. */
const lease = 30 * second;
/** Maximum length of a title taken from the first question, in characters. */
const titleLength = 40;
/** Maximum length of the excerpt stored with a reference to a block, in characters. */
const excerptLength = 80;
const tierNames = { plus: 'Plus', pro: 'Pro' } as const;

/** Sends a question in a conversation, or repeats the last one, and stores question and answer. */
export const sendMessage: StreamUseCase<typeof contract> = async function* (
  deps,
  { accountId },
  input,
  signal,
) {
  const { db, clock, ids } = deps;
  const { feature, document } = input;
  if (!mayUseChat(await deps.tierOf(accountId), feature)) {
    const tier = tierNames[requiredTierOf[feature] ?? 'pro'];
    throw new AppError('chat_model_locked', { tier });
  }
  const before = await readQuestion(deps, accountId, input);
  const blocks = fittingBlocks(document?.blocks ?? []);
  const references = createReferenceFilter(new Set(blocks.map(({ id }) => id)));
  const fence = createFence(deps.random);
  const jobId = `chat:${ids.next()}`;
  const requested = { answerId: '', documentId: document?.id ?? null, jobId };
  let question: store.Message | null = null;
  let conversation: store.Conversation | null = null;
  const steps = generateText(
    deps,
    {
      ...{ accountId, feature, jobId, documentId: requested.documentId, work: 'inspire' },
      ...{ words: generationLimits.answerWords, temperature: 0.5, filter: references },
      ...{ messages: chatMessages(fence, { ...before, blocks }), mark: fence.mark },
    },
    signal,
    {
      begin: async () => {
        const stored = await db.transact(({ sql }) => storeQuestion(deps, sql, accountId, input));
        ({ question, conversation } = stored);
        requested.answerId = stored.answerId;
      },
      beat: () => saveAnswer(deps, requested.answerId),
      end: (ended) => storeAnswer(deps, requested.answerId, ended, excerptsOf(references.found, blocks)),
    },
  );
  for await (const step of steps) {
    if (step.type === 'text') yield step;
    else if (step.type === 'begin' && question && conversation) {
      const view = {
        question: viewMessage(question, clock.now()),
        conversation: viewConversation(conversation),
      };
      yield { type: 'begin', jobId, reserved: step.reserved, ...view };
    } else if (step.type === 'receipt') {
      yield {
        type: 'answer',
        message: {
          ...{ id: requested.answerId, role: 'assistant', text: step.end.text, state: 'done' },
          ...{ references: excerptsOf(references.found, blocks), documentId: requested.documentId },
          ...{ words: step.end.words, at: clock.now() },
        },
      };
      yield { type: 'receipt', ...step.receipt, isCut: step.end.state === 'cut' };
    }
  }
};

/** The question and the messages before it. */
async function readQuestion(
  { db }: Pick<Deps, 'db'>,
  accountId: string,
  { conversationId, text, retry }: Input,
): Promise<{ readonly question: string; readonly earlier: readonly store.Message[] }> {
  const conversation = await store.findConversation(db.sql, accountId, conversationId);
  if (!conversation) throw new AppError('conversation_missing');
  const messages = await store.listMessages(db.sql, conversationId);
  const last = messages.findLastIndex(({ role }) => role === 'user');
  const question = retry ? (messages[last]?.content ?? '') : text.trim();
  if (question === '') throw new AppError('content_required');
  const earlier = retry ? messages.slice(0, last) : messages;
  return { question, earlier };
}

/** Stores the question and a running answer; refuses while another answer is running. */
async function storeQuestion(
  { ids, clock }: Pick<Deps, 'ids' | 'clock'>,
  sql: Sql,
  accountId: string,
  { conversationId, text, retry, feature, document }: Input,
): Promise<{ question: store.Message; conversation: store.Conversation; answerId: string }> {
  const now = clock.now();
  const found = await store.lockConversation(sql, accountId, conversationId);
  if (!found) throw new AppError('conversation_missing');
  const messages = await store.listMessages(sql, conversationId);
  if (messages.some((message) => isRunning(message, now))) throw new AppError('conversation_busy');
  if (!retry && messages.length + 2 > generationLimits.messages)
    throw new AppError('conversation_full', { limit: generationLimits.messages });
  const base = {
    conversationId,
    accountId,
    refs: [],
    documentId: document?.id ?? null,
    words: 0,
    createdAt: now,
  };
  const question = retry
    ? await dropAnswers(sql, messages)
    : {
        ...{ ...base, messageId: ids.next(), role: 'user' as const, content: text.trim() },
        ...{ state: 'done' as const, leaseUntil: null },
      };
  if (!retry) await store.insertMessage(sql, question);
  const answerId = ids.next();
  await store.insertMessage(sql, {
    ...{ ...base, messageId: answerId, role: 'assistant', content: '' },
    ...{ state: 'running', leaseUntil: later(now, lease) },
  });
  const title = found.title || titleOf(question.content);
  const change = { title, feature, updatedAt: now };
  await store.updateConversation(sql, accountId, conversationId, change);
  return { question, conversation: { ...found, ...change }, answerId };
}

/** Deletes the answers to the last question, and returns the question. */
async function dropAnswers(sql: Sql, messages: readonly store.Message[]): Promise<store.Message> {
  const last = messages.findLastIndex(({ role }) => role === 'user');
  const question = messages[last];
  if (!question) throw new AppError('content_required');
  await store.deleteMessages(
    sql,
    messages.slice(last + 1).map(({ messageId }) => messageId),
  );
  return question;
}

function titleOf(question: string): string {
  const line = question.replace(/\s+/g, ' ').trim();
  return [...line].length > titleLength ? `${[...line].slice(0, titleLength).join('')}…` : line;
}

async function storeAnswer(
  { db }: Pick<Deps, 'db'>,
  answerId: string,
  { state, text, words }: GenerationEnd,
  refs: store.Message['refs'],
): Promise<void> {
  const change = { content: text, words, refs, leaseUntil: null };
  const stored = state === 'cut' ? ('done' as const) : state;
  await db.transact(({ sql }) => store.updateMessage(sql, answerId, { ...change, state: stored }));
}

async function saveAnswer({ db, clock }: Pick<Deps, 'db' | 'clock'>, answerId: string): Promise<void> {
  const leaseUntil = later(clock.now(), lease);
  await db.transact(({ sql }) => store.updateMessage(sql, answerId, { leaseUntil }));
}

function excerptsOf(ids: readonly string[], blocks: readonly OpenBlock[]) {
  return ids.map((blockId) => {
    const text = blocks.find(({ id }) => id === blockId)?.text ?? '';
    return { blockId, excerpt: cutText(text.trim(), excerptLength) };
  });
}
