import { useTranslations } from 'use-intl';
import { Steps } from '../../../shared/site/page-parts.tsx';
import { TryBox } from '../../../shared/site/try-box.tsx';
import { PageHead } from '../../../shell/page-head.tsx';
import { handOverTrialText } from '../../../shell/trial-text.ts';

const steps = ['step1', 'step2', 'step3'] as const;

/**
 * The landing page of advertisements, with the trial field first. It uses the blue of the advertisements, so that visitors
 * recognise it.
 */
export function AdPage() {
  const t = useTranslations('campaign.ads');
  return (
    <div className="bg-note-wash">
      <PageHead title={t('metaTitle')} description={t('lead')} />
      <div className="mx-auto max-w-3xl px-4 py-12 sm:px-6 md:py-20">
        <h1 className="text-center font-serif text-[clamp(2rem,6vw,3.25rem)] leading-[1.3] font-semibold text-note">
          {t('title')}
        </h1>
        <p className="mt-4 mb-8 text-center text-lg">{t('lead')}</p>
        <TryBox label={t('label')} note={t('note')} button={t('button')} onTry={handOverTrialText} />
        <h2 className="mt-14 mb-2 font-serif text-2xl font-semibold">{t('how')}</h2>
        <Steps steps={steps.map((name) => ({ title: t(name) }))} />
      </div>
    </div>
  );
}
