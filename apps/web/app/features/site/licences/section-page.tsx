import type { NoticeSection, NoticeView } from '@inkstone/contracts/site/notices';
import { useTranslations } from 'use-intl';
import { PageHead } from '../../../shell/page-head.tsx';
import { BackLink } from './back-link.tsx';
import { NoticeList } from './notice-list.tsx';

export interface SectionPageProps {
  section: NoticeSection;
  notices: readonly NoticeView[];
}

/** The components of one section. */
export function SectionPage({ section, notices }: SectionPageProps) {
  const t = useTranslations('licences');
  const title = t(`sections.${section}`);
  return (
    <div className="mx-auto max-w-4xl px-4 pt-8 pb-20 sm:px-6 lg:pt-12">
      <PageHead
        title={`${title} · ${t('title')}`}
        description={t('description')}
        listedAt={`/licences/${section}`}
      />
      <BackLink to="/licences" label={t('title')} />
      <h1 className="font-serif text-3xl leading-tight font-semibold">{title}</h1>
      <p className="mt-3 mb-8 max-w-[40em] text-soft">{t(`hints.${section}`)}</p>
      <NoticeList notices={notices} />
    </div>
  );
}
