import { atom, readRange } from '@inkstone/editor/proposals';
import { GlobeIcon } from '@inkstone/ui';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLocalePath } from '../../../platform/i18n/page-locale.ts';
import type { WritingContext, WritingTool } from '../../../shared/writing-tool.ts';

/** Opens the translation page with the text of the document. */
export function useTranslateTool(): WritingTool {
  const t = useTranslations('rewrite');
  return {
    id: 'translate',
    label: t('translateDocument'),
    icon: <GlobeIcon />,
    place: 'dialog',
    render: (context) => <OpenTranslation context={context} />,
  };
}

function OpenTranslation({ context }: { context: WritingContext }) {
  const path = useLocalePath();
  const navigate = useNavigate();
  const { accountId, documentId, editor } = context;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the tool is opened.
  useEffect(() => {
    void open();
  }, []);

  async function open() {
    const { doc } = editor.state;
    const text = readRange(doc, 0, doc.content.size).text.replaceAll(atom, '');
    const { storeDocumentText } = await import('../../../shared/translation/kept-draft.ts');
    storeDocumentText({ accountId, documentId }, text);
    await navigate(path(`/app/translate?document=${documentId}`));
  }
  return null;
}
