import { lineIcon, Skeleton } from '@inkstone/ui';
import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import type { WritingTool } from '../../../../shared/writing-tool.ts';

const HistoryIcon = lineIcon(
  <path d="M3.5 10a6.5 6.5 0 1 0 2-4.7L3.5 7.2M3.5 3.5v3.7h3.7M10 6.5V10l2.5 1.8" />,
);

const VersionsPanel = lazy(async () => ({ default: (await import('./versions-panel.tsx')).VersionsPanel }));

/** The tool that shows the document's versions in a side panel. */
export function useVersionsTool(): WritingTool {
  const t = useTranslations('versions');
  return {
    id: 'versions',
    label: t('title'),
    icon: <HistoryIcon />,
    place: 'side',
    render: (context) => (
      <Suspense fallback={<Skeleton className="m-4" />}>
        <VersionsPanel context={context} />
      </Suspense>
    ),
  };
}
