import type { Editor } from '@inkstone/editor';
import type { EditorLintReview } from '@inkstone/editor/lints';
import { CloseIcon, classNames, IconButton } from '@inkstone/ui';
import { useTranslations } from 'use-intl';
import { useFindingActions } from '../../proofreading/finding-actions.ts';
import { FindingsPanel } from '../../proofreading/findings-panel.tsx';
import type { MyWords } from '../../proofreading/my-words.ts';
import { useEditorValue } from '../../proofreading/use-editor.ts';

export interface ReviewSideProps {
  editor: Editor;
  review: EditorLintReview;
  myWords: MyWords;
  onClose: () => void;
}

/** The findings beside the sheet; on narrow windows a sheet that comes up from below. */
export function ReviewSide({ editor, review, myWords, onClose }: ReviewSideProps) {
  const t = useTranslations('writing');
  const actions = useFindingActions(review, editor, myWords);
  const hasText = useEditorValue(editor, (current) => !current.isEmpty);
  return (
    <aside
      id="proofreading"
      aria-label={t('panel')}
      className={classNames(
        'fixed inset-x-0 bottom-[calc(var(--keyboard,0px)+3rem)] z-20 flex h-[min(24rem,50dvh)] flex-col',
        'rounded-t-lg border-t border-line bg-paper shadow-floating animate-enter sm:bottom-0',
        'lg:sticky lg:top-[var(--writing-header)] lg:z-0 lg:h-[calc(100dvh-var(--writing-header))] lg:w-88 lg:shrink-0',
        'lg:rounded-none lg:border-t-0 lg:border-l lg:shadow-none lg:animate-none',
      )}
    >
      <div className="flex items-center justify-between pt-2 pr-2 pl-4">
        <h2 className="font-serif text-lg font-semibold">{t('panel')}</h2>
        <IconButton label={t('closePanel')} size="small" onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </div>
      <FindingsPanel review={review} actions={actions} hasText={hasText} />
    </aside>
  );
}
