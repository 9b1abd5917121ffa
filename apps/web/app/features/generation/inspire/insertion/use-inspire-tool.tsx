import { Skeleton } from '@inkstone/ui';
import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { InspireIcon } from '../../../../shared/generation/icons.tsx';
import { hasInspire, useGeneration } from '../../../../shared/generation/use-generation.ts';
import type { WritingTool } from '../../../../shared/writing-tool.ts';

const InspirePanel = lazy(async () => ({ default: (await import('./inspire-panel.tsx')).InspirePanel }));

/** The tool that inserts text written by Inspire into the open document; null if no model is configured. */
export function useInspireTool(): WritingTool | null {
  const t = useTranslations('generation');
  if (!hasInspire(useGeneration())) return null;
  return {
    id: 'inspire',
    label: t('inspire'),
    icon: <InspireIcon />,
    place: 'side',
    render: (context) => (
      <Suspense fallback={<Skeleton className="m-4" />}>
        <InspirePanel context={context} />
      </Suspense>
    ),
  };
}
