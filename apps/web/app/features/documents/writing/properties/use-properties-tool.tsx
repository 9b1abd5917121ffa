import { lineIcon, Skeleton } from '@inkstone/ui';
import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import type { WritingTool } from '../../../../shared/writing-tool.ts';

const RulerIcon = lineIcon(<path d="M3 13 13 3l4 4L7 17ZM6 10l1.5 1.5M8.5 7.5 10.5 9.5M11 5l1.5 1.5" />);

const PropertiesPanel = lazy(async () => ({
  default: (await import('./properties-panel.tsx')).PropertiesPanel,
}));

/** The tool that shows the document's properties in a side panel. */
export function usePropertiesTool(): WritingTool {
  const t = useTranslations('writing');
  return {
    id: 'properties',
    label: t('properties'),
    icon: <RulerIcon />,
    place: 'side',
    render: ({ editor }) => (
      <Suspense fallback={<Skeleton className="m-4" />}>
        <PropertiesPanel editor={editor} />
      </Suspense>
    ),
  };
}
