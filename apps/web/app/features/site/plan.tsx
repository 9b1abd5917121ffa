import { buttonClass, CheckIcon } from '@inkstone/ui/plain';
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
      <div className="rounded-lg border border-line bg-raised p-6 shadow-raised md:p-9">
        <ul className="grid gap-y-4">
          {parts.map((part) => (
            <li key={part} className="flex items-start gap-3">
              <CheckIcon className="mt-[0.3em] shrink-0 text-seal" />
              {t(part)}
            </li>
          ))}
        </ul>
        <p className="mt-8">
          <Link to={path(isSignedIn ? '/app' : '/login')} className={buttonClass('primary', 'large')}>
            {isSignedIn ? t('openDocuments') : t('startWriting')}
          </Link>
        </p>
      </div>
    </Section>
  );
}
