import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { call } from '../../call.ts';
import { syncDisplay } from '../../display/sync-display.ts';
import { useLocalePath } from '../../i18n/page-locale.ts';
import { localePath } from '../../i18n/resolve-locale.ts';
import { useSession } from '../../session/session.tsx';
import { readFlowCookies, rememberSignIn } from './flow-cookies.ts';
import { nextPath } from './next-path.ts';
import { SignIn, type SignInState, type VerifyType } from './sign-in.ts';

/** The way in on this page, and what it shows now. Ends at `?next=`, or at the documents. */
export function useSignIn(): { signIn: SignIn; state: SignInState } {
  const finish = useFinish();
  const latestFinish = useRef(finish);
  useEffect(() => {
    latestFinish.current = finish;
  });
  const [signIn] = useState(
    () =>
      new SignIn({
        call,
        now: Date.now,
        timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
        onSignedIn: (how) => latestFinish.current(how),
      }),
  );
  useEffect(() => {
    const { Account: account, AreaCode: areaCode } = readFlowCookies();
    signIn.type({ ...(account ? { account } : {}), ...(areaCode ? { areaCode } : {}) });
  }, [signIn]);
  const state = useSyncExternalStore(signIn.subscribe, signIn.state, signIn.state);
  return { signIn, state };
}

function useFinish(): (how: VerifyType) => Promise<void> {
  const navigate = useNavigate();
  const path = useLocalePath();
  const { refresh } = useSession();
  const [query] = useSearchParams();
  return async (how) => {
    rememberSignIn(how);
    await refresh();
    const language = await syncDisplay();
    const next = nextPath(query.get('next')) ?? path('/app');
    await navigate(language ? localePath(language, next) : next, { replace: true });
  };
}
