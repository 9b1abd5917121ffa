import type { Editor } from '@inkstone/editor';
import {
  changeAtCaret,
  findChanges,
  settleChanges,
  stepToChange,
  type Verdict,
} from '@inkstone/editor/changes';
import { ArrowLeftIcon, ArrowRightIcon, Button, IconButton } from '@inkstone/ui';
import { useTranslations } from 'use-intl';
import { useEditorValue } from '../../../shared/proofreading/use-editor.ts';

/** Navigation through the tracked changes of an imported file; nothing when there are none. */
export function ChangesBar({ editor }: { editor: Editor }) {
  const t = useTranslations('writing');
  const { count, here } = useEditorValue(editor, ({ state }) => {
    const changes = findChanges(state.doc);
    return { count: changes.length, here: changes.length > 0 ? changeAtCaret(state) : null };
  });
  if (count === 0) return null;

  function settle(verdict: Verdict) {
    const change = changeAtCaret(editor.state);
    if (change) settleChanges(editor.view, [change], verdict);
    stepToChange(editor.view, 1);
  }
  const settleAll = (verdict: Verdict) => settleChanges(editor.view, findChanges(editor.state.doc), verdict);

  return (
    <section
      aria-label={t('changesBar')}
      // The selection marks the current change; pressing a button must not clear it.
      onMouseDown={(event) => event.preventDefault()}
      className="sticky top-[calc(var(--banner)+var(--writing-header)+0.5rem)] z-10 mx-auto mb-6 flex w-fit max-w-full flex-wrap items-center gap-x-3 gap-y-1.5 rounded-lg border border-line bg-raised px-3 py-1.5 text-sm shadow-floating"
    >
      <p role="status" className="tabular-nums">
        {here?.author ? `${t('changes', { count })} · ${here.author}` : t('changes', { count })}
      </p>
      <div className="flex items-center">
        <IconButton label={t('changePrevious')} onClick={() => stepToChange(editor.view, -1)}>
          <ArrowLeftIcon />
        </IconButton>
        <IconButton label={t('changeNext')} onClick={() => stepToChange(editor.view, 1)}>
          <ArrowRightIcon />
        </IconButton>
      </div>
      <div className="flex flex-wrap gap-1.5">
        <Button size="small" className="max-sm:px-2" disabled={!here} onClick={() => settle('accept')}>
          {t('changeAccept')}
        </Button>
        <Button size="small" className="max-sm:px-2" disabled={!here} onClick={() => settle('reject')}>
          {t('changeReject')}
        </Button>
        <Button size="small" className="max-sm:px-2" kind="quiet" onClick={() => settleAll('accept')}>
          {t('changeAcceptAll')}
        </Button>
        <Button size="small" className="max-sm:px-2" kind="quiet" onClick={() => settleAll('reject')}>
          {t('changeRejectAll')}
        </Button>
      </div>
    </section>
  );
}
