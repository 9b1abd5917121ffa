import type { UserInfo } from '@inkstone/contracts/accounts';
import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react';
import { useRootData } from '../platform/root-data.ts';
import { decline } from './cross-domain/declined.ts';
import { onBenefits, onSessionEnd } from './session-signal.ts';

/** The user of the page. */
export interface Session {
  /** Known immediately from the cookie; the profile is loaded later. */
  readonly isSignedIn: boolean;
  readonly profile: UserInfo | null;
  /** Reloads the profile after sign-in or a change and returns it; null when there is none. */
  readonly refresh: () => Promise<UserInfo | null>;
  /** Ends the session; rejects with AppError and changes nothing when the server cannot be reached. */
  readonly signOut: () => Promise<void>;
}

const SessionContext = createContext<Session | null>(null);

/** Interval at which a page checks whether its session needs renewal, in ms. */
const minute = 60_000;

// Loaded lazily: these calls include contract validation, which pages for visitors do not need.
const loadCalls = () => import('./session-calls.ts');

/** Fetches the profile of the signed-in user, once for all pages. */
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
    if (found === 'unreachable') return null;
    setProfile(found);
    setSignedIn(found !== null);
    return found;
  }, [signsOutOnFailure]);

  const signOut = useCallback(async () => {
    const { endSession } = await loadCalls();
    await endSession();
    // Without this, the primary domain would sign the user in again immediately.
    if (isElsewhere) decline(true);
    setProfile(null);
    setSignedIn(false);
  }, [isElsewhere]);

  useEffect(() => {
    if (!startsSignedIn) return;
    const begin = () => void refresh();
    begin();
    // Refetches data that failed to load or may have changed in the meantime.
    addEventListener('online', begin);
    return () => removeEventListener('online', begin);
  }, [startsSignedIn, refresh]);

  // Otherwise the other tabs would go on showing the account until their next request.
  useEffect(() => {
    if (!isSignedIn) return;
    return onSessionEnd(() => void endIfOver());
    async function endIfOver() {
      const { isOver } = await loadCalls();
      if (!(await isOver())) return;
      setProfile(null);
      setSignedIn(false);
    }
  }, [isSignedIn]);

  // The plan may have been bought in a tab that a page of the product opened.
  useEffect(() => (isSignedIn ? onBenefits(() => void refresh()) : undefined), [isSignedIn, refresh]);

  useEffect(() => {
    if (!isSignedIn) return;
    const renewIfDue = () => void import('../platform/renewal.ts').then((renewal) => renewal.renewIfDue());
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

/** The session of the page; only below `SessionProvider`, which every route has. */
export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession outside SessionProvider');
  return session;
}
