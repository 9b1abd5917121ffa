import { Skeleton } from '@inkstone/ui';
import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { ChatIcon } from '../../../shared/generation/icons.tsx';
import { hasChat, useGeneration } from '../../../shared/generation/use-generation.ts';
import type { WritingTool } from '../../../shared/writing-tool.ts';

const ChatPanel = lazy(async () => ({ default: (await import('./chat-panel.tsx')).ChatPanel }));

/** The tool that shows the chat beside the text; null if no model is configured. */
export function useChatTool(): WritingTool | null {
  const t = useTranslations('generation');
  if (!hasChat(useGeneration())) return null;
  return {
    id: 'chat',
    label: t('chat'),
    icon: <ChatIcon />,
    place: 'side',
    isInHeader: true,
    render: (context) => (
      <Suspense fallback={<Skeleton className="m-4" />}>
        <ChatPanel context={context} />
      </Suspense>
    ),
  };
}
