import type { InputOf, ReplyOf } from '@inkstone/contracts';
import type { ChatFeatureName, GenerationReceipt } from '@inkstone/contracts/generation';
import {
  type ChatMessage,
  createConversation,
  readConversation,
  sendMessage,
} from '@inkstone/contracts/generation/chat';
import { type QueryClient, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { call, isConnectionLost, quietCall, stream } from '../../../platform/call.ts';
import { errorOfCut } from '../../../shared/generation/error-of-cut.ts';
import { useRefreshGeneration } from '../../../shared/generation/use-generation.ts';

type Document = InputOf<typeof sendMessage>['document'];

/** An answer that is being generated. */
export interface Writing {
  readonly question: string;
  readonly text: string;
  /** Whether the stream has ended. It is shown until the stored messages have arrived, which needs a connection. */
  readonly isOver: boolean;
}

/** A question to ask. */
export interface Question {
  readonly text: string;
  readonly feature: ChatFeatureName;
  readonly document: Document;
  /** Generates another answer to the last question. */
  readonly retry?: boolean;
}

/** Polling interval of a conversation that another window or process is changing, or that cannot be loaded, in ms. */
const pollTime = 2000;

const keyOf = (conversationId: string | null) => ['conversations', conversationId];

/**
 * The messages of a conversation, and the answer that is being generated. A conversation without an id is created by its
 * first question.
 */
export function useChat(existingId: string | null) {
  const [createdId, setCreatedId] = useState<string | null>(null);
  const conversationId = existingId ?? createdId;
  const client = useQueryClient();
  const refreshWords = useRefreshGeneration();
  const [writing, setWriting] = useState<Writing | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [receipt, setReceipt] = useState<GenerationReceipt | null>(null);
  const running = useRef<AbortController>(null);
  const conversation = useStoredConversation(conversationId, () => running.current !== null);
  // Stops the model when the conversation is left.
  useEffect(() => () => running.current?.abort(), []);

  const { dataUpdatedAt } = conversation;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the stored messages have arrived.
  useEffect(() => {
    setWriting((shown) => (shown?.isOver ? null : shown));
  }, [dataUpdatedAt]);
  const isLost = isConnectionLost(conversation.error);
  const wasLost = useRef(false);
  useEffect(() => {
    if (wasLost.current && !isLost) setError((shown: unknown) => (isConnectionLost(shown) ? null : shown));
    wasLost.current = isLost;
  }, [isLost]);

  const questionsOf = (id: string | null) => storedQuestions(client, id);

  async function create(): Promise<string> {
    const { id } = await call(createConversation, {});
    setCreatedId(id);
    return id;
  }

  /** Asks a question; resolves to whether the server has stored it. */
  async function send({ text, retry = false, ...more }: Question): Promise<boolean> {
    let id = conversationId;
    const before = new Set(questionsOf(id).map((question) => question.id));
    let isStored = retry;
    const aborter = new AbortController();
    running.current = aborter;
    setError(null);
    setReceipt(null);
    setWriting({ question: retry ? '' : text, text: '', isOver: false });
    try {
      id ??= await create();
      const input = { conversationId: id, text, retry, ...more };
      for await (const event of stream(sendMessage, input, aborter.signal)) {
        if (event.type === 'begin') isStored = true;
        else if (event.type === 'text')
          setWriting((shown) => shown && { ...shown, text: shown.text + event.text });
        else if (event.type === 'receipt') {
          setReceipt(event);
          setError(errorOfCut(event));
        }
      }
    } catch (failure) {
      if (!aborter.signal.aborted) setError(failure);
    } finally {
      running.current = null;
      setWriting((shown) => shown && { ...shown, isOver: true });
      refreshWords();
      await client.invalidateQueries({ queryKey: ['conversations'] });
    }
    // Another window may have asked a question in the meantime.
    return (
      isStored ||
      questionsOf(id).some((question) => !before.has(question.id) && question.text === text.trim())
    );
  }

  return {
    messages: shownMessages(conversation.data?.messages ?? [], writing),
    loadError: conversation.error,
    reload: conversation.refetch,
    ...{ writing, error, receipt, send },
    stop: () => running.current?.abort(),
  };
}

/** The conversation as the server has it; polled while another window or process changes it. */
function useStoredConversation(id: string | null, isAnswering: () => boolean) {
  return useQuery({
    queryKey: keyOf(id),
    queryFn: id === null ? skipToken : () => quietCall(readConversation, { id }),
    refetchInterval: ({ state: { data, error } }) => {
      const isRunning = data?.messages.some((message) => message.state === 'running');
      return !isAnswering() && (isRunning || isConnectionLost(error)) ? pollTime : false;
    },
  });
}

function storedQuestions(client: QueryClient, id: string | null): readonly ChatMessage[] {
  const stored = client.getQueryData<ReplyOf<typeof readConversation>>(keyOf(id));
  return (stored?.messages ?? []).filter(({ role }) => role === 'user');
}

/** Stored messages without those that the answer being generated replaces. */
function shownMessages(messages: readonly ChatMessage[], writing: Writing | null): readonly ChatMessage[] {
  if (!writing) return messages;
  const last = messages.findLastIndex(({ role }) => role === 'user');
  const isStored = messages[last]?.text === writing.question || writing.question === '';
  return isStored ? messages.slice(0, writing.question === '' ? last + 1 : last) : messages;
}
