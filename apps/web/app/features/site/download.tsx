import { useTranslations } from 'use-intl';
import { Section } from './section.tsx';

const steps = [
  ['step1Title', 'step1Text'],
  ['step2Title', 'step2Text'],
  ['step3Title', 'step3Text'],
] as const;

/** How to get it: by opening this site, on anything. There are no installers yet, so none are offered. */
export function Download() {
  const t = useTranslations('site');
  return (
    <Section id="download" title={t('downloadTitle')} lead={t('downloadText')} isSunken>
      <ol className="numbered mt-12 grid gap-8 md:grid-cols-3 md:gap-10">
        {steps.map(([title, text]) => (
          <li key={title} className="border-t border-edge pt-5">
            <h3 className="font-serif text-xl font-semibold">{t(title)}</h3>
            <p className="mt-2 text-soft">{t(text)}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
