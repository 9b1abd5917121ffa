import { correctLimits } from '@inkstone/contracts/assist';
import type { Editor } from '@inkstone/editor';
import { countDocument } from '@inkstone/editor/counts';
import type { EditorLintReview } from '@inkstone/editor/lints';
import { sliceOfPlainText } from '@inkstone/editor/paste';
import { Button, buttonClass, Card, classNames, showToast } from '@inkstone/ui';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLocalePath } from '../../i18n/page-locale.ts';
import type { RunningChecker } from '../../proofreading/checker.ts';
import { useFindingActions } from '../../proofreading/finding-actions.ts';
import { FindingsPanel } from '../../proofreading/findings-panel.tsx';
import { useEditorValue } from '../../proofreading/use-editor.ts';
import { useTextLanguage } from '../../proofreading/use-text-language.ts';
import { takeTrialText } from '../../shell/trial-text.ts';
import { LimitDialog } from './limit-dialog.tsx';
import { useTrialEditor } from './use-trial-editor.ts';

const sheetClass = 'rounded-lg border border-line bg-raised shadow-raised';

/** Proofreading for visitors: nothing is stored. */
export function TrialPage() {
  const t = useTranslations('writing');
  const host = useRef<HTMLDivElement>(null);
  const [exceeded, setExceeded] = useState<number | null>(null);
  const { editor, review, checker } = useTrialEditor(host, setExceeded);
  useEffect(() => {
    const text = editor ? takeTrialText() : '';
    if (editor && text) putText(editor, text);
  }, [editor]);
  const language = useTextLanguage(editor);
  return (
    <main id="content" className="mx-auto max-w-6xl px-4 pt-8 pb-20 sm:px-6">
      <title>{t('trialPageTitle')}</title>
      <meta name="description" content={t('trialDescription', { limit: correctLimits.trialWords })} />
      <h1 className="font-serif text-3xl font-semibold">{t('trialHeading')}</h1>
      <p className="mt-2 max-w-2xl text-soft">{t('trialIntro', { limit: correctLimits.trialWords })}</p>
      <div className="mt-6 grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <section className={sheetClass}>
          <div
            ref={host}
            lang={language}
            className="[&_.sheet]:min-h-[min(24rem,50dvh)] [&_.sheet]:p-5 sm:[&_.sheet]:p-8"
          />
          {editor && <TextFoot editor={editor} />}
        </section>
        <div className="flex flex-col gap-5">
          <section className={classNames(sheetClass, 'flex max-h-[min(36rem,70dvh)] flex-col pt-3')}>
            <h2 className="px-4 font-serif text-lg font-semibold">{t('panel')}</h2>
            {editor && <Findings editor={editor} review={review} checker={checker} />}
          </section>
          <Register />
        </div>
      </div>
      <p className="mt-5 max-w-3xl text-sm text-faint">{t('trialNotStored')}</p>
      <LimitDialog words={exceeded} onClose={() => setExceeded(null)} />
    </main>
  );
}

/** Puts plain text in the place of whatever stands in the editor. */
function putText({ state, view }: Editor, text: string): void {
  const { content } = sliceOfPlainText(state.schema, text, true);
  view.dispatch(state.tr.replaceWith(0, state.doc.content.size, content));
}

interface FindingsProps {
  editor: Editor;
  review: EditorLintReview;
  checker: RunningChecker | null;
}

function Findings({ editor, review, checker }: FindingsProps) {
  const actions = useFindingActions(review, editor, null);
  const hasText = useEditorValue(editor, (current) => !current.isEmpty);
  return <FindingsPanel review={review} checker={checker} actions={actions} hasText={hasText} />;
}

/** Below the text: how much of the limit it takes, and what can be done with all of it. */
function TextFoot({ editor }: { editor: Editor }) {
  const t = useTranslations('writing');
  const count = useEditorValue(editor, (current) => countDocument(current.state.doc).words);

  async function copy() {
    try {
      await navigator.clipboard.writeText(editor.getText({ blockSeparator: '\n' }));
      showToast.success(t('trialCopied'));
    } catch {
      showToast.warning(t('trialCopyFailed'));
    }
  }

  return (
    <div className="flex flex-wrap items-center gap-2 border-t border-line px-4 py-2.5">
      <p className="grow text-sm text-soft tabular-nums">
        {t('trialCounter', { count, limit: correctLimits.trialWords })}
      </p>
      {count === 0 ? (
        <Button size="small" onClick={() => putText(editor, t('trialSampleText'))}>
          {t('trialSample')}
        </Button>
      ) : (
        <>
          <Button size="small" kind="quiet" onClick={() => editor.chain().clearContent().focus().run()}>
            {t('trialClear')}
          </Button>
          <Button size="small" onClick={() => void copy()}>
            {t('trialCopy')}
          </Button>
        </>
      )}
    </div>
  );
}

function Register() {
  const t = useTranslations('writing');
  const path = useLocalePath();
  return (
    <Card>
      <h2 className="font-serif text-lg font-semibold">{t('trialRegisterTitle')}</h2>
      <p className="mt-1 text-sm text-soft">{t('trialRegisterText')}</p>
      <Link to={path('/login')} className={buttonClass('primary', 'medium', 'mt-3')}>
        {t('trialRegister')}
      </Link>
    </Card>
  );
}
