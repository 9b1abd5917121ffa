import { useEffect, useState } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { useRootData } from '../../platform/root-data.ts';
import { useSession } from '../session.tsx';
import { decline, isDeclined } from './declined.ts';

/** The primary domain, if only a redirect can determine whether a user is signed in there, and a function to decline. */
export interface Handover {
  readonly offeredBy: string | null;
  readonly dismiss: () => void;
}

/**
 * On one of the operator's other domains: checks once per page load whether a user is signed in at the primary domain, and signs
 * them in here. Disabled after sign-out on this domain until the next sign-in.
 */
export function useHandover(): Handover {
  const primary = useRootData()?.signInAt ?? null;
  const { isSignedIn, refresh } = useSession();
  const isAuthPage = useIsAuthPage();
  const { revalidate } = useRevalidator();
  const [offeredBy, setOfferedBy] = useState<string | null>(null);

  useEffect(() => {
    if (primary !== null && isSignedIn) decline(false);
  }, [primary, isSignedIn]);

  useEffect(() => {
    if (primary === null || isSignedIn || isAuthPage || isDeclined()) return;
    let isUnmounted = false;
    const check = async () => {
      const { takeOver } = await import('./take-over.ts');
      const outcome = await takeOver(primary);
      if (isUnmounted) return;
      if (outcome === 'blocked') setOfferedBy(primary);
      if (outcome !== 'signed_in') return;
      await refresh();
      await revalidate();
    };
    // If this chunk cannot be loaded, the page is unchanged.
    check().catch(() => undefined);
    return () => {
      isUnmounted = true;
    };
  }, [primary, isSignedIn, isAuthPage, refresh, revalidate]);

  const dismiss = () => {
    decline(true);
    setOfferedBy(null);
  };
  return { offeredBy: isSignedIn || isAuthPage ? null : offeredBy, dismiss };
}

/** Whether this page performs a handover itself. */
export function useIsAuthPage(): boolean {
  return useLocation().pathname.endsWith('/iframeAuth');
}
