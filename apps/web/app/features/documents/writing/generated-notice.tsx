import type { Editor } from '@inkstone/editor';
import { containsGenerated } from '@inkstone/editor/schema';
import type { OpenDocument } from '@inkstone/editor/sync';
import { useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { useEditorValue } from '../../../shared/proofreading/use-editor.ts';

export interface GeneratedNoticeProps {
  editor: Editor | null;
  document: OpenDocument | null;
}

/** States below a text that parts of it were written by AI, according to this product or to the imported file. */
export function GeneratedNotice({ editor, document }: GeneratedNoticeProps) {
  return editor && document && <Notice editor={editor} document={document} />;
}

function Notice({ editor, document: { doc } }: { editor: Editor; document: OpenDocument }) {
  const t = useTranslations('writing');
  const isOurs = useEditorValue(editor, ({ state }) => containsGenerated(state.doc));
  const settings = doc.getMap('settings');
  const imported = useSyncExternalStore(
    (listener) => {
      settings.observe(listener);
      return () => settings.unobserve(listener);
    },
    () => degreeOf(settings.get('aigc')),
    () => null,
  );
  const words = isOurs || imported === '1' ? 'generated' : imported ? 'perhapsGenerated' : null;
  return words && <p className="mt-10 border-t border-line pt-3 text-sm text-soft">{t(words)}</p>;
}

/** Returns the degree in the AI content label of an imported file (`1`: generated); null without a valid label. */
function degreeOf(label: unknown): string | null {
  try {
    const read: unknown = JSON.parse(String(label));
    const degree = typeof read === 'object' && read !== null && 'Label' in read ? String(read.Label) : '';
    return ['1', '2', '3'].includes(degree) ? degree : null;
  } catch {
    return null;
  }
}
