import { correctLimits } from '@inkstone/contracts/assist';
import type { Editor } from '@inkstone/editor';
import { countDocument } from '@inkstone/editor/counts';
import type { EditorLintReview } from '@inkstone/editor/lints';
import { sliceOfPlainText } from '@inkstone/editor/paste';
import { Button, buttonClass, Card, CloseIcon, classNames, IconButton } from '@inkstone/ui';
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLocalePath } from '../../../platform/i18n/page-locale.ts';
import { useCopy } from '../../../platform/use-copy.ts';
import { useKeyboardInset } from '../../../platform/use-keyboard-inset.ts';
import { useSession } from '../../../session/session.tsx';
import { FindBar, useFind } from '../../../shared/find/index.ts';
import { useFindingActions } from '../../../shared/proofreading/finding-actions.ts';
import { FindingsPanel } from '../../../shared/proofreading/findings-panel.tsx';
import { keepAboveSheet } from '../../../shared/proofreading/keep-above-sheet.ts';
import { useCheckMessages } from '../../../shared/proofreading/use-check-messages.ts';
import { useEditorValue } from '../../../shared/proofreading/use-editor.ts';
import { useReview } from '../../../shared/proofreading/use-review.ts';
import { useTextLanguage } from '../../../shared/proofreading/use-text-language.ts';
import { PageAddress } from '../../../shell/page-head.tsx';
import { contentId } from '../../../shell/skip-link.tsx';
import { LimitDialog } from './limit-dialog.tsx';
import { SaveTrial } from './save-trial.tsx';
import { useRecordBegin } from './use-record-begin.ts';
import { useTrialBody } from './use-trial-body.ts';
import { type TrialEditor, useTrialEditor } from './use-trial-editor.ts';

const panelId = 'proofreading';

/** Beside the text; on narrow windows a bottom sheet, as on the writing page. */
const panelClass = classNames(
  'flex flex-col pt-3 lg:max-h-[min(36rem,70dvh)]',
  'max-lg:fixed max-lg:inset-x-0 max-lg:bottom-[var(--keyboard,0px)] max-lg:z-30 max-lg:h-[min(24rem,50dvh)]',
  'max-lg:animate-enter max-lg:rounded-b-none max-lg:bg-paper max-lg:shadow-floating',
);
const findPlace = 'bottom-[calc(var(--keyboard,0px)+0.5rem)] sm:left-auto sm:right-6 sm:bottom-4 sm:w-104';
const sheetClass = 'rounded-lg border border-line bg-raised shadow-raised';

/** Proofreading for visitors. Nothing is stored on the server; the text is stored in this tab until sign-in. */
export function TrialPage() {
  const t = useTranslations('writing');
  const { isSignedIn } = useSession();
  const host = useRef<HTMLDivElement>(null);
  const [exceeded, setExceeded] = useState<number | null>(null);
  const opened = useTrialBody();
  const trial = useTrialEditor(host, opened?.body ?? null, setExceeded);
  const { editor, review } = trial;
  const handedOver = opened?.handedOver ?? '';
  useEffect(() => {
    if (editor?.isEmpty && handedOver) putText(editor, handedOver);
  }, [editor, handedOver]);
  useRecordBegin(editor);
  const language = useTextLanguage(editor);
  const [isPanelOpen, setPanelOpen] = useState(false);
  const find = useFind(editor, false, () => setPanelOpen(false));
  useKeyboardInset();
  const onSheetClick = ({ target }: MouseEvent) => {
    if (!(target instanceof Element && target.closest('.lint'))) return;
    setPanelOpen(true);
    keepAboveSheet(target, panelId);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: findings have keyboard shortcuts of their own.
    <main
      id={contentId}
      tabIndex={-1}
      className={classNames(
        'mx-auto max-w-6xl px-4 pt-8 pb-20 outline-none sm:px-6',
        (isPanelOpen || find.isOpen) && 'max-lg:pb-[60dvh]',
      )}
      onClick={onSheetClick}
    >
      <title>{t('trialPageTitle')}</title>
      <PageAddress description={t('trialDescription', { limit: correctLimits.trialWords })} />
      <h1 className="font-serif text-3xl font-semibold">{t('trialHeading')}</h1>
      <p className="mt-2 max-w-2xl text-soft">{t('trialIntro', { limit: correctLimits.trialWords })}</p>
      <div className="mt-6 grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <section className={sheetClass}>
          <div
            ref={host}
            lang={language}
            className="[&_.sheet]:min-h-[min(24rem,50dvh)] [&_.sheet]:p-5 sm:[&_.sheet]:p-8"
          />
          {editor && (
            <TextFoot editor={editor} onFind={find.open}>
              <PanelButton review={review} isOpen={isPanelOpen} onOpen={() => setPanelOpen(true)} />
            </TextFoot>
          )}
        </section>
        <div className="flex flex-col gap-5">
          <section
            id={panelId}
            data-covers-bottom
            aria-label={t('panel')}
            className={classNames(sheetClass, panelClass, !isPanelOpen && 'max-lg:hidden')}
          >
            <div className="flex items-center justify-between pr-2 pl-4">
              <h2 className="font-serif text-lg font-semibold">{t('panel')}</h2>
              <IconButton
                label={t('closePanel')}
                size="small"
                className="lg:hidden"
                onClick={() => setPanelOpen(false)}
              >
                <CloseIcon />
              </IconButton>
            </div>
            {/* Mounted again each time it opens, because its cards scroll to the active one on mount. */}
            {editor && <Findings key={String(isPanelOpen)} editor={editor} trial={trial} />}
          </section>
          {isSignedIn ? opened && <SaveTrial body={opened.body} /> : <Register />}
        </div>
      </div>
      <p className="mt-5 max-w-3xl text-sm text-faint">{t('trialNotStored')}</p>
      <FindBar editor={editor} find={find} isReadOnly={false} className={findPlace} />
      <LimitDialog words={exceeded} onClose={() => setExceeded(null)} />
    </main>
  );
}

/** Replaces the content of the editor by plain text. */
function putText({ state, view }: Editor, text: string): void {
  const { content } = sliceOfPlainText(state.schema, text, true);
  view.dispatch(state.tr.replaceWith(0, state.doc.content.size, content));
}

function Findings({ editor, trial: { review, service, groups } }: { editor: Editor; trial: TrialEditor }) {
  const actions = useFindingActions(review, editor, null);
  return <FindingsPanel review={review} service={service} groups={groups} actions={actions} />;
}

/** Below the text: use of the limit, and actions on the whole text. */
function TextFoot({ editor, onFind, children }: { editor: Editor; onFind: () => void; children: ReactNode }) {
  const t = useTranslations('writing');
  const samples = useTranslations('trial');
  const count = useEditorValue(editor, (current) => countDocument(current.state.doc).words);
  const copy = useCopy(t('trialCopied'));

  return (
    <div className="flex flex-wrap items-center gap-2 border-t border-line px-4 py-2.5">
      {children}
      <p className="grow text-sm text-soft tabular-nums">
        {t('trialCounter', { count, limit: correctLimits.trialWords })}
      </p>
      {count === 0 ? (
        <Button size="small" onClick={() => putText(editor, samples('sampleText'))}>
          {t('trialSample')}
        </Button>
      ) : (
        // Kept on one line, even if they do not fit beside the count.
        <div className="ml-auto flex gap-2">
          <Button size="small" kind="quiet" onClick={() => onFind()}>
            {t('find')}
          </Button>
          <Button size="small" kind="quiet" onClick={() => editor.chain().clearContent().focus().run()}>
            {t('trialClear')}
          </Button>
          <Button size="small" onClick={() => void copy(editor.getText({ blockSeparator: '\n' }))}>
            {t('trialCopy')}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Opens the findings sheet on narrow windows, where it is otherwise hidden. */
function PanelButton({
  review,
  isOpen,
  onOpen,
}: {
  review: EditorLintReview;
  isOpen: boolean;
  onOpen: () => void;
}) {
  const words = useCheckMessages();
  const { lints, check } = useReview(review);
  if (lints.length === 0) return null;
  return (
    <Button
      kind="primary"
      size="small"
      className="lg:hidden"
      aria-expanded={isOpen}
      aria-controls={panelId}
      onClick={onOpen}
    >
      {words.headline(check, lints.length) || words.progress(check)}
    </Button>
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
