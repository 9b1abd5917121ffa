import type { InspireSection, InspireWorkView } from '@inkstone/contracts/generation/inspire';
import { insertSections } from '@inkstone/editor/proposals';
import { Button, EmptyState, Skeleton, showToast } from '@inkstone/ui';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLocalePath } from '../../../../platform/i18n/page-locale.ts';
import type { WritingContext } from '../../../../shared/writing-tool.ts';
import { LoadFailed } from '../../../../shell/load-failed.tsx';
import { useWorks, useWorkText } from '../use-works.ts';
import { writtenParts } from '../work-text.ts';

/** The works of Inspire beside the text. Their sections can be inserted below the paragraph with the caret. */
export function InspirePanel({ context }: { context: WritingContext }) {
  const t = useTranslations('generation');
  const path = useLocalePath();
  const { data, error, refetch } = useWorks();
  const [opened, setOpened] = useState<string | null>(null);
  if (error && !data) return <LoadFailed className="mx-4" error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="m-4" />;
  const work = data.works.find(({ id }) => id === opened);
  return (
    <div className="flex min-h-0 grow flex-col gap-3 overflow-y-auto px-4 pb-4">
      {work ? (
        <Sections context={context} work={work} onBack={() => setOpened(null)} />
      ) : data.works.length === 0 ? (
        <EmptyState title={t('noWorks')}>{t('inspireHint')}</EmptyState>
      ) : (
        <>
          <p className="text-sm text-soft">{t('insertHint')}</p>
          <ul aria-label={t('works')} className="-mx-2 flex flex-col">
            {data.works.map((one) => (
              <li key={one.id}>
                <button
                  type="button"
                  className="min-h-11 w-full rounded-md px-2 py-1.5 text-left hover:bg-sunken"
                  onClick={() => setOpened(one.id)}
                >
                  <span className="block truncate font-medium">{nameOf(one, t)}</span>
                  <span className="block text-xs text-faint">
                    {t('workState', { done: one.done, sections: one.sections, words: one.words })}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <Link
        to={path(work ? `/app/inspire/${work.id}` : '/app/inspire')}
        className="self-start text-sm underline underline-offset-4"
      >
        {t('openInspire')}
      </Link>
    </div>
  );
}

function nameOf(
  { title, template }: InspireWorkView,
  t: ReturnType<typeof useTranslations<'generation'>>,
): string {
  return title || t(`template.${template}`);
}

interface SectionsProps {
  context: WritingContext;
  work: InspireWorkView;
  onBack: () => void;
}

function Sections({ context: { editor, isReadOnly }, work, onBack }: SectionsProps) {
  const t = useTranslations('generation');
  const { data: text, error, refetch } = useWorkText(work.id);
  const parts = writtenParts(text?.parts ?? []);
  const insert = (sections: readonly InspireSection[]) => {
    if (insertSections(editor.view, editor.state.selection.to, sections)) showToast.info(t('inserted'));
    else showToast.warning(t('notInserted'));
  };
  return (
    <>
      <Button size="small" kind="quiet" className="-ml-2 self-start" onClick={onBack}>
        {t('allWorks')}
      </Button>
      <h3 className="font-medium wrap-anywhere">{nameOf(work, t)}</h3>
      {error && !text ? (
        <LoadFailed error={error} onRetry={() => void refetch()} />
      ) : !text ? (
        <Skeleton />
      ) : parts.length === 0 ? (
        <p className="text-sm text-soft">{t('nothingWritten')}</p>
      ) : (
        <>
          <ol aria-label={t('sectionsOf', { title: nameOf(work, t) })} className="flex flex-col gap-2">
            {parts.map((part) => (
              <li key={part.id} className="rounded-lg border border-line bg-raised p-3">
                <p className="text-sm font-medium wrap-anywhere">{part.heading}</p>
                <p className="mt-1 line-clamp-3 text-sm text-soft wrap-anywhere">{part.text}</p>
                <Button
                  size="small"
                  className="mt-2"
                  disabled={isReadOnly}
                  aria-label={t('insertOf', { heading: part.heading })}
                  onClick={() => insert([part])}
                >
                  {t('insert')}
                </Button>
              </li>
            ))}
          </ol>
          {parts.length > 1 && (
            <Button kind="primary" disabled={isReadOnly} onClick={() => insert(parts)}>
              {t('insertAll', { count: parts.length })}
            </Button>
          )}
        </>
      )}
    </>
  );
}
