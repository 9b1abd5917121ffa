import { useTranslations } from 'use-intl';
import { Section } from './section.tsx';

const people = [
  ['studentTitle', 'studentText'],
  ['learnerTitle', 'learnerText'],
  ['teacherTitle', 'teacherText'],
] as const;

/** What students and teachers use it for. */
export function Education() {
  const t = useTranslations('site');
  return (
    <Section id="education" title={t('educationTitle')} isSunken>
      <div>
        {people.map(([title, text]) => (
          <article key={title} className="border-t border-line py-7 first:border-t-0 first:pt-0 last:pb-0">
            <h3 className="font-serif text-xl leading-snug font-semibold">{t(title)}</h3>
            <p className="mt-2 text-soft">{t(text)}</p>
          </article>
        ))}
      </div>
    </Section>
  );
}
