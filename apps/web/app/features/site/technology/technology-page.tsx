import { CheckIcon } from '@inkstone/ui/plain';
import { useTranslations } from 'use-intl';
import { InkstoneArt } from '../../../shared/site/art.tsx';
import { PageLink } from '../../../shared/site/page-link.tsx';
import { Band, BandTitle, Closing, PageHero, PointGrid, Steps } from '../../../shared/site/page-parts.tsx';
import { PageHead } from '../../../shell/page-head.tsx';

const principles = ['reason', 'quiet', 'honest'] as const;
const steps = ['sync1', 'sync2', 'sync3', 'sync4'] as const;
const promises = ['safety1', 'safety2', 'safety3', 'safety4'] as const;

/** About Inkstone: its principles, how it keeps words, and how it treats texts. */
export function TechnologyPage() {
  const t = useTranslations('technology');
  const common = useTranslations('common');
  return (
    <>
      <PageHead title={t('metaTitle')} description={t('metaDescription')} listedAt="/coreTechnology" />
      <PageHero
        title={t('title')}
        lead={t('lead')}
        art={<InkstoneArt />}
        actions={
          <PageLink to="/coreTechnology/three" kind="secondary">
            {t('engineLink')}
          </PageLink>
        }
      />
      <Band isSunken>
        <PointGrid
          columns={3}
          points={principles.map((name) => ({ title: t(`${name}Title`), text: t(`${name}Text`) }))}
        />
      </Band>
      <Band>
        <BandTitle title={t('syncTitle')} lead={t('syncText')} />
        <Steps steps={steps.map((name) => ({ title: t(name), text: t(`${name}Text`) }))} />
        <aside className="mt-12 rounded-lg border border-line bg-raised p-6 shadow-raised md:p-8">
          <h3 className="font-serif text-xl font-semibold">{t('proofTitle')}</h3>
          <p className="mt-2 max-w-[46em] text-soft">{t('proofText')}</p>
        </aside>
      </Band>
      <Band id="safety" isSunken>
        <BandTitle title={t('safetyTitle')} />
        <ul className="grid grid-cols-1 gap-x-14 gap-y-6 md:grid-cols-2">
          {promises.map((name) => (
            <li key={name} className="flex items-start gap-3">
              <CheckIcon className="mt-[0.3em] shrink-0 text-seal" />
              {t(name)}
            </li>
          ))}
        </ul>
      </Band>
      <Closing title={common('links.contact')} text={common('serviceHours')}>
        <PageLink to="/coreTechnology/contactUs" kind="primary">
          {common('links.contact')}
        </PageLink>
        <PageLink to="/trial" kind="words">
          {t('tryLink')}
        </PageLink>
      </Closing>
    </>
  );
}
