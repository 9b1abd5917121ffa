import type { ArticleCard, HelpAnswer, HelpCenter } from '@inkstone/contracts/content';
import { ArrowRightIcon } from '@inkstone/ui/plain';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { languageTags } from '../../../platform/i18n/language-tags.ts';
import { useLocalePath } from '../../../platform/i18n/page-locale.ts';
import { PageHead } from '../../../shell/page-head.tsx';
import { Answer, QuestionBox, SearchBox } from './manual-forms.tsx';

export interface ManualPageProps {
  help: HelpCenter;
  /** The search of the URL with its results; null without a search. */
  search: { readonly query: string; readonly rows: readonly ArticleCard[] } | null;
  /** The question of the URL with its answer; null without a question. */
  answered: { readonly question: string; readonly answer: HelpAnswer } | null;
}

/** The help centre: search, frequent questions, articles by category, and a question box. */
export function ManualPage({ help, search, answered }: ManualPageProps) {
  const t = useTranslations('content');
  return (
    <div>
      <PageHead title={t('helpTitle')} description={t('helpDescription')} listedAt="/manual" />
      <div className="border-b border-line bg-sunken">
        <div className="mx-auto max-w-5xl px-4 py-12 sm:px-6 md:py-16">
          <h1 className="font-serif text-4xl leading-tight font-semibold">{t('helpTitle')}</h1>
          <p className="mt-3 max-w-[40em] text-lg text-soft">{t('helpLead')}</p>
          <SearchBox key={search?.query} query={search?.query ?? ''} />
        </div>
      </div>
      <div className="mx-auto max-w-5xl px-4 py-12 sm:px-6">
        {search ? <Results {...search} /> : <Overview help={help} />}
        <section aria-labelledby="ask" className="mt-16 rounded-lg border border-line bg-raised p-6 md:p-8">
          <h2 id="ask" className="font-serif text-2xl font-semibold">
            {t('askTitle')}
          </h2>
          <p className="mt-2 max-w-[44em] text-soft">{t('askHint')}</p>
          <QuestionBox key={answered?.question} question={answered?.question ?? ''} />
          {answered && <Answer answer={answered.answer} />}
        </section>
      </div>
    </div>
  );
}

function Overview({ help }: { help: HelpCenter }) {
  const t = useTranslations('content');
  return (
    <>
      {help.featured.length > 0 && (
        <section aria-labelledby="featured">
          <h2 id="featured" className="font-serif text-2xl font-semibold">
            {t('featured')}
          </h2>
          <ul className="mt-4 grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {help.featured.map((card) => (
              <li key={card.slug}>
                <ArticleLink card={card} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <h2 className="mt-14 font-serif text-2xl font-semibold">{t('allArticles')}</h2>
      <div className="mt-4 grid grid-cols-1 gap-x-10 gap-y-8 md:grid-cols-2">
        {help.categories.map(({ category, articles }) => (
          <section key={category} aria-labelledby={`c-${category}`}>
            <h3 id={`c-${category}`} className="pb-2 font-semibold">
              {t(`category.${category}`)}
            </h3>
            <ArticleList cards={articles} />
          </section>
        ))}
      </div>
    </>
  );
}

function Results({ query, rows }: NonNullable<ManualPageProps['search']>) {
  const t = useTranslations('content');
  const path = useLocalePath();
  return (
    <section aria-labelledby="results">
      <h2 id="results" className="font-serif text-2xl font-semibold">
        {rows.length > 0 ? t('results', { query, count: rows.length }) : t('noResults', { query })}
      </h2>
      {rows.length === 0 && <p className="mt-2 text-soft">{t('noResultsHint')}</p>}
      {rows.length > 0 && (
        <ul className="mt-4 grid grid-cols-1 gap-4 sm:grid-cols-2">
          {rows.map((card) => (
            <li key={card.slug}>
              <ArticleLink card={card} />
            </li>
          ))}
        </ul>
      )}
      <p className="mt-6">
        <Link to={path('/manual')} className="inline-flex min-h-11 items-center underline underline-offset-4">
          {t('allArticles')}
        </Link>
      </p>
    </section>
  );
}

function ArticleLink({ card }: { card: ArticleCard }) {
  const path = useLocalePath();
  return (
    <Link
      to={path(`/manual/${card.slug}`)}
      lang={languageTags[card.language]}
      className="block h-full rounded-lg border border-line bg-raised p-5 hover:border-edge"
    >
      <span className="font-medium">{card.title}</span>
      <span className="mt-1 block text-sm text-soft">{card.summary}</span>
    </Link>
  );
}

/** Articles as rows of one line. */
export function ArticleList({ cards }: { cards: readonly ArticleCard[] }) {
  const path = useLocalePath();
  return (
    <ul className="border-t border-line">
      {cards.map((card) => (
        <li key={card.slug} className="border-b border-line">
          <Link
            to={path(`/manual/${card.slug}`)}
            lang={languageTags[card.language]}
            className="flex min-h-12 items-center justify-between gap-4 py-2 hover:bg-raised"
          >
            {card.title}
            <ArrowRightIcon size={16} className="shrink-0 text-faint" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
