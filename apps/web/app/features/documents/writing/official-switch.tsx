import type { Editor } from '@inkstone/editor';
import type { SharedSwitch } from '@inkstone/editor/collab';
import type { OpenDocument } from '@inkstone/editor/sync';
import { frameParagraphs, looksOfficial } from '@inkstone/proofread/client';
import { Checkbox } from '@inkstone/ui';
import { useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { useEditorValue } from '../../../shared/proofreading/use-editor.ts';
import { useTitle } from './use-title.ts';

export interface OfficialSwitchProps {
  official: SharedSwitch;
  editor: Editor;
  document: OpenDocument;
  isReadOnly: boolean;
}

/** Sets whether the document is an official one, for all its editors; offered if the document resembles one. */
export function OfficialSwitch({ official, editor, document, isReadOnly }: OfficialSwitchProps) {
  const t = useTranslations('writing');
  const [title] = useTitle(document);
  const isOn = useSyncExternalStore(official.subscribe, official.getSnapshot, official.getSnapshot);
  const isLikely = useEditorValue(editor, (current) => looksOfficial([title, ...frameOf(current)]));
  if (!isOn && !isLikely) return null;
  return (
    <div className="px-4 py-1">
      <Checkbox
        checked={isOn}
        disabled={isReadOnly}
        onChange={(event) => official.set(event.target.checked)}
        label={
          <>
            {t('officialDocument')}
            {!isOn && (
              <span className="block text-xs text-faint max-lg:hidden">{t('officialDocumentHint')}</span>
            )}
          </>
        }
      />
    </div>
  );
}

/**
 * Returns the first and last paragraphs, which identify an official document. Only a few, because this runs on every keystroke.
 */
function frameOf({ state: { doc } }: Editor): string[] {
  const { first, last } = frameParagraphs;
  const paragraphs = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, i) => doc.child(from + i).textContent);
  if (doc.childCount <= first + last) return paragraphs(0, doc.childCount);
  return [...paragraphs(0, first), ...paragraphs(doc.childCount - last, doc.childCount)];
}
