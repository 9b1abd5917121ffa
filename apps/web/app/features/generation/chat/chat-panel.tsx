import type { Editor } from '@inkstone/editor';
import { showToast } from '@inkstone/ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { WritingContext } from '../../../shared/writing-tool.ts';
import { LoadFailed } from '../../../shell/load-failed.tsx';
import { ConversationList } from './conversation-list.tsx';
import { ConversationView } from './conversation-view.tsx';
import { findBlock, readBlocks } from './document-blocks.ts';
import { useConversations } from './use-conversations.ts';

/** The chat beside the text. */
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

/** One conversation, at first a new one, from which the earlier ones can be opened. */
export function Chat(props: ChatProps) {
  const [{ id, visit }, setOpen] = useState<{ id: string | null; visit: number }>({ id: null, visit: 0 });
  const region = useRef<HTMLDivElement>(null);
  const show = (shown: string | null) => setOpen({ id: shown, visit: visit + 1 });
  // The button with the focus has disappeared with the conversation that was left.
  useEffect(() => {
    if (visit > 0) region.current?.focus();
  }, [visit]);
  return (
    <div ref={region} tabIndex={-1} className="flex min-h-0 flex-1 flex-col outline-none">
      <ConversationView key={visit} conversationId={id} onLeave={() => show(null)} {...props}>
        <EarlierConversations onOpen={show} />
      </ConversationView>
    </div>
  );
}

function EarlierConversations({ onOpen }: { onOpen: (id: string) => void }) {
  const t = useTranslations('generation');
  const { data, error, refetch } = useConversations();
  return (
    <div className="mt-6">
      {error && !data && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {data && data.conversations.length > 0 && (
        <>
          <h2 className="mb-1 text-sm font-semibold text-soft">{t('conversations')}</h2>
          <ConversationList conversations={data.conversations} onOpen={onOpen} />
        </>
      )}
    </div>
  );
}
