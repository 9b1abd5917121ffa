import { AppError } from '@inkstone/contracts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLocalePath } from '../../../platform/i18n/page-locale.ts';
import { useErrorText } from '../../../platform/use-error-text.ts';

/** Returns a function that explains an error: of a blocked account with a link to the people who can decide about it. */
export function useRefusal(): (error: unknown) => ReactNode {
  const t = useTranslations('common');
  const words = useErrorText();
  const path = useLocalePath();
  return (error) => {
    if (!(error instanceof AppError) || error.code !== 'account_blocked') return words(error);
    return (
      <>
        {words(error)}{' '}
        <Link to={path('/coreTechnology/contactUs')} className="underline underline-offset-4">
          {t('navContact')}
        </Link>
      </>
    );
  };
}
