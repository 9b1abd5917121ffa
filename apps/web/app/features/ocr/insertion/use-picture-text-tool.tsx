import { selectedPicture } from '@inkstone/editor/read-text';
import { Button, lineIcon } from '@inkstone/ui';
import { lazy, Suspense, useCallback, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useEditorValue } from '../../../shared/proofreading/use-editor.ts';
import { Floating } from '../../../shared/writing/floating.tsx';
import type { WritingContext, WritingTool } from '../../../shared/writing-tool.ts';

const PictureTextIcon = lineIcon(
  <path d="M2.5 6V3.5H5M15 3.5h2.5V6M17.5 14v2.5H15M5 16.5H2.5V14M6 7.5h8M6 10h8M6 12.5h5" />,
);

const PictureTextDialog = lazy(async () => ({
  default: (await import('./picture-text-dialog.tsx')).PictureTextDialog,
}));

/** The tool that inserts the recognised text of a picture, which is in the document or is chosen. */
export function usePictureTextTool(): WritingTool {
  const t = useTranslations('ocr');
  return {
    id: 'picture-text',
    label: t('toolTitle'),
    icon: <PictureTextIcon />,
    place: 'dialog',
    render: (context, close) =>
      context.isReadOnly ? null : (
        <Suspense fallback={null}>
          <PictureTextDialog context={context} onClose={close} />
        </Suspense>
      ),
    overlay: (context) => <PictureButton context={context} />,
  };
}

/** A button beside the selected picture of the document. */
function PictureButton({ context }: { context: WritingContext }) {
  const t = useTranslations('ocr');
  const { editor } = context;
  const [isOpen, setOpen] = useState(false);
  const picture = useEditorValue(editor, ({ state }) => selectedPicture(state));
  const at = picture?.at;
  const anchor = useCallback(() => {
    const shown = at === undefined ? null : editor.view.nodeDOM(at);
    return shown instanceof Element ? shown.getBoundingClientRect() : editor.view.dom.getBoundingClientRect();
  }, [editor, at]);
  if (isOpen) {
    return (
      <Suspense fallback={null}>
        <PictureTextDialog context={context} onClose={() => setOpen(false)} />
      </Suspense>
    );
  }
  if (!picture) return null;
  return (
    <Floating anchor={anchor}>
      {/* A press must not deselect the picture. */}
      <Button
        kind="quiet"
        className="w-full"
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => setOpen(true)}
      >
        <PictureTextIcon />
        {t('readThis')}
      </Button>
    </Floating>
  );
}
