import { buttonClass } from '@inkstone/ui';
import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLocalePath } from '../../platform/i18n/page-locale.ts';

/**
 * A notice that an account is required, with a link to the sign-in page, which returns here. Needs the
 * phrases `errors`.
 */
export function SignInHint() {
  const t = useTranslations('common');
  const errors = useTranslations('errors');
  const path = useLocalePath();
  const { pathname, search } = useLocation();
  const next = new URLSearchParams({ next: `${pathname}${search}` });
  return (
    <div className="flex flex-col items-start gap-4">
      <p>{errors('sign_in_first')}</p>
      <Link to={path(`/login?${next}`)} className={buttonClass('primary')}>
        {t('signInOrRegister')}
      </Link>
    </div>
  );
}
