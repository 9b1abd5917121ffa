import { useTranslations } from 'use-intl';
import { Section } from './section.tsx';

const steps = [
  ['step1Title', 'step1Text'],
  ['step2Title', 'step2Text'],
  ['step3Title', 'step3Text'],
] as const;

/** How to get the product: in the browser, on any device. There are no installers yet. */
export function Download() {
  const t = useTranslations('site');
  return (
    <Section id="download" title={t('downloadTitle')} lead={t('downloadText')}>
      <ol className="numbered">
        {steps.map(([title, text]) => (
          <li key={title} className="border-t border-line py-6 first:border-t-0 first:pt-0 last:pb-0">
            <h3 className="font-serif text-xl leading-snug font-semibold">{t(title)}</h3>
            <p className="mt-2 text-soft">{t(text)}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
