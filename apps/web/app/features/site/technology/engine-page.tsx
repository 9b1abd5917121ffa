import { useTranslations } from 'use-intl';
import { ThreePartsArt } from '../../../shared/site/art.tsx';
import { PageLink } from '../../../shared/site/page-link.tsx';
import { Band, BandTitle, Closing, PageHero, PointGrid } from '../../../shared/site/page-parts.tsx';
import { PageHead } from '../../../shell/page-head.tsx';

const parts = ['rules', 'data', 'model'] as const;
const steps = ['join1', 'join2', 'join3', 'join4'] as const;

/** The three parts of the proofreading engine. `rules` is null when the rules cannot be counted. */
export function EnginePage({ rules }: { rules: number | null }) {
  const t = useTranslations('technology');
  return (
    <>
      <PageHead
        title={t('threeMetaTitle')}
        description={t('threeMetaDescription')}
        listedAt="/coreTechnology/three"
      />
      <PageHero
        title={t('threeTitle')}
        lead={t('threeLead')}
        art={<ThreePartsArt />}
        actions={
          <>
            <PageLink to="/trial" kind="primary">
              {t('tryLink')}
            </PageLink>
            <PageLink to="/rules" kind="words">
              {t('rulesLink')}
            </PageLink>
          </>
        }
      />
      <Band isSunken>
        <PointGrid
          columns={3}
          points={parts.map((name) => ({ title: t(`${name}Title`), text: t(`${name}Text`) }))}
        />
        {rules !== null && (
          <p className="mt-10 font-serif text-xl text-seal">{t('rulesCount', { count: rules })}</p>
        )}
      </Band>
      <Band>
        <BandTitle title={t('joinTitle')} />
        <ol className="numbered grid grid-cols-1 gap-x-14 md:grid-cols-2">
          {steps.map((name) => (
            <li key={name} className="border-t border-line py-6 text-soft">
              {t(name)}
            </li>
          ))}
        </ol>
      </Band>
      <Closing title={t('measureTitle')} text={t('measureText')}>
        <PageLink to="/trial" kind="primary">
          {t('tryLink')}
        </PageLink>
      </Closing>
    </>
  );
}
