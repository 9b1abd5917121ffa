import { CheckIcon } from '@inkstone/ui/plain';
import { useTranslations } from 'use-intl';
import { useSession } from '../../../session/session.tsx';
import { PageLink } from '../../../shared/site/page-link.tsx';
import { ProductPicture } from '../../../shared/site/product-picture.tsx';
import { PageHead } from '../../../shell/page-head.tsx';
import { ShareCard } from '../../../shell/share-card.tsx';
import { type CampaignVariant, variants } from './variants.ts';

const points = ['point1', 'point2', 'point3'] as const;
const destinations = {
  try: '/trial',
  register: '/login',
  rewrite: '/newRewrite',
  sales: '/bussiness/contactSales',
} as const;

/** A landing page of links in messages and posts: one claim, a picture, and one action. */
export function CampaignPage({ variant }: { variant: CampaignVariant }) {
  const t = useTranslations('campaign');
  const { isSignedIn } = useSession();
  const { path, picture, start } = variants[variant];
  const isMember = isSignedIn && start === 'register';
  return (
    <>
      <PageHead
        title={t(`variants.${variant}.title`)}
        description={t(`variants.${variant}.lead`)}
        // The variants are one page to search engines.
        listedAt={variants.friend.path}
        languages={['zh']}
        isHidden={path !== variants.friend.path}
      />
      <ShareCard title={t(`variants.${variant}.title`)} description={t(`variants.${variant}.lead`)} />
      <div className="mx-auto grid grid-cols-1 max-w-6xl items-center gap-x-14 gap-y-10 px-4 py-12 sm:px-6 md:py-20 lg:grid-cols-[5fr_6fr]">
        <div>
          <h1 className="stroke font-serif text-[clamp(2rem,5vw,3rem)] leading-[1.3] font-semibold text-balance">
            {t(`variants.${variant}.title`)}
          </h1>
          <p className="mt-5 text-lg text-soft">{t(`variants.${variant}.lead`)}</p>
          <ul className="mt-7 flex flex-col gap-3">
            {points.map((point) => (
              <li key={point} className="flex items-start gap-3">
                <CheckIcon className="mt-[0.35em] shrink-0 text-seal" />
                {t(`variants.${variant}.${point}`)}
              </li>
            ))}
          </ul>
          <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
            <PageLink to={isMember ? '/app' : destinations[start]} kind="primary">
              {t(isMember ? 'documents' : start)}
            </PageLink>
            <PageLink to="/" kind="words">
              {t('more')}
            </PageLink>
          </div>
        </div>
        <ProductPicture name={picture} alt={t('pictureAlt')} className="shadow-floating" />
      </div>
    </>
  );
}
