import type { StaffSelf } from '@inkstone/contracts/staff';
import type { EditedArticle } from '@inkstone/contracts/staff/content';
import { completenessOf } from '@inkstone/domain/content';
import { type Locale, localeNames, locales } from '@inkstone/phrases';
import { ArrowLeftIcon, Badge, Button, Notice, showToast } from '@inkstone/ui';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLocalePath, usePageLocale } from '../../../platform/i18n/page-locale.ts';
import { useErrorText } from '../../../platform/use-error-text.ts';
import { AdminFrame } from '../../../shell/admin/admin-frame.tsx';
import { useMoment } from '../../../shell/use-moment.ts';
import { PreviewDialog } from './preview-dialog.tsx';
import { PropertyFields } from './property-fields.tsx';
import { PublishDialog, WithdrawDialog } from './publish-dialogs.tsx';
import { RevisionList } from './revision-list.tsx';
import { stateTones } from './state-tones.ts';
import { TextFields } from './text-fields.tsx';
import { type ArticleDraft, useArticle } from './use-article.ts';

export interface ArticlePageProps {
  article: EditedArticle;
  self: StaffSelf;
}

/** An article: its texts by language, properties, publication and revisions. */
export function ArticlePage({ article, self }: ArticlePageProps) {
  const t = useTranslations('staff-content');
  const path = useLocalePath();
  const own = usePageLocale();
  const mayChange = self.permissions.includes('content.change');
  const draft = useArticle(article, mayChange);
  const written = locales.filter((locale) => draft.content.texts[locale]);
  const [language, setLanguage] = useState<Locale>(written.includes(own) ? own : (written[0] ?? own));
  const [task, setTask] = useState<'publish' | 'withdraw' | 'preview' | null>(null);
  const close = () => setTask(null);
  const title = draft.content.texts[language]?.title || article.content.texts[written[0] ?? own]?.title;
  return (
    <AdminFrame
      title={title || t('untitled')}
      actions={
        <>
          <Button onClick={() => setTask('preview')}>{t('preview')}</Button>
          {mayChange && <SaveButton draft={draft} />}
          {mayChange && draft.condition.state !== 'draft' && draft.condition.state !== 'withdrawn' && (
            <Button onClick={() => setTask('withdraw')}>{t('withdraw')}</Button>
          )}
          {mayChange && (
            <Button kind="primary" onClick={() => setTask('publish')}>
              {t('publish')}
            </Button>
          )}
        </>
      }
    >
      <p className="-mt-3 mb-3">
        <Link
          to={path('/admin/content')}
          className="inline-flex min-h-11 items-center gap-1.5 text-sm text-soft hover:text-ink"
        >
          <ArrowLeftIcon size={16} />
          {t('back')}
        </Link>
      </p>
      <Condition article={article} draft={draft} />
      <LanguageTabs draft={draft} language={language} onChoose={setLanguage} />
      <div className="mt-4 grid gap-8 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <TextFields
          key={language}
          article={article}
          draft={draft}
          language={language}
          isReadOnly={!mayChange}
        />
        <div className="flex flex-col gap-8">
          <PropertyFields article={article} draft={draft} isReadOnly={!mayChange} />
          <RevisionList article={article} draft={draft} language={language} mayChange={mayChange} />
        </div>
      </div>
      {task === 'publish' && <PublishDialog id={article.id} draft={draft} onClose={close} />}
      {task === 'withdraw' && <WithdrawDialog id={article.id} draft={draft} onClose={close} />}
      {task === 'preview' && (
        <PreviewDialog kind={article.kind} draft={draft} language={language} onClose={close} />
      )}
    </AdminFrame>
  );
}

function SaveButton({ draft }: { draft: ArticleDraft }) {
  const t = useTranslations('staff-content');
  const errorText = useErrorText();
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      await draft.save();
      showToast.success(t('saved'));
    } catch (error) {
      showToast.error(errorText(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button isBusy={isBusy} onClick={() => void save()}>
      {t('save')}
    </Button>
  );
}

/** Shows the public and scheduled revisions, and whether the draft is saved. */
function Condition({ article, draft }: { article: EditedArticle; draft: ArticleDraft }) {
  const t = useTranslations('staff-content');
  const errorText = useErrorText();
  const moment = useMoment();
  const path = useLocalePath();
  const { state, publishAt, unpublishAt, liveRevision, revision } = draft.condition;
  const page = `${article.kind === 'help' ? '/manual' : '/newslist'}/${draft.content.slug}`;
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-soft" aria-live="polite">
        <Badge tone={stateTones[state]}>{t(`state_${state}`)}</Badge>
        {liveRevision !== null && liveRevision !== revision && (
          <Badge tone="warn">{t('unpublishedChanges')}</Badge>
        )}
        {publishAt !== null && <span>{t('publishesAt', { time: moment(publishAt) })}</span>}
        {unpublishAt !== null && <span>{t('endsAt', { time: moment(unpublishAt) })}</span>}
        <span>{t(draft.isDirty ? 'unsaved' : 'allSaved')}</span>
        {state === 'published' && (
          <Link to={path(page)} className="inline-flex min-h-11 items-center underline underline-offset-4">
            {t('openPage')}
          </Link>
        )}
      </p>
      {draft.failure !== null && (
        <Notice tone="bad" role="alert" className="mt-3">
          {errorText(draft.failure)}
        </Notice>
      )}
    </>
  );
}

interface TabsProps {
  draft: ArticleDraft;
  language: Locale;
  onChoose: (language: Locale) => void;
}

function LanguageTabs({ draft, language, onChoose }: TabsProps) {
  const t = useTranslations('staff-content');
  const { complete, incomplete } = completenessOf(draft.content.texts);
  const begun = incomplete.map((each) => each.language);
  return (
    <fieldset className="mt-4 flex flex-wrap gap-1 rounded-md bg-sunken p-1">
      <legend className="sr-only">{t('languages')}</legend>
      {locales.map((locale) => {
        const [mark, words, tone] = complete.includes(locale)
          ? (['●', 'written', 'text-good'] as const)
          : begun.includes(locale)
            ? (['◐', 'incomplete', 'text-warn'] as const)
            : (['○', 'notWritten', 'text-faint'] as const);
        return (
          <button
            key={locale}
            type="button"
            aria-pressed={locale === language}
            onClick={() => onChoose(locale)}
            className="flex min-h-11 items-center gap-1.5 rounded-md px-3 text-sm text-soft hover:text-ink aria-pressed:bg-raised aria-pressed:font-medium aria-pressed:text-ink"
          >
            {localeNames[locale]}
            <span aria-hidden="true" className={tone}>
              {mark}
            </span>
            <span className="sr-only">{t(words)}</span>
          </button>
        );
      })}
    </fieldset>
  );
}
