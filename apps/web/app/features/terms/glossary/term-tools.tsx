import { lineIcon } from '@inkstone/ui';
import { lazy, Suspense, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { addTermToolId, type WritingContext, type WritingTool } from '../../../shared/writing-tool.ts';

const BookIcon = lineIcon(
  <path d="M4 4.5A1.5 1.5 0 0 1 5.5 3H16v14H5.5A1.5 1.5 0 0 1 4 15.5ZM4 14.5h12M7.5 6.5h5" />,
);
const AddTermIcon = lineIcon(<path d="M3 5h9M3 10h6M3 15h5M14.5 11v7M11 14.5h7" />);

const AddTermDialog = lazy(async () => ({ default: (await import('./add-term-dialog.tsx')).AddTermDialog }));

/** Adds selected text to a glossary. */
export function useTermTool(): WritingTool {
  const t = useTranslations('glossary');
  return useMemo(
    () => ({
      id: addTermToolId,
      label: t('addFromText'),
      icon: <AddTermIcon />,
      place: 'dialog',
      render: ({ documentId, editor }, close) => (
        <Suspense>
          <AddTermDialog
            documentId={documentId}
            selected={selectedText(editor.state)}
            onClose={close}
            // The button that opened the dialog may disappear with the selection.
            onClosed={() => editor.commands.focus()}
          />
        </Suspense>
      ),
    }),
    [t],
  );
}

/** Opens the glossary of the document. */
export function useDocumentTermsTool(): WritingTool {
  const t = useTranslations('glossary');
  return useMemo(
    () => ({
      id: 'terms',
      label: t('documentTerms'),
      icon: <BookIcon />,
      place: 'dialog',
      page: (documentId) => `/app/terms?document=${documentId}`,
      render: () => null,
    }),
    [t],
  );
}

function selectedText({ doc, selection }: WritingContext['editor']['state']): string {
  return doc.textBetween(selection.from, selection.to, ' ').replace(/\s+/g, ' ').trim();
}
