import { CheckIcon } from '@inkstone/ui/plain';
import { useTranslations } from 'use-intl';
import { PageLink } from '../../../shared/site/page-link.tsx';
import { StartLink } from '../../../shared/site/start-link.tsx';
import { Section } from './section.tsx';

const parts = ['planWriting', 'planChecking', 'planSync', 'planTrash'] as const;

/** The free tier, with a link to the prices. */
export function Plan() {
  const t = useTranslations('site');
  return (
    <Section id="plan" title={t('planTitle')} lead={t('planText')}>
      <div className="rounded-lg border border-line bg-raised p-6 shadow-raised md:p-9">
        <ul className="grid gap-y-4">
          {parts.map((part) => (
            <li key={part} className="flex items-start gap-3">
              <CheckIcon className="mt-[0.3em] shrink-0 text-seal" />
              {t(part)}
            </li>
          ))}
        </ul>
        <p className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
          <StartLink />
          <PageLink to="/plan" kind="words">
            {t('planLink')}
          </PageLink>
        </p>
      </div>
    </Section>
  );
}
