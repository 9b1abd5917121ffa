import type { InspireSection, InspireWork } from '@inkstone/contracts/generation/inspire';
import { Button, Notice, Spinner, showToast } from '@inkstone/ui';
import { useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLocalePath } from '../../../platform/i18n/page-locale.ts';
import { useErrorText } from '../../../platform/use-error-text.ts';
import { ReceiptText } from '../../../shared/generation/receipt-text.tsx';
import { RunError } from '../../../shared/rewriting/run-error.tsx';
import { useFormFocus, useLostFocus } from '../../../shared/use-lost-focus.ts';
import { AppFrame } from '../../../shell/app-frame.tsx';
import { FactsForm } from './facts-form.tsx';
import { OutlineEditor } from './outline-editor.tsx';
import { toDocument, useWork } from './use-works.ts';

/** One work: its outline, and its sections, which are generated one after another. */
export function WorkPage({ first }: { first: InspireWork }) {
  const t = useTranslations('generation');
  const path = useLocalePath();
  const errorText = useErrorText();
  const current = useWork(first);
  const { work, facts, parts, isBusy, writing, suggest, save, restore, changeFacts } = current;
  const [editing, setEditing] = useState<'outline' | 'facts' | null>(null);
  const content = useRef<HTMLDivElement>(null);
  useFormFocus(content, editing);
  const error = current.error ?? suggest.error ?? restore.error;
  return (
    <AppFrame
      lead={
        <Link to={path('/app/inspire')} className="text-sm underline underline-offset-4">
          {t('allWorks')}
        </Link>
      }
      title={work.title || t(`template.${work.template}`)}
      hint={t('workHint')}
      actions={<ToDocument work={{ work, facts, parts }} />}
    >
      {error !== null && (
        <div className="mb-4">
          <RunError error={error} />
        </div>
      )}
      <div ref={content}>
        {editing === 'facts' ? (
          <FactsEditor work={{ work, facts, parts }} changes={changeFacts} onClose={() => setEditing(null)} />
        ) : editing === 'outline' ? (
          <OutlineEditor
            work={{ work, facts, parts }}
            isBusy={save.isPending}
            error={save.error && errorText(save.error)}
            onSave={(outline) => save.mutate(outline, { onSuccess: () => setEditing(null) })}
            onCancel={() => setEditing(null)}
          />
        ) : (
          <>
            <div className="mb-5 flex flex-wrap gap-2">
              <Button
                kind={parts.length === 0 ? 'primary' : 'secondary'}
                isBusy={suggest.isPending}
                disabled={isBusy && !suggest.isPending}
                onClick={() => suggest.mutate()}
              >
                {parts.length === 0 ? t('suggestOutline') : t('suggestAgain')}
              </Button>
              <Button data-opens="outline" disabled={isBusy} onClick={() => setEditing('outline')}>
                {t('editOutline')}
              </Button>
              <Button data-opens="facts" kind="quiet" disabled={isBusy} onClick={() => setEditing('facts')}>
                {t('editFacts')}
              </Button>
            </div>
            <ol aria-label={t('outline')} className="flex flex-col gap-4">
              {parts.map((part, i) => (
                <SectionView
                  key={part.id}
                  number={i + 1}
                  section={part}
                  writing={writing?.sectionId === part.id ? writing.text : null}
                  isBusy={isBusy}
                  onWrite={(again) => void current.write(part.id, again)}
                  onStop={current.stop}
                  onRestore={() => restore.mutate(part.id)}
                />
              ))}
            </ol>
          </>
        )}
      </div>
      <p role="status" className="mt-4 text-sm text-faint">
        {current.receipt && <ReceiptText receipt={current.receipt} />}
      </p>
      <p className="mt-2 text-xs text-faint">{t('aiNotice')}</p>
    </AppFrame>
  );
}

interface FactsEditorProps {
  work: InspireWork;
  changes: ReturnType<typeof useWork>['changeFacts'];
  onClose: () => void;
}

/** The facts of an existing work; written sections are kept. */
function FactsEditor({ work: { work, facts }, changes, onClose }: FactsEditorProps) {
  const t = useTranslations('generation');
  const errorText = useErrorText();
  const onSuccess = () => {
    onClose();
    showToast.info(t('factsSaved'));
  };
  return (
    <FactsForm
      template={work.template}
      given={{ facts, language: work.language }}
      submitLabel={t('saveFacts')}
      isBusy={changes.isPending}
      error={changes.error && errorText(changes.error)}
      onSubmit={(given) => changes.mutate(given.facts, { onSuccess })}
      onCancel={onClose}
    />
  );
}

interface SectionViewProps {
  number: number;
  section: InspireSection;
  /** The text that is being generated; null if none is. */
  writing: string | null;
  isBusy: boolean;
  onWrite: (again: boolean) => void;
  onStop: () => void;
  /** Shows the text that the section had before it was written again. */
  onRestore: () => void;
}

function SectionView({ number, section, writing, isBusy, onWrite, onStop, onRestore }: SectionViewProps) {
  const t = useTranslations('generation');
  const { heading, brief, state, missingSources, replacedCitations } = section;
  const title = useRef<HTMLHeadingElement>(null);
  // Its buttons change when it begins and ends to be written.
  useLostFocus(writing !== null, () => title.current);
  const text = writing ?? section.text;
  const canContinue = state === 'stopped' || state === 'cut';
  return (
    <li className="rounded-lg border border-line bg-raised p-4" aria-busy={writing !== null}>
      <h2 ref={title} tabIndex={-1} lang="" className="font-serif text-lg font-semibold wrap-anywhere">
        {number}. {heading}
      </h2>
      {brief && (
        <p lang="" className="text-sm text-soft wrap-anywhere">
          {brief}
        </p>
      )}
      {text !== '' && (
        <p lang="" className="mt-3 whitespace-pre-line wrap-anywhere">
          {text}
        </p>
      )}
      {writing === null && state !== 'done' && state !== 'empty' && (
        <p className="mt-2 text-sm text-faint">{t(`sectionStates.${state}`)}</p>
      )}
      {replacedCitations > 0 && (
        <p className="mt-2 text-sm text-soft">{t('replaced', { count: replacedCitations })}</p>
      )}
      {missingSources > 0 && (
        <p className="mt-1 text-sm text-soft">{t('missingSources', { count: missingSources })}</p>
      )}
      <div className="mt-3 flex flex-wrap items-center gap-2">
        {writing !== null ? (
          <>
            <Spinner />
            <Button size="small" onClick={onStop}>
              {t('stop')}
            </Button>
          </>
        ) : (
          <>
            {(state !== 'done' || section.text === '') && (
              <Button
                size="small"
                kind="primary"
                disabled={isBusy}
                aria-label={t(canContinue ? 'goOnOf' : 'writeOf', { heading })}
                onClick={() => onWrite(false)}
              >
                {canContinue ? t('goOn') : t('write')}
              </Button>
            )}
            {section.text !== '' && (
              <Button
                size="small"
                disabled={isBusy}
                aria-label={t('againOf', { heading })}
                onClick={() => onWrite(true)}
              >
                {t('again')}
              </Button>
            )}
            {section.hasEarlier && <RestoreButton heading={heading} disabled={isBusy} onClick={onRestore} />}
          </>
        )}
        {section.words > 0 && (
          <span className="text-xs text-faint">{t('charged', { words: section.words })}</span>
        )}
      </div>
    </li>
  );
}

function RestoreButton({ heading, ...rest }: { heading: string; disabled: boolean; onClick: () => void }) {
  const t = useTranslations('generation');
  return (
    <Button size="small" kind="quiet" aria-label={t('earlierOf', { heading })} {...rest}>
      {t('earlier')}
    </Button>
  );
}

/** Creates a document with the written sections. */
function ToDocument({ work }: { work: InspireWork }) {
  const t = useTranslations('generation');
  const path = useLocalePath();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const isWritten = work.parts.some(({ text }) => text !== '');
  if (!isWritten) return null;
  const create = async () => {
    setBusy(true);
    try {
      await navigate(path(`/app/write/${await toDocument(work)}`));
    } catch (failure) {
      setError(failure);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      {error !== null && <Notice tone="bad">{errorText(error)}</Notice>}
      <Button kind="primary" isBusy={isBusy} onClick={() => void create()}>
        {t('toDocument')}
      </Button>
    </>
  );
}
