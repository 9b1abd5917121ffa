import type { Editor } from '@inkstone/editor';
import { useTranslations } from 'use-intl';
import { useFindingActions } from '../../proofreading/finding-actions.ts';
import { FindingsPanel } from '../../proofreading/findings-panel.tsx';
import { useEditorValue } from '../../proofreading/use-editor.ts';
import { OfficialSwitch } from './official-switch.tsx';
import { SidePanel } from './side-panel.tsx';
import type { WritingEditor } from './use-writing-editor.ts';

export interface ReviewSideProps {
  editor: Editor;
  writing: WritingEditor;
  isReadOnly: boolean;
  onClose: () => void;
}

/** The findings beside the sheet. */
export function ReviewSide({ editor, writing, isReadOnly, onClose }: ReviewSideProps) {
  const { review, checker, myWords, official } = writing;
  const t = useTranslations('writing');
  const actions = useFindingActions(review, editor, myWords);
  const hasText = useEditorValue(editor, (current) => !current.isEmpty);
  return (
    <SidePanel id="proofreading" title={t('panel')} closeLabel={t('closePanel')} onClose={onClose}>
      {official && <OfficialSwitch official={official} isReadOnly={isReadOnly} />}
      <FindingsPanel review={review} checker={checker} actions={actions} hasText={hasText} />
    </SidePanel>
  );
}
