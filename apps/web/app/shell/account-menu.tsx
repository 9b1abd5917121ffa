import {
  buttonClass,
  Disclosure,
  DocumentIcon,
  DownloadIcon,
  panelItemClass,
  ReceiptIcon,
  SettingsIcon,
  SignOutIcon,
  UserIcon,
} from '@inkstone/ui/plain';
import { lazy, Suspense, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLocalePath } from '../platform/i18n/page-locale.ts';
import { displayName, initialOf } from '../session/display-name.ts';
import { useSession } from '../session/session.tsx';
import { useInstall } from './use-install.ts';

// Loaded lazily, because dialogs are large and this one is rarely shown.
const UnsavedWarning = lazy(() =>
  import('./unsaved-warning.tsx').then((module) => ({ default: module.UnsavedWarning })),
);

/** Sign-in button for visitors; name, documents and sign-out for signed-in users. */
export function AccountMenu() {
  const { isSignedIn } = useSession();
  return isSignedIn ? <SignedInMenu /> : <SignInLinks />;
}

/** Links to sign-in. Both buttons lead to one page: there are two buttons on wide windows, and one combined button on phones. */
function SignInLinks() {
  const t = useTranslations('common');
  const path = useLocalePath();
  return (
    <>
      <Link to={path('/login')} className={buttonClass('quiet', 'small', 'max-lg:hidden min-h-9')}>
        {t('signIn')}
      </Link>
      <Link to={path('/login')} className={buttonClass('primary', 'small', 'max-lg:hidden min-h-9')}>
        {t('register')}
      </Link>
      <Link
        to={path('/login')}
        className={buttonClass(
          'primary',
          'small',
          'min-h-9 min-w-0 py-1 text-center leading-tight lg:hidden',
        )}
      >
        <CombinedName />
      </Link>
    </>
  );
}

/** Maximum length of the combined label on phones, in characters, so that it fits on one line of the header. */
const maxLengthOnPhones = 9;

/** The label of the combined button; on small phones only the sign-in label if both together are too long. */
function CombinedName() {
  const t = useTranslations('common');
  const both = t('signInOrRegister');
  if (both.length <= maxLengthOnPhones) return both;
  return (
    <>
      <span className="min-w-0 whitespace-normal max-[28rem]:hidden">{both}</span>
      <span className="min-[28rem]:hidden">{t('signIn')}</span>
    </>
  );
}

function SignedInMenu() {
  const t = useTranslations('common');
  const path = useLocalePath();
  const { profile } = useSession();
  const { leave, warning } = useLeave();
  const install = useInstall();
  const name = (profile && displayName(profile)) ?? t('unnamed');
  return (
    <>
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
        <Link to={path('/app/account')} className={panelItemClass}>
          <UserIcon size={18} />
          {t('account')}
        </Link>
        <Link to={path('/invoice')} target="_blank" className={panelItemClass}>
          <ReceiptIcon size={18} />
          {t('myOrders')}
        </Link>
        <Link to={path('/app/settings')} className={panelItemClass}>
          <SettingsIcon size={18} />
          {t('settings')}
        </Link>
        {install && (
          <button type="button" onClick={install} className={panelItemClass}>
            <DownloadIcon size={18} />
            {t('install')}
          </button>
        )}
        <button type="button" onClick={leave} className={panelItemClass}>
          <SignOutIcon size={18} />
          {t('signOut')}
        </button>
      </Disclosure>
      {warning}
    </>
  );
}

/**
 * Signs out immediately when the server has everything; asks first when some text exists only on this device.
 */
function useLeave() {
  const path = useLocalePath();
  const navigate = useNavigate();
  const { profile, signOut } = useSession();
  const [isConfirming, setConfirming] = useState(false);

  async function leave(isSure: boolean): Promise<void> {
    const copies = profile && (await import('../session/local-copies.ts'));
    if (profile && copies && !isSure && !(await copies.isAllSaved(profile.id))) {
      setConfirming(true);
      return;
    }
    setConfirming(false);
    await signOut();
    if (profile && copies) await copies.removeSaved(profile.id);
    await navigate(path('/'));
  }

  // The error has already been shown by the call.
  const begin = (isSure: boolean) => void leave(isSure).catch(() => undefined);
  return {
    leave: () => begin(false),
    warning: isConfirming && (
      <Suspense>
        <UnsavedWarning onStay={() => setConfirming(false)} onLeave={() => begin(true)} />
      </Suspense>
    ),
  };
}

function Portrait({ url, name }: { url: string | null; name: string }) {
  const frame =
    'flex size-8 shrink-0 items-center justify-center overflow-hidden rounded-full bg-seal-wash text-seal';
  return (
    <span className={frame} aria-hidden="true">
      {url ? (
        <img src={`${url}&size=small`} alt="" className="size-full object-cover" />
      ) : (
        initialOf(name) || <UserIcon size={18} />
      )}
    </span>
  );
}
