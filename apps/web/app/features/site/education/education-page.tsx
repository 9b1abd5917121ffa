import { useTranslations } from 'use-intl';
import { CorrectionArt } from '../../../shared/site/art.tsx';
import { PageLink } from '../../../shared/site/page-link.tsx';
import { Band, BandTitle, Closing, PageHero, PointGrid } from '../../../shared/site/page-parts.tsx';
import { ProductPicture } from '../../../shared/site/product-picture.tsx';
import { StartLink } from '../../../shared/site/start-link.tsx';
import { PageHead } from '../../../shell/page-head.tsx';

const readers = ['students', 'learners', 'teachers', 'schools'] as const;

/** The page for students, teachers and schools. */
export function EducationPage() {
  const t = useTranslations('education');
  const common = useTranslations('common');
  return (
    <>
      <PageHead title={t('metaTitle')} description={t('metaDescription')} listedAt="/education" />
      <PageHero
        title={t('title')}
        lead={t('lead')}
        art={<CorrectionArt />}
        actions={
          <>
            <StartLink />
            <PageLink to="/rules" kind="words">
              {t('rules')}
            </PageLink>
          </>
        }
      />
      <Band isSunken>
        <PointGrid
          columns={2}
          points={readers.map((who) => ({ title: t(`${who}Title`), text: t(`${who}Text`) }))}
        />
      </Band>
      <Band>
        <div className="grid grid-cols-1 items-center gap-x-16 gap-y-8 lg:grid-cols-[5fr_7fr]">
          <BandTitle title={t('honestTitle')} lead={t('honestText')} />
          <ProductPicture name="reasons" alt={t('pictureAlt')} className="shadow-raised" />
        </div>
      </Band>
      <Closing title={t('startTitle')} text={t('startText')}>
        <PageLink to="/trial" kind="primary">
          {common('navTrial')}
        </PageLink>
        <PageLink to="/bussiness/contactSales" kind="words">
          {common('links.sales')}
        </PageLink>
      </Closing>
    </>
  );
}
