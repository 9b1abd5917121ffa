import { buttonClass } from '@inkstone/ui';
import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLocalePath } from '../platform/i18n/page-locale.ts';

/** The link to the sign-in page for a user whose session has ended; it returns to this page with its query. */
export function SignInAgain() {
  const t = useTranslations('common');
  const path = useLocalePath();
  const { pathname, search } = useLocation();
  const next = new URLSearchParams({ next: `${pathname}${search}` });
  return (
    <Link to={path(`/login?${next}`)} className={buttonClass('secondary', 'small')}>
      {t('signIn')}
    </Link>
  );
}
