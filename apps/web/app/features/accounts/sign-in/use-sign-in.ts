import type { UserInfo } from '@inkstone/contracts/accounts';
import type { AgreedVersions } from '@inkstone/contracts/site/terms';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { syncDisplay } from '../../../display/sync-display.ts';
import { call } from '../../../platform/call.ts';
import { useLocalePath, usePageLocale } from '../../../platform/i18n/page-locale.ts';
import { localePath } from '../../../platform/i18n/resolve-locale.ts';
import { saveLocale } from '../../../platform/i18n/saved-locale.ts';
import { recordAccess } from '../../../platform/renewal.ts';
import { useSession } from '../../../session/session.tsx';
import { saveStoredTrial } from '../../../shared/trial-text/save-stored-trial.ts';
import { readFlowCookies, rememberSignIn } from './flow-cookies.ts';
import { nextPath } from './next-path.ts';
import { SignIn, type SignInState, type VerifyType } from './sign-in.ts';

/** The sign-in flow of this page and its state. Ends at `?next=`, or at the documents. */
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
          // The return path has no language prefix.
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
    recordAccess();
    const profile = await refresh();
    const language = await syncDisplay();
    const target = nextPath(to) ?? path(await usualPlace(profile));
    await navigate(language ? localePath(language, target) : target, { replace: true });
  };
  return { finish, next };
}

/**
 * Saves the trial text as a document and returns the path of the document. If that fails, or without a trial text, returns the
 * path of the list, which reports the failure.
 */
async function usualPlace(profile: UserInfo | null): Promise<string> {
  const id = profile && (await saveStoredTrial(profile.id).catch(() => null));
  return id ? `/app/write/${id}` : '/app';
}
