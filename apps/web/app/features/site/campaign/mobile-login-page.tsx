import { useTranslations } from 'use-intl';
import { useSession } from '../../../session/session.tsx';
import { InkstoneArt } from '../../../shared/site/art.tsx';
import { PageLink } from '../../../shared/site/page-link.tsx';
import { PageHead } from '../../../shell/page-head.tsx';

/** The page for users who open a shared link on a phone: sign in, and continue. */
export function MobileLoginPage() {
  const t = useTranslations('campaign');
  const { isSignedIn } = useSession();
  return (
    <div className="mx-auto flex max-w-md flex-col items-center px-4 py-12 text-center sm:px-6">
      <PageHead title={t('login.metaTitle')} description={t('login.lead')} />
      <div className="w-44" aria-hidden="true">
        <InkstoneArt />
      </div>
      <h1 className="mt-6 font-serif text-3xl font-semibold">
        {t(isSignedIn ? 'login.signedIn' : 'login.title')}
      </h1>
      <p className="mt-4 mb-8 text-soft">{t('login.lead')}</p>
      <PageLink to={isSignedIn ? '/app' : '/login'} kind="primary">
        {t(isSignedIn ? 'documents' : 'login.button')}
      </PageLink>
      {!isSignedIn && <p className="mt-4 text-sm text-faint">{t('login.reasons')}</p>}
    </div>
  );
}
