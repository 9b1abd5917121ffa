import type { AgreedVersions } from '@inkstone/contracts/terms';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { call } from '../../call.ts';
import { syncDisplay } from '../../display/sync-display.ts';
import { useLocalePath, usePageLocale } from '../../i18n/page-locale.ts';
import { localePath } from '../../i18n/resolve-locale.ts';
import { saveLocale } from '../../i18n/saved-locale.ts';
import { noteAccess } from '../../session/renewal.ts';
import { useSession } from '../../session/session.tsx';
import { readFlowCookies, rememberSignIn } from './flow-cookies.ts';
import { nextPath } from './next-path.ts';
import { SignIn, type SignInState, type VerifyType } from './sign-in.ts';

/** The way in on this page, and what it shows now. Ends at `?next=`, or at the documents. */
export function useSignIn(terms: AgreedVersions): { signIn: SignIn; state: SignInState } {
  const { finish, next } = useFinish();
  const locale = usePageLocale();
  const latest = useRef({ finish, next, locale });
  useEffect(() => {
    latest.current = { finish, next, locale };
  });
  const [signIn] = useState(
    () =>
      new SignIn({
        call,
        now: Date.now,
        timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
        terms,
        next: () => latest.current.next,
        onSignedIn: (how, to) => latest.current.finish(how, to),
        leaveFor: (url) => {
          // The address to come back to has no language in it.
          saveLocale(latest.current.locale);
          location.assign(url);
        },
      }),
  );
  useEffect(() => {
    const { Account: account, AreaCode: areaCode } = readFlowCookies();
    signIn.type({ ...(account ? { account } : {}), ...(areaCode ? { areaCode } : {}) });
  }, [signIn]);
  const state = useSyncExternalStore(signIn.subscribe, signIn.state, signIn.state);
  return { signIn, state };
}

function useFinish() {
  const navigate = useNavigate();
  const path = useLocalePath();
  const { refresh } = useSession();
  const [query] = useSearchParams();
  const next = nextPath(query.get('next')) ?? '';
  const finish = async (how: VerifyType, to = next): Promise<void> => {
    rememberSignIn(how);
    noteAccess();
    await refresh();
    const language = await syncDisplay();
    const target = nextPath(to) ?? path('/app');
    await navigate(language ? localePath(language, target) : target, { replace: true });
  };
  return { finish, next };
}
