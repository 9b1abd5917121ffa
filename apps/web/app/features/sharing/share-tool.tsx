import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { WritingTool } from '../../writing-tool.ts';
import { ShareDialog } from './share-dialog.tsx';
import { ShareIcon } from './share-icon.tsx';

/** Shares the document being written. */
export function useShareTool(): WritingTool {
  const t = useTranslations('sharing');
  return useMemo(
    () => ({
      id: 'share',
      label: t('share'),
      icon: <ShareIcon />,
      place: 'dialog',
      render: (context, close) => <ShareDialog context={context} onClose={close} />,
    }),
    [t],
  );
}
