import { useTranslations } from 'use-intl';
import { Section } from './section.tsx';

const questions = [1, 2, 3, 4, 5, 6, 7] as const;

/** Frequently asked questions; answers expand without scripts. */
export function Questions() {
  const t = useTranslations('site');
  return (
    <Section id="questions" title={t('questionsTitle')} isSunken>
      <div className="border-t border-line">
        {questions.map((number) => (
          <details key={number} className="group border-b border-line">
            <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 py-3 font-serif text-lg font-semibold [&::-webkit-details-marker]:hidden">
              {t(`q${number}`)}
              <span aria-hidden="true" className="text-xl text-seal group-open:rotate-45">
                +
              </span>
            </summary>
            <p className="max-w-[38em] pb-6 text-soft">{t(`a${number}`)}</p>
          </details>
        ))}
      </div>
    </Section>
  );
}
