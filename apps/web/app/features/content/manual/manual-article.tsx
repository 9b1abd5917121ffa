import type { ArticleView, HelpArticleView } from '@inkstone/contracts/content';
import { ArrowLeftIcon, buttonClass } from '@inkstone/ui/plain';
import { Link, useFetcher } from 'react-router';
import { useTranslations } from 'use-intl';
import { languageTags } from '../../../platform/i18n/language-tags.ts';
import { useLocalePath } from '../../../platform/i18n/page-locale.ts';
import { ArticleBody } from '../../../shared/content/article-body.tsx';
import { ArticleHead } from '../../../shared/content/article-head.tsx';
import { ArticleRemarks } from '../../../shared/content/article-remarks.tsx';
import { useDay } from '../../../shared/content/use-day.ts';
import { ShareCard } from '../../../shell/share-card.tsx';
import { ArticleList } from './manual-page.tsx';

export interface ManualArticleProps {
  article: HelpArticleView;
  /** The result of a vote that was sent without scripts. */
  voted: VoteResult | undefined;
}

/** The result of the vote form. */
export interface VoteResult {
  /** The error; null if the vote was counted. */
  readonly refused: 'too_many' | 'failed' | null;
}

/** A help article with its contents, votes and neighbours. */
export function ManualArticle({ article, voted }: ManualArticleProps) {
  const t = useTranslations('content');
  const path = useLocalePath();
  const day = useDay();
  const { language, headings, related } = article;
  const sections = headings.filter(({ level }) => level === 2);
  return (
    <div className="mx-auto grid grid-cols-1 max-w-6xl gap-x-14 px-4 py-10 sm:px-6 md:py-14 lg:grid-cols-[minmax(0,1fr)_15rem]">
      <ArticleHead article={article} path={`/manual/${article.slug}`} />
      <ShareCard title={article.title} description={article.summary} image={article.banner?.url} />
      <article className="min-w-0">
        <nav aria-label={t('here')} className="flex flex-wrap items-center gap-x-2 text-sm text-soft">
          <Link to={path('/manual')} className="inline-flex min-h-11 items-center gap-1.5 hover:text-ink">
            <ArrowLeftIcon size={16} />
            {t('helpTitle')}
          </Link>
          <span className="text-faint">/ {t(`category.${article.category}`)}</span>
        </nav>
        <header lang={languageTags[language]}>
          <h1 className="mt-2 font-serif text-3xl leading-tight font-semibold text-balance md:text-4xl">
            {article.title}
          </h1>
          <p className="mt-3 text-lg text-soft">{article.summary}</p>
        </header>
        <ArticleRemarks article={article} />
        {sections.length > 1 && (
          <Contents sections={sections} language={language} className="mt-6 lg:hidden" />
        )}
        <div className="mt-8 max-w-[44em]">
          <ArticleBody html={article.html} language={language} />
        </div>
        <p className="mt-10 text-sm text-faint">{t('updated', { date: day(article.updatedAt) })}</p>
        <Votes slug={article.slug} helpful={article.helpful} voted={voted} />
        {related.length > 0 && (
          <section aria-labelledby="related" className="mt-12 max-w-[44em]">
            <h2 id="related" className="pb-2 font-serif text-xl font-semibold">
              {t('related')}
            </h2>
            <ArticleList cards={related} />
          </section>
        )}
      </article>
      {sections.length > 1 && (
        <aside className="max-lg:hidden">
          <Contents sections={sections} language={language} className="sticky top-24" />
        </aside>
      )}
    </div>
  );
}

interface ContentsProps {
  sections: ArticleView['headings'];
  language: ArticleView['language'];
  className: string;
}

function Contents({ sections, language, className }: ContentsProps) {
  const t = useTranslations('content');
  return (
    <nav aria-label={t('contents')} className={className}>
      <p className="text-sm font-semibold">{t('contents')}</p>
      <ul lang={languageTags[language]} className="mt-2 border-l border-line">
        {sections.map(({ id, text }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="-ml-px flex min-h-10 items-center border-l border-transparent py-1 pl-4 text-sm text-soft hover:border-seal hover:text-ink pointer-coarse:min-h-11"
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface VotesProps {
  slug: string;
  helpful: number;
  voted: VoteResult | undefined;
}

function Votes({ slug, helpful, voted }: VotesProps) {
  const t = useTranslations('content');
  const fetcher = useFetcher<VoteResult>({ key: `vote-${slug}` });
  const { refused } = fetcher.data ?? voted ?? {};
  const isBusy = fetcher.state !== 'idle';
  return (
    // Without scripts the response is a page, which must scroll to this form.
    <fetcher.Form
      method="post"
      action="#votes"
      id="votes"
      className="mt-6 scroll-mt-24 rounded-lg border border-line bg-raised p-5"
    >
      <p className="font-medium">{t('wasHelpful')}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        {(['yes', 'no'] as const).map((value) => (
          <button
            key={value}
            type="submit"
            name="helpful"
            value={value}
            disabled={isBusy}
            className={buttonClass('secondary')}
          >
            {t(value)}
          </button>
        ))}
      </div>
      <p aria-live="polite" className="mt-3 text-sm text-soft empty:hidden">
        {refused === null && t('thanks')}
        {refused && t(`refused_${refused}`)}
        {refused === undefined && helpful > 0 && t('helpedCount', { count: helpful })}
      </p>
    </fetcher.Form>
  );
}
