import { buttonClass, CheckIcon } from '@inkstone/ui';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLocalePath } from '../../i18n/page-locale.ts';
import { useSession } from '../../session/session.tsx';
import { Section } from './section.tsx';

const parts = ['planWriting', 'planChecking', 'planSync', 'planTrash'] as const;

/** What it costs: nothing at present. */
export function Plan() {
  const t = useTranslations('site');
  const path = useLocalePath();
  const { isSignedIn } = useSession();
  return (
    <Section id="plan" title={t('planTitle')} lead={t('planText')}>
      <div className="mt-12 grid items-center gap-8 rounded-lg border border-line bg-raised p-6 shadow-raised md:grid-cols-[1fr_auto] md:p-10">
        <ul className="grid gap-x-10 gap-y-4 sm:grid-cols-2">
          {parts.map((part) => (
            <li key={part} className="flex items-start gap-3">
              <CheckIcon className="mt-[0.25em] shrink-0 text-seal" />
              {t(part)}
            </li>
          ))}
        </ul>
        <Link to={path(isSignedIn ? '/app' : '/login')} className={buttonClass('primary', 'large')}>
          {isSignedIn ? t('openDocuments') : t('startWriting')}
        </Link>
      </div>
    </Section>
  );
}
