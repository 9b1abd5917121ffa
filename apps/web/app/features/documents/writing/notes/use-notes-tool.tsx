import { Skeleton } from '@inkstone/ui';
import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import type { WritingTool } from '../../../../shared/writing-tool.ts';
import { NoteIcon } from '../icons.tsx';

const NotesPanel = lazy(async () => ({ default: (await import('./notes-panel.tsx')).NotesPanel }));

/** The tool that shows the document's notes in a side panel. */
export function useNotesTool(): WritingTool {
  const t = useTranslations('writing');
  return {
    id: 'notes',
    label: t('notes'),
    icon: <NoteIcon />,
    place: 'side',
    render: (context) => (
      <Suspense fallback={<Skeleton className="m-4" />}>
        <NotesPanel context={context} />
      </Suspense>
    ),
  };
}
