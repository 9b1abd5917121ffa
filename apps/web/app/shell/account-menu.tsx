import { buttonClass, Disclosure, DocumentIcon, panelItemClass, SignOutIcon, UserIcon } from '@inkstone/ui';
import { Link, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLocalePath } from '../i18n/page-locale.ts';
import { displayName, initialOf } from '../session/display-name.ts';
import { useSession } from '../session/session.tsx';

/** Way in for visitors; name, documents and way out for somebody who is signed in. */
export function AccountMenu() {
  const { isSignedIn } = useSession();
  return isSignedIn ? <SignedInMenu /> : <SignInLinks />;
}

function SignInLinks() {
  const t = useTranslations('common');
  const path = useLocalePath();
  return (
    <>
      <Link to={path('/login')} className={buttonClass('quiet', 'small', 'max-lg:hidden min-h-9')}>
        {t('register')}
      </Link>
      <Link to={path('/login')} className={buttonClass('primary', 'small', 'min-h-9')}>
        {t('signIn')}
      </Link>
    </>
  );
}

function SignedInMenu() {
  const t = useTranslations('common');
  const path = useLocalePath();
  const navigate = useNavigate();
  const { profile, signOut } = useSession();
  const name = (profile && displayName(profile)) ?? t('unnamed');
  const leave = async () => {
    await signOut();
    await navigate(path('/'));
  };
  return (
    <Disclosure
      summary={
        <>
          <Portrait url={profile?.figureUrl ?? null} name={profile ? name : ''} />
          <span className="max-w-32 truncate max-sm:sr-only">{profile ? name : t('account')}</span>
        </>
      }
    >
      <Link to={path('/app')} className={panelItemClass}>
        <DocumentIcon size={18} />
        {t('myDocuments')}
      </Link>
      <button type="button" onClick={() => void leave().catch(() => undefined)} className={panelItemClass}>
        <SignOutIcon size={18} />
        {t('signOut')}
      </button>
    </Disclosure>
  );
}

function Portrait({ url, name }: { url: string | null; name: string }) {
  const frame =
    'flex size-8 shrink-0 items-center justify-center overflow-hidden rounded-full bg-seal-wash text-seal';
  return (
    <span className={frame} aria-hidden="true">
      {url ? (
        <img src={url} alt="" className="size-full object-cover" />
      ) : (
        initialOf(name) || <UserIcon size={18} />
      )}
    </span>
  );
}
