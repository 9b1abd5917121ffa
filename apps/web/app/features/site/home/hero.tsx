import { useTranslations } from 'use-intl';
import { PageLink } from '../../../shared/site/page-link.tsx';
import { StartLink } from '../../../shared/site/start-link.tsx';
import { TryBox } from '../../../shared/site/try-box.tsx';
import { handOverTrialText } from '../../../shell/trial-text.ts';
import { InkLandscape } from './ink-landscape.tsx';

/** The first screen: a two-line introduction and a text field for trying the product. */
export function Hero() {
  const t = useTranslations('site');
  return (
    <section id="home" className="relative overflow-hidden">
      <div className="relative z-10 mx-auto grid grid-cols-1 max-w-6xl gap-10 px-4 pt-14 pb-48 sm:px-6 md:pt-20 md:pb-64 lg:grid-cols-[1.1fr_1fr] lg:gap-16">
        <div className="flex flex-col items-start">
          <h1 className="font-serif text-[clamp(2rem,4.5vw,3.375rem)] leading-[1.2] font-semibold whitespace-pre-line">
            {t('heroTitle')}
          </h1>
          <p className="mt-6 max-w-[32em] text-lg text-soft">{t('heroLead')}</p>
          <p className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
            <StartLink />
            <PageLink to="/trial" kind="words">
              {t('tryLink')}
            </PageLink>
          </p>
        </div>
        <TryBox
          label={t('tryLabel')}
          placeholder={t('tryPlaceholder')}
          note={t('tryNote')}
          button={t('tryButton')}
          onTry={handOverTrialText}
        />
      </div>
      <InkLandscape className="absolute inset-x-0 bottom-0 h-56 w-full md:h-80" />
    </section>
  );
}
