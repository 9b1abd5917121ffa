import { CheckIcon } from '@inkstone/ui/plain';
import { useTranslations } from 'use-intl';
import { TermsLink } from '../../../shell/terms-link.tsx';
import { Section } from './section.tsx';

const promises = ['privacyCheck', 'privacyModel', 'privacyLeave', 'privacyTracking'] as const;

/** How the user's texts are handled. */
export function Privacy() {
  const t = useTranslations('site');
  return (
    <Section id="privacy" title={t('privacyTitle')} isSunken>
      <div>
        <ul className="flex flex-col gap-5">
          {promises.map((promise) => (
            <li key={promise} className="flex items-start gap-3 text-lg">
              <CheckIcon className="mt-[0.35em] shrink-0 text-seal" />
              {t(promise)}
            </li>
          ))}
        </ul>
        <p className="mt-7">
          <TermsLink document="privacy" className="underline underline-offset-4">
            {t('privacyMore')}
          </TermsLink>
        </p>
      </div>
    </Section>
  );
}
