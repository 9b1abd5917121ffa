import type { Editor } from '@inkstone/editor';
import type { SharedSwitch } from '@inkstone/editor/collab';
import type { EditorLintReview } from '@inkstone/editor/lints';
import { useTranslations } from 'use-intl';
import type { RunningChecker } from '../../proofreading/checker.ts';
import { useFindingActions } from '../../proofreading/finding-actions.ts';
import { FindingsPanel } from '../../proofreading/findings-panel.tsx';
import type { MyWords } from '../../proofreading/my-words.ts';
import { useEditorValue } from '../../proofreading/use-editor.ts';
import { OfficialSwitch } from './official-switch.tsx';
import { SidePanel } from './side-panel.tsx';

export interface ReviewSideProps {
  editor: Editor;
  review: EditorLintReview;
  checker: RunningChecker | null;
  myWords: MyWords;
  official: SharedSwitch | null;
  isReadOnly: boolean;
  onClose: () => void;
}

/** The findings beside the sheet. */
export function ReviewSide(props: ReviewSideProps) {
  const { editor, review, checker, myWords, official, isReadOnly, onClose } = props;
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
