import { lazy, Suspense, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { WritingTool } from '../../../shared/writing-tool.ts';
import { ShareIcon } from './share-icon.tsx';

// The public page comes from this feature too and does without the dialog and all it needs.
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
