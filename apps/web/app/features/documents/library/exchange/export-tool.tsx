import { lazy, Suspense, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { WritingTool } from '../../../../shared/writing-tool.ts';
import { ExportIcon } from './icons.tsx';

const ExportDialog = lazy(async () => ({ default: (await import('./export-dialog.tsx')).ExportDialog }));

/** Exports the document to a file. */
export function useExportTool(): WritingTool {
  const t = useTranslations('exchange');
  return useMemo(
    () => ({
      id: 'export',
      label: t('export'),
      icon: <ExportIcon />,
      isInHeader: true,
      place: 'dialog',
      render: ({ documentId, editor }, close) => (
        <Suspense>
          <ExportDialog documentId={documentId} editor={editor} onClose={close} />
        </Suspense>
      ),
    }),
    [t],
  );
}
