import { buttonClass } from '@inkstone/ui/plain';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLocalePath } from '../../platform/i18n/page-locale.ts';
import { useSession } from '../../session/session.tsx';

/** Links to the documents for signed-in users, otherwise to sign-in. */
export function StartLink() {
  const t = useTranslations('common');
  const path = useLocalePath();
  const { isSignedIn } = useSession();
  return (
    <Link to={path(isSignedIn ? '/app' : '/login')} className={buttonClass('primary', 'large')}>
      {isSignedIn ? t('openDocuments') : t('startWriting')}
    </Link>
  );
}
