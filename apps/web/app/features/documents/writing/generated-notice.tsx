import type { Editor } from '@inkstone/editor';
import { containsGenerated } from '@inkstone/editor/schema';
import { useTranslations } from 'use-intl';
import { useEditorValue } from '../../../shared/proofreading/use-editor.ts';

/** Says below a text that AI has written some of it; nothing for other texts. */
export function GeneratedNotice({ editor }: { editor: Editor | null }) {
  return editor && <Notice editor={editor} />;
}

function Notice({ editor }: { editor: Editor }) {
  const t = useTranslations('writing');
  const isShown = useEditorValue(editor, ({ state }) => containsGenerated(state.doc));
  return isShown ? (
    <p className="mt-10 border-t border-line pt-3 text-sm text-soft">{t('generated')}</p>
  ) : null;
}
