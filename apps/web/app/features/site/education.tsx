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
      <div className="mt-12 grid gap-6 md:grid-cols-3">
        {people.map(([title, text]) => (
          <article key={title} className="rounded-lg border border-line bg-raised p-6">
            <h3 className="font-serif text-xl font-semibold">{t(title)}</h3>
            <p className="mt-3 text-soft">{t(text)}</p>
          </article>
        ))}
      </div>
    </Section>
  );
}
