import type { InspireWorkView } from '@inkstone/contracts/generation/inspire';
import { type InspireTemplate, inspireTemplates } from '@inkstone/domain/generation';
import { Button, Dialog, EmptyState, Notice } from '@inkstone/ui';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLocalePath } from '../../../platform/i18n/page-locale.ts';
import { useErrorText } from '../../../platform/use-error-text.ts';
import { hasInspire, useGeneration } from '../../../shared/generation/use-generation.ts';
import { WordsNotice } from '../../../shared/generation/words-notice.tsx';
import { AppFrame } from '../../../shell/app-frame.tsx';
import { LoadFailed } from '../../../shell/load-failed.tsx';
import { Section } from '../../../shell/section.tsx';
import { useMoment } from '../../../shell/use-moment.ts';
import { FactsForm } from './facts-form.tsx';
import { useWorkActions, useWorks } from './use-works.ts';

/** Works of Inspire, and the templates for a new one. */
export function WorksPage() {
  const t = useTranslations('generation');
  const generation = useGeneration();
  const isAbsent = generation !== undefined && !hasInspire(generation);
  return (
    <AppFrame title={t('inspire')} hint={t('inspireHint')}>
      {isAbsent ? <EmptyState title={t('noModel')}>{t('noModelHint')}</EmptyState> : <Begin />}
      <Works />
      {!isAbsent && <p className="mt-6 text-xs text-faint">{t('aiNotice')}</p>}
    </AppFrame>
  );
}

/** The templates; choosing one opens its form of facts. */
function Begin() {
  const t = useTranslations('generation');
  const path = useLocalePath();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const generation = useGeneration();
  const { create } = useWorkActions();
  const [template, setTemplate] = useState<InspireTemplate | null>(null);
  return (
    <Section title={t('newWork')} hint={t('newWorkHint')}>
      {generation && <WordsNotice {...generation} />}
      <ul aria-label={t('templates')} className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
        {inspireTemplates.map((one) => (
          <li key={one}>
            <button
              type="button"
              aria-pressed={one === template}
              className="flex h-full min-h-11 w-full flex-col rounded-lg border border-line bg-raised p-4 text-left hover:bg-sunken aria-pressed:border-action"
              onClick={() => setTemplate(one)}
            >
              <span className="block font-medium">{t(`template.${one}`)}</span>
              <span className="block text-sm text-soft">{t(`templateHint.${one}`)}</span>
            </button>
          </li>
        ))}
      </ul>
      {template && (
        <FactsForm
          template={template}
          submitLabel={t('begin')}
          isBusy={create.isPending}
          error={create.error && errorText(create.error)}
          onSubmit={(given) =>
            create.mutate(
              { template, ...given },
              { onSuccess: ({ work }) => navigate(path(`/app/inspire/${work.id}`)) },
            )
          }
        />
      )}
    </Section>
  );
}

function Works() {
  const t = useTranslations('generation');
  const path = useLocalePath();
  const moment = useMoment();
  const { data, error, refetch } = useWorks();
  const [removed, setRemoved] = useState<InspireWorkView | null>(null);
  if (error && !data) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  if (!data || data.works.length === 0) return null;
  return (
    <Section title={t('works')} hint={t('worksHint')}>
      <ul aria-label={t('works')}>
        {data.works.map((work) => (
          <li key={work.id} className="flex items-center gap-3 border-b border-line py-2">
            <Link
              to={path(`/app/inspire/${work.id}`)}
              className="min-w-0 grow rounded-md px-2 py-1.5 hover:bg-sunken"
            >
              <span className="block truncate font-medium">
                {work.title || t(`template.${work.template}`)}
              </span>
              <span className="block text-xs text-faint">
                {t('workState', { done: work.done, sections: work.sections, words: work.words })} ·{' '}
                {moment(work.updatedAt)}
              </span>
            </Link>
            <Button
              kind="quiet"
              size="small"
              aria-label={t('deleteWork', { title: work.title || t(`template.${work.template}`) })}
              onClick={() => setRemoved(work)}
            >
              {t('delete')}
            </Button>
          </li>
        ))}
      </ul>
      {removed && <RemoveDialog work={removed} onClose={() => setRemoved(null)} />}
    </Section>
  );
}

/** Requests a confirmation before a work is deleted, which cannot be undone. */
function RemoveDialog({ work, onClose }: { work: InspireWorkView; onClose: () => void }) {
  const t = useTranslations('generation');
  const errorText = useErrorText();
  const { remove } = useWorkActions();
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t('deleteWork', { title: work.title || t(`template.${work.template}`) })}
      closeLabel={t('cancel')}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            kind="danger"
            isBusy={remove.isPending}
            onClick={() => remove.mutate(work.id, { onSuccess: onClose })}
          >
            {t('delete')}
          </Button>
        </>
      }
    >
      {remove.error && <Notice tone="bad">{errorText(remove.error)}</Notice>}
    </Dialog>
  );
}
