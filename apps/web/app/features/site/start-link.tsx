import { buttonClass } from '@inkstone/ui/plain';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLocalePath } from '../../i18n/page-locale.ts';
import { useSession } from '../../session/session.tsx';

/** The way in: to the documents for who is signed in, else to signing in. */
export function StartLink() {
  const t = useTranslations('site');
  const path = useLocalePath();
  const { isSignedIn } = useSession();
  return (
    <Link to={path(isSignedIn ? '/app' : '/login')} className={buttonClass('primary', 'large')}>
      {isSignedIn ? t('openDocuments') : t('startWriting')}
    </Link>
  );
}
