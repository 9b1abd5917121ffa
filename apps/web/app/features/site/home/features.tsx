import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { PageLink } from '../../../shared/site/page-link.tsx';
import { ProductPicture, type ProductPictureProps } from '../../../shared/site/product-picture.tsx';

/** The number of rules, and the number of those that cite a standard or book. */
export interface RuleCounts {
  readonly all: number;
  readonly sourced: number;
}

/** The features, each with a screenshot. `rules` is null when they cannot be counted. */
export function Features({ rules }: { rules: RuleCounts | null }) {
  const t = useTranslations('site');
  return (
    <div className="mx-auto flex max-w-6xl flex-col gap-24 px-4 py-24 sm:px-6 md:gap-36 md:py-36">
      <Feature picture="reasons" title={t('checkTitle')} text={t('checkText')} alt={t('reasonsAlt')}>
        {rules && (
          <>
            <p className="mt-4 text-soft">{t('rulesCount', { count: rules.all, sourced: rules.sourced })}</p>
            <p className="mt-2">
              <PageLink to="/rules" kind="words">
                {t('rulesLink')}
              </PageLink>
            </p>
          </>
        )}
      </Feature>
      <Feature picture="word" title={t('wordTitle')} text={t('wordText')} alt={t('wordAlt')} isTurned />
      <Feature
        picture="official"
        title={t('officialTitle')}
        text={t('officialText')}
        alt={t('officialAlt')}
      />
      <Feature picture="share" title={t('shareTitle')} text={t('shareText')} alt={t('shareAlt')} isTurned />
    </div>
  );
}

interface FeatureProps {
  picture: ProductPictureProps['name'];
  title: string;
  text: string;
  alt: string;
  /** Whether the picture is on the left. */
  isTurned?: boolean;
  children?: ReactNode;
}

function Feature({ picture, title, text, alt, isTurned, children }: FeatureProps) {
  return (
    <section
      className="grid grid-cols-1 items-center gap-x-16 gap-y-8 lg:grid-cols-[5fr_7fr] lg:data-turned:grid-cols-[7fr_5fr]"
      data-turned={isTurned}
    >
      <div className={isTurned ? 'lg:order-last' : ''}>
        <h2 className="stroke font-serif text-3xl leading-tight font-semibold text-balance md:text-4xl">
          {title}
        </h2>
        <p className="mt-5 max-w-[34em] text-lg text-soft">{text}</p>
        {children}
      </div>
      <figure>
        <ProductPicture name={picture} alt={alt} className="shadow-raised" />
      </figure>
    </section>
  );
}
