import type { ReplyOf } from '@inkstone/contracts';
import type { ArticleCard, newsList } from '@inkstone/contracts/content';
import { buttonClass } from '@inkstone/ui/plain';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { languageTags } from '../../../platform/i18n/language-tags.ts';
import { useLocalePath } from '../../../platform/i18n/page-locale.ts';
import { useDay } from '../../../shared/content/use-day.ts';
import { PageHead } from '../../../shell/page-head.tsx';

export interface NewsPageProps {
  list: ReplyOf<typeof newsList>;
  /** News above the list; empty on later pages. */
  banner: readonly ArticleCard[];
}

/** The news: a banner, and all items by page. */
export function NewsPage({ list, banner }: NewsPageProps) {
  const t = useTranslations('content');
  const path = useLocalePath();
  const [first] = banner;
  const rows = list.rows.filter(({ slug }) => slug !== first?.slug);
  const address = list.page > 1 ? `/newslist?page=${list.page}` : '/newslist';
  return (
    <div className="mx-auto max-w-5xl px-4 py-14 sm:px-6 md:py-20">
      <PageHead title={t('newsTitle')} description={t('newsDescription')} listedAt={address} />
      <link
        rel="alternate"
        type="application/rss+xml"
        title={t('newsTitle')}
        href={path('/newslist/rss.xml')}
      />
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h1 className="font-serif text-4xl leading-tight font-semibold">{t('newsTitle')}</h1>
        <a
          href={path('/newslist/rss.xml')}
          className="inline-flex min-h-11 items-center text-sm text-soft underline underline-offset-4 hover:text-ink"
        >
          {t('rss')}
        </a>
      </div>
      <p className="mt-3 max-w-[40em] text-lg text-soft">{t('newsLead')}</p>
      {first && <Banner card={first} />}
      {list.rows.length === 0 && (
        <p className="mt-10 border-t border-line pt-6 text-soft">{t('newsEmpty')}</p>
      )}
      {rows.length > 0 && (
        <ol className="mt-10 border-t border-line">
          {rows.map((card) => (
            <NewsItem key={card.slug} card={card} />
          ))}
        </ol>
      )}
      <Pages page={list.page} pages={list.pages} />
    </div>
  );
}

function Banner({ card }: { card: ArticleCard }) {
  const t = useTranslations('content');
  const path = useLocalePath();
  const day = useDay();
  return (
    <section
      aria-label={t('banner')}
      className="mt-10 grid grid-cols-1 overflow-hidden rounded-lg border border-line bg-raised md:grid-cols-2"
    >
      {card.banner ? (
        <img
          src={card.banner.url}
          alt=""
          width={card.banner.width}
          height={card.banner.height}
          className="size-full max-h-80 object-cover"
        />
      ) : (
        <p
          aria-hidden="true"
          className="flex min-h-40 items-center justify-center bg-seal-wash font-serif text-7xl text-seal"
        >
          {t('brandSign')}
        </p>
      )}
      <div lang={languageTags[card.language]} className="flex flex-col justify-center gap-3 p-6 md:p-8">
        <time dateTime={new Date(card.publishedAt).toISOString()} className="text-sm text-faint">
          {day(card.publishedAt)}
        </time>
        <h2 className="font-serif text-2xl leading-snug font-semibold">
          <Link to={path(`/newslist/${card.slug}`)} className="hover:underline hover:underline-offset-4">
            {card.title}
          </Link>
        </h2>
        <p className="text-soft">{card.summary}</p>
      </div>
    </section>
  );
}

function NewsItem({ card }: { card: ArticleCard }) {
  const path = useLocalePath();
  const day = useDay();
  const t = useTranslations('content');
  return (
    <li
      lang={languageTags[card.language]}
      className="grid grid-cols-1 gap-x-8 gap-y-1 border-b border-line py-6 sm:grid-cols-[11em_minmax(0,1fr)]"
    >
      <p className="text-sm text-faint">
        <time dateTime={new Date(card.publishedAt).toISOString()}>{day(card.publishedAt)}</time>
        <span className="block">{t(`category.${card.category}`)}</span>
      </p>
      <div>
        <h2 className="font-serif text-xl leading-snug font-semibold">
          <Link to={path(`/newslist/${card.slug}`)} className="hover:underline hover:underline-offset-4">
            {card.title}
          </Link>
        </h2>
        <p className="mt-1 max-w-[44em] text-soft">{card.summary}</p>
      </div>
    </li>
  );
}

function Pages({ page, pages }: { page: number; pages: number }) {
  const t = useTranslations('content');
  const path = useLocalePath();
  if (pages < 2) return null;
  const to = (number: number) => path(number === 1 ? '/newslist' : `/newslist?page=${number}`);
  return (
    <nav aria-label={t('pages')} className="mt-8 flex flex-wrap items-center gap-3">
      {page > 1 && (
        <Link to={to(Math.min(page - 1, pages))} rel="prev" className={buttonClass('secondary')}>
          {t('newer')}
        </Link>
      )}
      <span className="text-sm text-faint tabular-nums">{t('pageOf', { page, pages })}</span>
      {page < pages && (
        <Link to={to(page + 1)} rel="next" className={buttonClass('secondary')}>
          {t('older')}
        </Link>
      )}
    </nav>
  );
}
