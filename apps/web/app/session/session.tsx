import type { UserInfo } from '@inkstone/contracts/accounts';
import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react';
import { useRootData } from '../root-data.ts';
import { decline } from './cross-domain/declined.ts';

/** Who sits before the page. */
export interface Session {
  /** Known at once, from the cookie; the profile follows. */
  readonly isSignedIn: boolean;
  readonly profile: UserInfo | null;
  /** Fetches the profile anew: after signing in, or when it was changed. */
  readonly refresh: () => Promise<void>;
  /** Ends the session; rejects with AppError and changes nothing if the server cannot be reached. */
  readonly signOut: () => Promise<void>;
}

const SessionContext = createContext<Session | null>(null);

/** How often a page asks itself whether its session is to be renewed, in ms. */
const minute = 60_000;

// The calls carry the checks of their contracts: a visitor's page does without them.
const loadCalls = () => import('./session-calls.ts');

/** Fetches the profile of somebody who is signed in, once for all pages. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const root = useRootData();
  const startsSignedIn = root?.isSignedIn ?? false;
  const isElsewhere = root?.signInAt != null;
  const signsOutOnFailure = root?.signsOutOnFailure ?? false;
  const [isSignedIn, setSignedIn] = useState(startsSignedIn);
  const [profile, setProfile] = useState<UserInfo | null>(null);

  const refresh = useCallback(async () => {
    const { fetchProfile } = await loadCalls();
    const found = await fetchProfile(signsOutOnFailure);
    if (found === 'unreachable') return;
    setProfile(found);
    setSignedIn(found !== null);
  }, [signsOutOnFailure]);

  const signOut = useCallback(async () => {
    const { endSession } = await loadCalls();
    await endSession();
    // Or the first domain would sign them in again at once.
    if (isElsewhere) decline(true);
    setProfile(null);
    setSignedIn(false);
  }, [isElsewhere]);

  useEffect(() => {
    if (!startsSignedIn) return;
    const begin = () => void refresh();
    begin();
    // What could not be asked, or may have changed meanwhile.
    addEventListener('online', begin);
    return () => removeEventListener('online', begin);
  }, [startsSignedIn, refresh]);

  useEffect(() => {
    if (!isSignedIn) return;
    const renewIfDue = () => void import('./renewal.ts').then((renewal) => renewal.renewIfDue());
    const timer = setInterval(renewIfDue, minute);
    addEventListener('focus', renewIfDue);
    return () => {
      clearInterval(timer);
      removeEventListener('focus', renewIfDue);
    };
  }, [isSignedIn]);

  const session = useMemo(
    () => ({ isSignedIn, profile, refresh, signOut }),
    [isSignedIn, profile, refresh, signOut],
  );
  return <SessionContext value={session}>{children}</SessionContext>;
}

/** The session of the page; only below `SessionProvider`, that is in every route. */
export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession outside SessionProvider');
  return session;
}
