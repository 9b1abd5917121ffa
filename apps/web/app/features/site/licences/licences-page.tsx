import type { NoticeView } from '@inkstone/contracts/site/notices';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLocalePath } from '../../../platform/i18n/page-locale.ts';
import { PageHead } from '../../../shell/page-head.tsx';
import { NoticeSearch } from './notice-search.tsx';
import type { CountedSection } from './sections.ts';

/** Path of the file with all notices, which the build generates. */
const allNoticesFile = '/third-party-notices.txt';

export interface LicencesPageProps {
  /** Number of components. */
  count: number;
  sections: readonly CountedSection[];
  query: string;
  found: readonly NoticeView[];
}

/** The third-party components of this installation: their sections, and a search through them. */
export function LicencesPage({ count, sections, query, found }: LicencesPageProps) {
  const t = useTranslations('licences');
  return (
    <div className="mx-auto max-w-4xl px-4 py-14 sm:px-6 md:py-20">
      <PageHead title={t('title')} description={t('description')} listedAt="/licences" />
      <h1 className="font-serif text-4xl leading-tight font-semibold">{t('title')}</h1>
      <p className="mt-4 max-w-[40em] text-lg text-soft">{t('lead', { count })}</p>
      <NoticeSearch query={query} found={found}>
        <SectionLinks sections={sections} />
        {count > 0 && (
          <p className="mt-6">
            <a
              href={allNoticesFile}
              className="inline-flex min-h-11 items-center text-sm text-soft underline underline-offset-4 hover:text-ink"
            >
              {t('asText')}
            </a>
          </p>
        )}
      </NoticeSearch>
    </div>
  );
}

function SectionLinks({ sections }: Pick<LicencesPageProps, 'sections'>) {
  const t = useTranslations('licences');
  const path = useLocalePath();
  return (
    <ul className="border-t border-line">
      {sections.map(({ section, count }) => (
        <li key={section} className="border-b border-line">
          <Link
            to={path(`/licences/${section}`)}
            prefetch="intent"
            className="grid min-h-16 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 py-3 hover:bg-raised"
          >
            <span className="font-serif text-lg font-semibold">{t(`sections.${section}`)}</span>
            <span className="text-sm text-faint tabular-nums">{t('components', { count })}</span>
            <span className="text-sm text-soft">{t(`hints.${section}`)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
