import { lineIcon } from '@inkstone/ui/plain';
import { lazy, Suspense, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { WritingTool } from '../../../shared/writing-tool.ts';

/** An arrow pointing out. */
const ShareIcon = lineIcon(
  <path d="M10 12.5v-9M6.5 7 10 3.5 13.5 7M4 10.5v5a1 1 0 0 0 1 1h10a1 1 0 0 0 1-1v-5" />,
);

// Loaded lazily, because the public page is in this feature too and does not need the dialog.
const ShareDialog = lazy(async () => ({ default: (await import('./share-dialog.tsx')).ShareDialog }));

/** Shares the document being written. */
export function useShareTool(): WritingTool {
  const t = useTranslations('sharing');
  return useMemo(
    () => ({
      id: 'share',
      label: t('share'),
      icon: <ShareIcon />,
      isInHeader: true,
      place: 'dialog',
      render: (context, close) => (
        <Suspense>
          <ShareDialog context={context} onClose={close} />
        </Suspense>
      ),
    }),
    [t],
  );
}
