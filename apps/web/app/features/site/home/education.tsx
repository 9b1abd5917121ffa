import { useTranslations } from 'use-intl';
import { PageLink } from '../../../shared/site/page-link.tsx';
import { Section } from './section.tsx';

const people = [
  ['studentTitle', 'studentText'],
  ['learnerTitle', 'learnerText'],
  ['teacherTitle', 'teacherText'],
] as const;

/** Use cases of students and teachers. */
export function Education() {
  const t = useTranslations('site');
  const common = useTranslations('common');
  return (
    <Section id="education" title={t('educationTitle')} isSunken>
      <div>
        {people.map(([title, text]) => (
          <article key={title} className="border-t border-line py-7 first:border-t-0 first:pt-0 last:pb-0">
            <h3 className="font-serif text-xl leading-snug font-semibold">{t(title)}</h3>
            <p className="mt-2 text-soft">{t(text)}</p>
          </article>
        ))}
        <p className="mt-6 flex flex-wrap gap-x-6">
          <PageLink to="/education" kind="words">
            {common('links.schools')}
          </PageLink>
          <PageLink to="/bussiness" kind="words">
            {common('links.business')}
          </PageLink>
        </p>
      </div>
    </Section>
  );
}
