import { useTranslations } from 'use-intl';
import { SharedListArt } from '../../../shared/site/art.tsx';
import { PageLink } from '../../../shared/site/page-link.tsx';
import { Band, BandTitle, Closing, PageHero, PointGrid, Steps } from '../../../shared/site/page-parts.tsx';
import { ProductPicture } from '../../../shared/site/product-picture.tsx';
import { PageHead } from '../../../shell/page-head.tsx';

const points = ['lists', 'official', 'sensitive', 'api', 'own', 'control'] as const;
const steps = ['step1', 'step2', 'step3'] as const;

/** The page for companies and authorities. */
export function BusinessPage() {
  const t = useTranslations('business');
  const common = useTranslations('common');
  const sales = (
    <PageLink to="/bussiness/contactSales" kind="primary">
      {common('links.sales')}
    </PageLink>
  );
  return (
    <>
      <PageHead title={t('metaTitle')} description={t('metaDescription')} listedAt="/bussiness" />
      <PageHero
        title={t('title')}
        lead={t('lead')}
        art={<SharedListArt />}
        actions={
          <>
            {sales}
            <PageLink to="/trial" kind="words">
              {common('navTrial')}
            </PageLink>
          </>
        }
      />
      <Band isSunken>
        <PointGrid
          columns={3}
          points={points.map((name) => ({ title: t(`${name}Title`), text: t(`${name}Text`) }))}
        />
      </Band>
      <Band>
        <ProductPicture name="official" alt={t('pictureAlt')} className="mb-16 shadow-raised" />
        <BandTitle title={t('stepsTitle')} />
        <Steps steps={steps.map((name) => ({ title: t(name), text: t(`${name}Text`) }))} />
      </Band>
      <Closing title={common('links.sales')} text={common('serviceHours')}>
        {sales}
        <PageLink to="/plan" kind="words">
          {t('price')}
        </PageLink>
      </Closing>
    </>
  );
}
