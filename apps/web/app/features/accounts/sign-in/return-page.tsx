import { AppError } from '@inkstone/contracts';
import {
  loginByApple,
  loginByGoogle,
  loginByQq,
  loginByWechat,
  type SocialKind,
  type WechatOutcome,
} from '@inkstone/contracts/accounts/social-login';
import { buttonClass, Notice, Spinner } from '@inkstone/ui';
import { useEffect, useRef, useState } from 'react';
import { Link, Navigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/call.ts';
import { useLocalePath } from '../../../platform/i18n/page-locale.ts';
import { useErrorText } from '../../../platform/use-error-text.ts';
import { useSession } from '../../../session/session.tsx';
import { storeProof } from '../../../shared/social-login/kept-proofs.ts';
import { PageHead } from '../../../shell/page-head.tsx';
import { CurrentStep } from './current-step.tsx';
import type { LoginPageProps } from './login-page.tsx';
import { SingleFormFrame } from './single-form-frame.tsx';
import { useSignIn } from './use-sign-in.ts';

export interface ReturnPageProps extends LoginPageProps {
  provider: SocialKind;
}

/**
 * The redirect target of identity providers: completes the login, and asks for a phone number when it is
 * required.
 */
export function ReturnPage({ provider, terms, ...page }: ReturnPageProps) {
  const t = useTranslations('accounts');
  const path = useLocalePath();
  const { signIn, state } = useSignIn(terms);
  const { flow, isBusy } = state;
  const begun = useRef(false);
  const wasPrompted = useRef(false);
  /** Whether the login was started with a QR code: then the page that shows it continues, not the one opened by WeChat. */
  const [isForAnother, setIsForAnother] = useState(false);
  if (flow.prompt) wasPrompted.current = true;
  useEffect(() => {
    // A code can be redeemed only once, even when the effect runs twice.
    if (begun.current) return;
    begun.current = true;
    const { search, hash } = location;
    // The parameters have been used; they are removed from the history.
    history.replaceState(history.state, '', location.pathname);
    finish(provider, search, hash).then(
      (outcome) => {
        if (outcome.outcome === 'qr_confirmed') return setIsForAnother(true);
        if (outcome.outcome === 'proved') storeProof(outcome);
        return signIn.takeOutcome(outcome);
      },
      (error) => signIn.fail(error),
    );
  }, [provider, signIn]);

  if (isForAnother) return <CodeConfirmed />;
  if (flow.step !== 'account') {
    return (
      <SingleFormFrame>
        <PageHead title={t('pageTitle')} />
        <CurrentStep key={flow.step} signIn={signIn} state={state} reason={null} {...page} />
      </SingleFormFrame>
    );
  }
  if (wasPrompted.current && !isBusy) return <Navigate to={path('/login')} replace />;
  return <Waiting error={flow.error} />;
}

function CodeConfirmed() {
  const t = useTranslations('accounts');
  return (
    <SingleFormFrame>
      <PageHead title={t('qrConfirmed')} />
      <h1 className="font-serif text-2xl font-semibold">{t('qrConfirmed')}</h1>
      <p className="mt-4 text-soft">{t('qrConfirmedHow')}</p>
    </SingleFormFrame>
  );
}

/**
 * Shown until the login is complete. A user who was already signed in was linking a login method, and continues on the account
 * page.
 */
function Waiting({ error }: { error: unknown }) {
  const t = useTranslations('accounts');
  const path = useLocalePath();
  const words = useErrorText();
  const { isSignedIn } = useSession();
  const [isAdding] = useState(isSignedIn);
  const heading =
    error === null ? t(isAdding ? 'adding' : 'returning') : t(isAdding ? 'addFailed' : 'returnFailed');
  return (
    <SingleFormFrame>
      <PageHead title={heading} />
      <h1 className="font-serif text-2xl font-semibold">{heading}</h1>
      <div aria-live="polite" className="mt-5">
        {error === null ? <Spinner /> : <Notice tone="bad">{words(error)}</Notice>}
      </div>
      {error !== null && (
        <p className="mt-5">
          <Link
            to={path(isAdding ? '/app/account' : '/login')}
            className={buttonClass('primary', 'large', 'w-full')}
          >
            {t(isAdding ? 'backToAccount' : 'simulatorBack')}
          </Link>
        </p>
      )}
    </SingleFormFrame>
  );
}

const endpoints = { wechat: loginByWechat, qq: loginByQq, google: loginByGoogle, apple: loginByApple };

/** Submits the parameters of the provider: from the query, or from the fragment when it posted a form. */
function finish(provider: SocialKind, search: string, hash: string): Promise<WechatOutcome> {
  const carried = new URLSearchParams(hash.length > 1 ? hash.slice(1) : search);
  const read = (name: string) => carried.get(name) ?? '';
  if (read('state') === '') return Promise.reject(new AppError('social_expired'));
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const returned = { code: read('code'), state: read('state'), timeZone };
  return provider === 'apple'
    ? call(loginByApple, { ...returned, user: read('user') })
    : call(endpoints[provider], returned);
}
