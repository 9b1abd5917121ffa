import type { ReplyOf } from '@inkstone/contracts';
import { articleKinds } from '@inkstone/contracts/content';
import type { StaffSelf } from '@inkstone/contracts/staff';
import { type ArticleRow, articleStates, type listArticles } from '@inkstone/contracts/staff/content';
import { Badge, Button, EmptyState, SelectField } from '@inkstone/ui';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLocalePath } from '../../../platform/i18n/page-locale.ts';
import { AdminFrame } from '../../../shell/admin/admin-frame.tsx';
import { Facts } from '../../../shell/admin/facts.tsx';
import { FindForm } from '../../../shell/admin/find-form.tsx';
import { Moment } from '../../../shell/admin/moment.tsx';
import { PageLinks } from '../../../shell/admin/page-links.tsx';
import { CreateArticleDialog } from './create-article-dialog.tsx';
import { useLanguageNames } from './language-names.ts';
import { stateTones } from './state-tones.ts';

export type ContentPageProps = ReplyOf<typeof listArticles> & { self: StaffSelf };

/** The articles of the site, with filters. */
export function ContentPage({ rows, next, self }: ContentPageProps) {
  const t = useTranslations('staff-content');
  const [isCreating, setCreating] = useState(false);
  const mayChange = self.permissions.includes('content.change');
  return (
    <AdminFrame
      title={t('title')}
      hint={t('hint')}
      actions={
        mayChange && (
          <Button kind="primary" onClick={() => setCreating(true)}>
            {t('create')}
          </Button>
        )
      }
    >
      <Filters />
      {rows.length === 0 && <EmptyState title={t('empty')}>{mayChange && t('emptyHint')}</EmptyState>}
      {rows.length > 0 && (
        <ul aria-label={t('title')} className="mt-6 border-t border-line">
          {rows.map((article) => (
            <ArticleItem key={article.id} article={article} />
          ))}
        </ul>
      )}
      <PageLinks next={next} />
      {isCreating && <CreateArticleDialog onClose={() => setCreating(false)} />}
    </AdminFrame>
  );
}

function Filters() {
  const t = useTranslations('staff-content');
  const [query, setQuery] = useSearchParams();
  const set = (name: string, value: string) => {
    const changed = new URLSearchParams(query);
    changed.delete('cursor');
    if (value === '') changed.delete(name);
    else changed.set(name, value);
    setQuery(changed, { preventScrollReset: true });
  };
  const kinds = ['', ...articleKinds] as const;
  const states = ['', ...articleStates] as const;
  return (
    <div className="flex flex-col gap-4">
      <FindForm
        label={t('find')}
        hint={t('findHint')}
        find={t('findButton')}
        first={query.get('query') ?? ''}
        isBusy={false}
        onFind={(text) => set('query', text)}
      />
      <div className="grid max-w-2xl gap-4 sm:grid-cols-2">
        <SelectField
          label={t('kind')}
          value={kinds.find((kind) => kind === query.get('kind')) ?? ''}
          choices={kinds.map((value) => ({ value, label: t(value === '' ? 'all' : `kind_${value}`) }))}
          onChange={(value) => set('kind', value)}
        />
        <SelectField
          label={t('state')}
          value={states.find((state) => state === query.get('state')) ?? ''}
          choices={states.map((value) => ({ value, label: t(value === '' ? 'all' : `state_${value}`) }))}
          onChange={(value) => set('state', value)}
        />
      </div>
    </div>
  );
}

function ArticleItem({ article }: { article: ArticleRow }) {
  const t = useTranslations('staff-content');
  const names = useTranslations('content');
  const languageNames = useLanguageNames();
  const path = useLocalePath();
  const hasNews = article.liveRevision !== null && article.liveRevision !== article.revision;
  return (
    <li className="border-b border-line py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Link
          to={path(`/admin/content/${article.id}`)}
          className="inline-flex min-h-8 items-center font-medium underline underline-offset-4 wrap-anywhere pointer-coarse:min-h-11"
        >
          {article.title || t('untitled')}
        </Link>
        <Badge tone={stateTones[article.state]}>{t(`state_${article.state}`)}</Badge>
        {article.nextRevision !== null && article.state === 'published' && (
          <Badge tone="note">{t('state_scheduled')}</Badge>
        )}
        {hasNews && <Badge tone="warn">{t('unpublishedChanges')}</Badge>}
      </div>
      <Facts
        facts={[
          [t('kind'), `${t(`kind_${article.kind}`)} · ${names(`category.${article.category as 'start'}`)}`],
          [t('address'), article.slug],
          [t('languages'), languageNames(article.languages)],
          ...(article.publishAt === null
            ? []
            : [[t('publishAt'), <Moment key="at" at={article.publishAt} />] as const]),
          [t('changed'), <Moment key="changed" at={article.changedAt} />],
        ]}
      />
    </li>
  );
}
