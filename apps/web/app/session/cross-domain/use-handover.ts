import { useEffect, useState } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { useRootData } from '../../root-data.ts';
import { useSession } from '../session.tsx';
import { decline, isDeclined } from './declined.ts';

/** The first domain, when only going there can tell whether somebody is signed in; and a way to say no. */
export interface Handover {
  readonly offeredBy: string | null;
  readonly dismiss: () => void;
}

/**
 * On one of the operator's other domains: looks at the first one, once a page, whether somebody is signed in there, and
 * signs them in here. Whoever signs out here is left alone until they sign in again.
 */
export function useHandover(): Handover {
  const primary = useRootData()?.signInAt ?? null;
  const { isSignedIn, refresh } = useSession();
  const isOnItsWay = useIsAuthPage();
  const { revalidate } = useRevalidator();
  const [offeredBy, setOfferedBy] = useState<string | null>(null);

  useEffect(() => {
    if (primary !== null && isSignedIn) decline(false);
  }, [primary, isSignedIn]);

  useEffect(() => {
    if (primary === null || isSignedIn || isOnItsWay || isDeclined()) return;
    let isGone = false;
    const look = async () => {
      const { takeOver } = await import('./take-over.ts');
      const outcome = await takeOver(primary);
      if (isGone) return;
      if (outcome === 'blocked') setOfferedBy(primary);
      if (outcome !== 'signed_in') return;
      await refresh();
      await revalidate();
    };
    // The page goes on as it is where this part cannot be fetched.
    look().catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [primary, isSignedIn, isOnItsWay, refresh, revalidate]);

  const dismiss = () => {
    decline(true);
    setOfferedBy(null);
  };
  return { offeredBy: isSignedIn || isOnItsWay ? null : offeredBy, dismiss };
}

/** Whether this is the page that carries a sign-in itself. */
export function useIsAuthPage(): boolean {
  return useLocation().pathname.endsWith('/iframeAuth');
}
