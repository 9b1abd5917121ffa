import { EmptyState } from '@inkstone/ui';
import { useTranslations } from 'use-intl';
import { hasChat, useGeneration } from '../../../shared/generation/use-generation.ts';
import { AppFrame } from '../../../shell/app-frame.tsx';
import { Chat } from './chat-panel.tsx';

/** The chat page, without a document. */
export function ChatPage() {
  const t = useTranslations('generation');
  const generation = useGeneration();
  return (
    <AppFrame title={t('chat')} hint={t('chatHint')}>
      {generation && !hasChat(generation) ? (
        <EmptyState title={t('noModel')}>{t('noModelHint')}</EmptyState>
      ) : (
        <div className="flex h-[calc(100dvh-16rem)] min-h-96 max-w-3xl flex-col rounded-lg border border-line pt-3">
          <Chat readDocument={null} onReference={() => {}} />
        </div>
      )}
    </AppFrame>
  );
}
