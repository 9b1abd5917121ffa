import type { ChatFeatureName } from '@inkstone/contracts/generation';
import type { ChatMessage } from '@inkstone/contracts/generation/chat';
import { Button, SelectField } from '@inkstone/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { ReceiptText } from '../../../shared/generation/receipt-text.tsx';
import { useGeneration } from '../../../shared/generation/use-generation.ts';
import { WordsNotice } from '../../../shared/generation/words-notice.tsx';
import { RunError } from '../../../shared/rewriting/run-error.tsx';
import { LoadFailed } from '../../../shell/load-failed.tsx';
import { IdeaList } from './idea-list.tsx';
import { MarkdownView } from './markdown-view.tsx';
import { QuestionForm } from './question-form.tsx';
import { type Question, useChat, type Writing } from './use-chat.ts';

export interface ConversationViewProps {
  /** The conversation; null for a new one, which is created with its first question. */
  conversationId: string | null;
  /** Returns the content of the open document; null if none is open. */
  readDocument: (() => Question['document']) | null;
  /** Shows a block of the document. */
  onReference: (reference: ChatMessage['references'][number]) => void;
  /** Leaves the conversation. */
  onLeave: () => void;
  /** Shown in a new conversation before its first question. */
  children: ReactNode;
}

/** A conversation: its messages, the answer that is being generated, and the field for a question. */
export function ConversationView(props: ConversationViewProps) {
  const { conversationId, readDocument, onReference, onLeave, children } = props;
  const t = useTranslations('generation');
  const chat = useChat(conversationId);
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const [feature, setFeature] = useFeature();
  const end = useRef<HTMLDivElement>(null);
  const { messages, writing, error, loadError, receipt } = chat;
  const document = () => readDocument?.() ?? null;
  const choose = (idea: string) => {
    setText(idea);
    field.current?.focus();
  };
  const last = messages.at(-1);
  const isBusy = writing !== null && !writing.isOver;
  const isEmpty = messages.length === 0 && !writing;
  const isNew = isEmpty && conversationId === null;
  const canRetry = writing === null && last?.role === 'assistant' && last.state !== 'running';
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls as the text grows.
  useEffect(() => {
    // Braces are needed, because an effect must not return the promise that newer browsers return here.
    end.current?.scrollIntoView({ block: 'nearest' });
  }, [messages.length, writing?.text]);
  return (
    // On phones the whole sheet scrolls, with the question field at the bottom.
    <div className="flex min-h-0 flex-1 flex-col max-lg:overflow-y-auto">
      {!isNew && (
        <div className="px-4 pb-1">
          <Button kind="quiet" size="small" className="-ml-3" onClick={onLeave}>
            {t('allConversations')}
          </Button>
        </div>
      )}
      <div className="grow px-4 py-3 lg:min-h-0 lg:flex-1 lg:overflow-y-auto">
        {loadError && error === null && <LoadFailed error={loadError} onRetry={() => void chat.reload()} />}
        {isEmpty && !loadError && readDocument && <p className="mb-3 text-sm text-soft">{t('chatEmpty')}</p>}
        {isNew && <IdeaList isAboutDocument={readDocument !== null} onChoose={choose} />}
        {isNew && children}
        <ol aria-label={t('messages')} className="flex flex-col gap-4">
          {messages.map((message) => (
            <MessageView key={message.id} message={message} onReference={onReference} />
          ))}
          {writing && <PendingAnswer writing={writing} />}
        </ol>
        <div role="status" className="mt-3 text-xs text-faint">
          {receipt && <ReceiptText receipt={receipt} />}
        </div>
        {canRetry && (
          <Button
            kind="quiet"
            size="small"
            className="mt-1 -ml-3"
            onClick={() => void chat.send({ text: '', feature, document: document(), retry: true })}
          >
            {t('again')}
          </Button>
        )}
        <div ref={end} className="max-lg:scroll-mb-28" />
      </div>
      <div className="border-t border-line bg-paper px-4 py-3 max-lg:sticky max-lg:bottom-0">
        {error !== null && (
          <div className="mb-2">
            <RunError error={error} />
          </div>
        )}
        {error === null && <WordsLeft />}
        <QuestionForm
          field={field}
          text={text}
          onType={setText}
          isBusy={isBusy}
          onSend={(text) => chat.send({ text, feature, document: document() })}
          onStop={chat.stop}
        />
      </div>
      <ModelFooter feature={feature} onChange={setFeature} />
    </div>
  );
}

/** The answer that is being generated, below its question. */
function PendingAnswer({ writing: { question, text, isOver } }: { writing: Writing }) {
  const t = useTranslations('generation');
  return (
    <>
      {question !== '' && <PendingQuestion text={question} />}
      <li aria-busy={!isOver}>
        {text !== '' && <MarkdownView text={text} describe={() => null} onReference={() => {}} />}
        {text === '' && !isOver && <p className="text-sm text-faint">{t('thinking')}</p>}
      </li>
    </>
  );
}

function PendingQuestion({ text }: { text: string }) {
  return (
    <li className="ml-8 self-end rounded-lg bg-sunken px-3 py-2 whitespace-pre-line wrap-anywhere">{text}</li>
  );
}

interface MessageViewProps {
  message: ChatMessage;
  onReference: ConversationViewProps['onReference'];
}

function MessageView({ message, onReference }: MessageViewProps) {
  const t = useTranslations('generation');
  if (message.role === 'user') return <PendingQuestion text={message.text} />;
  const { references } = message;
  const find = (blockId: string) => references.findIndex((one) => one.blockId === blockId);
  const describe = (blockId: string) => {
    const found = references[find(blockId)];
    return found ? { number: find(blockId) + 1, label: t('toBlock', { text: found.excerpt }) } : null;
  };
  return (
    <li>
      <MarkdownView
        text={message.text}
        describe={describe}
        onReference={(blockId) => {
          const found = references[find(blockId)];
          if (found) onReference(found);
        }}
      />
      {message.state !== 'done' && <p className="mt-1 text-xs text-faint">{t(`states.${message.state}`)}</p>}
    </li>
  );
}

/** Says that no words are free for an answer. */
function WordsLeft() {
  const generation = useGeneration();
  return (
    generation && (
      <div className="mb-2 empty:hidden">
        <WordsNotice {...generation} />
      </div>
    )
  );
}

interface ModelPickerProps {
  feature: ChatFeatureName;
  onChange: (feature: ChatFeatureName) => void;
}

function ModelFooter(props: ModelPickerProps) {
  const t = useTranslations('generation');
  return (
    <div className="flex flex-col gap-2 px-4 pb-4">
      <ModelPicker {...props} />
      <p className="text-xs text-faint">{t('aiNotice')}</p>
    </div>
  );
}

/** The models that the caller can use; nothing if there is only one. */
function ModelPicker({ feature, onChange }: ModelPickerProps) {
  const t = useTranslations('generation');
  const format = useFormatter();
  const models = useGeneration()?.chat.filter(({ absence }) => absence === null) ?? [];
  const usable = models.filter(({ needs }) => needs === null);
  const locked = models.filter(({ needs }) => needs !== null);
  if (models.length < 2) return null;
  return (
    <SelectField
      label={t('model')}
      value={feature}
      choices={usable.map((one) => ({ value: one.feature, label: t(`models.${one.feature}`) }))}
      hint={
        locked.length > 0 &&
        t('lockedModels', { names: format.list(locked.map((one) => t(`models.${one.feature}`))) })
      }
      onChange={onChange}
    />
  );
}

/** The chosen model; before a choice, the first usable one. */
function useFeature() {
  const [chosen, setChosen] = useState<ChatFeatureName | null>(null);
  const models =
    useGeneration()?.chat.filter(({ absence, needs }) => absence === null && needs === null) ?? [];
  return [chosen ?? models[0]?.feature ?? 'chatV3', setChosen] as const;
}
