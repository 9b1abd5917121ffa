import type { DownloadView } from '@inkstone/contracts/site/downloads';
import { useTranslations } from 'use-intl';
import { PageLink } from '../../../shared/site/page-link.tsx';
import { BandTitle, PointGrid } from '../../../shared/site/page-parts.tsx';
import { Downloads } from '../../../shell/light/downloads.tsx';
import { PageHead } from '../../../shell/page-head.tsx';
import { ShareCard } from '../../../shell/share-card.tsx';

const devices = ['ios', 'android', 'computer'] as const;

/** The landing page of links shared from a phone: how to use the product on a phone. */
export function AppSharePage({ downloads }: { downloads: readonly DownloadView[] }) {
  const t = useTranslations('campaign');
  return (
    <div className="mx-auto max-w-4xl px-4 py-12 sm:px-6 md:py-20">
      <PageHead
        title={t('app.metaTitle')}
        description={t('app.lead')}
        listedAt="/appshare"
        languages={['zh']}
      />
      <ShareCard title={t('app.title')} description={t('app.lead')} />
      <h1 className="stroke font-serif text-[clamp(2rem,5vw,3rem)] leading-[1.3] font-semibold">
        {t('app.title')}
      </h1>
      <p className="mt-5 text-lg text-soft">{t('app.lead')}</p>
      <p className="mt-2 text-sm text-faint">{t('app.wechat')}</p>
      <div className="my-8 flex flex-wrap items-center gap-x-6 gap-y-3">
        <PageLink to="/trial" kind="primary">
          {t('try')}
        </PageLink>
        <PageLink to="/login" kind="words">
          {t('register')}
        </PageLink>
      </div>
      <PointGrid
        columns={2}
        points={devices.map((name) => ({ title: t(`app.${name}Title`), text: t(`app.${name}Text`) }))}
      />
      {downloads.length > 0 && (
        <section className="mt-14">
          <BandTitle title={t('app.stores')} />
          <Downloads downloads={downloads} />
        </section>
      )}
    </div>
  );
}
