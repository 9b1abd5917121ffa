import type { Editor } from '@inkstone/editor';
import { Button, Notice, showToast } from '@inkstone/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useErrorText } from '../../../platform/use-error-text.ts';
import type { WritingContext } from '../../../shared/writing-tool.ts';
import { LoadFailed } from '../../../shell/load-failed.tsx';
import { ConversationList } from './conversation-list.tsx';
import { ConversationView } from './conversation-view.tsx';
import { findBlock, readBlocks } from './document-blocks.ts';
import { useConversationActions, useConversations } from './use-conversations.ts';

/** The chat beside the text: the open conversation, or the list of all. */
export function ChatPanel({ context }: { context: WritingContext }) {
  const { editor, documentId } = context;
  const t = useTranslations('generation');
  const show = (excerpt: string, blockId: string) => {
    const at = findBlock(editor, blockId, excerpt);
    if (at === null) showToast.info(t('blockGone'));
    else showBlock(editor, at);
  };
  return (
    <Chat
      readDocument={() => ({ id: documentId, blocks: readBlocks(editor) })}
      onReference={({ excerpt, blockId }) => show(excerpt, blockId)}
    />
  );
}

function showBlock(editor: Editor, at: number): void {
  editor.chain().setTextSelection(at).focus().scrollIntoView().run();
}

type ChatProps = Pick<Parameters<typeof ConversationView>[0], 'readDocument' | 'onReference'>;

/** Conversations in one column: the list, or the open one. */
export function Chat(props: ChatProps) {
  const t = useTranslations('generation');
  const errorText = useErrorText();
  const { data, error, refetch } = useConversations();
  const { create } = useConversationActions();
  const [openId, setOpenId] = useState<string | null>(null);
  const start = () => create.mutate(undefined, { onSuccess: ({ id }) => setOpenId(id) });
  if (openId !== null) {
    return (
      <>
        <div className="px-4 pb-1">
          <Button kind="quiet" size="small" className="-ml-3" onClick={() => setOpenId(null)}>
            {t('allConversations')}
          </Button>
        </div>
        <ConversationView key={openId} conversationId={openId} {...props} />
      </>
    );
  }
  return (
    <div className="flex flex-col gap-4 overflow-y-auto px-4 py-3">
      <Button kind="primary" isBusy={create.isPending} onClick={start}>
        {t('newConversation')}
      </Button>
      {create.error && <Notice tone="bad">{errorText(create.error)}</Notice>}
      {error && !data && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {data && <ConversationList conversations={data.conversations} openId={openId} onOpen={setOpenId} />}
      <p className="text-xs text-faint">{t('aiNotice')}</p>
    </div>
  );
}
