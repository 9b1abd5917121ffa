import type { Editor } from '@inkstone/editor';
import type { OpenDocument } from '@inkstone/editor/sync';
import { useTranslations } from 'use-intl';
import { useFindingActions } from '../../../shared/proofreading/finding-actions.ts';
import { FindingsPanel } from '../../../shared/proofreading/findings-panel.tsx';
import { OfficialSwitch } from './official-switch.tsx';
import { SidePanel } from './side-panel.tsx';
import type { WritingEditor } from './use-writing-editor.ts';

/** The id of the panel. */
export const findingsId = 'proofreading';

export interface ReviewSideProps {
  editor: Editor;
  document: OpenDocument;
  writing: WritingEditor;
  isReadOnly: boolean;
  onClose: () => void;
}

/** The side panel with the findings. */
export function ReviewSide({ editor, document, writing, isReadOnly, onClose }: ReviewSideProps) {
  const { review, service, groups, myWords, official } = writing;
  const t = useTranslations('writing');
  const actions = useFindingActions(review, editor, myWords);
  return (
    <SidePanel id={findingsId} title={t('panel')} closeLabel={t('closePanel')} onClose={onClose} isHeadShared>
      <FindingsPanel review={review} service={service} actions={actions} groups={groups}>
        {official && (
          <OfficialSwitch official={official} editor={editor} document={document} isReadOnly={isReadOnly} />
        )}
      </FindingsPanel>
    </SidePanel>
  );
}
