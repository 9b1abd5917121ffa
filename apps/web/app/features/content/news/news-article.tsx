import type { ArticleView } from '@inkstone/contracts/content';
import { ArrowLeftIcon } from '@inkstone/ui/plain';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { languageTags } from '../../../platform/i18n/language-tags.ts';
import { useLocalePath } from '../../../platform/i18n/page-locale.ts';
import { ArticleBody } from '../../../shared/content/article-body.tsx';
import { ArticleHead } from '../../../shared/content/article-head.tsx';
import { ArticleRemarks } from '../../../shared/content/article-remarks.tsx';
import { useDay } from '../../../shared/content/use-day.ts';
import { ShareCard } from '../../../shell/share-card.tsx';

/** An item of news. */
export function NewsArticle({ article }: { article: ArticleView }) {
  const t = useTranslations('content');
  const path = useLocalePath();
  const day = useDay();
  const { banner } = article;
  return (
    <article className="mx-auto max-w-3xl px-4 py-12 sm:px-6 md:py-16">
      <ArticleHead article={article} path={`/newslist/${article.slug}`} />
      <ShareCard title={article.title} description={article.summary} image={article.banner?.url} />
      <Link
        to={path('/newslist')}
        className="inline-flex min-h-11 items-center gap-1.5 text-sm text-soft hover:text-ink"
      >
        <ArrowLeftIcon size={16} />
        {t('allNews')}
      </Link>
      <header lang={languageTags[article.language]} className="mt-4">
        <p className="text-sm text-faint">
          <time dateTime={new Date(article.publishedAt).toISOString()}>{day(article.publishedAt)}</time>
          {' · '}
          {t(`category.${article.category}`)}
        </p>
        <h1 className="mt-2 font-serif text-3xl leading-tight font-semibold text-balance md:text-4xl">
          {article.title}
        </h1>
        <p className="mt-4 text-lg text-soft">{article.summary}</p>
      </header>
      <ArticleRemarks article={article} />
      {banner && (
        <img
          src={banner.url}
          alt=""
          width={banner.width}
          height={banner.height}
          className="mt-8 h-auto w-full rounded-lg"
        />
      )}
      <div className="mt-8">
        <ArticleBody html={article.html} language={article.language} />
      </div>
    </article>
  );
}
