import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { localePath } from '../i18n/resolve-locale.ts';
import { useSession } from '../session/session.tsx';
import { useLatest } from '../use-latest.ts';
import { forgetUnsent } from './unsent.ts';

/** Shows what somebody chose on another device: when a page is opened, and whenever they come back to it. */
export function FollowDisplay() {
  const { isSignedIn } = useSession();
  const navigate = useLatest(useNavigate());
  useEffect(() => {
    if (!isSignedIn) {
      forgetUnsent();
      return;
    }
    const follow = async () => {
      if (document.visibilityState === 'hidden' || !navigator.onLine) return;
      // Its calls carry the checks of their contracts, which a visitor's page does without.
      const { syncDisplay } = await import('./sync-display.ts');
      const language = await syncDisplay();
      const { pathname, search, hash } = location;
      const here = `${pathname}${search}${hash}`;
      const there = language && localePath(language, here);
      if (there && there !== here) await navigate.current(there, { replace: true, preventScrollReset: true });
    };
    const onReturn = () => void follow();
    onReturn();
    for (const event of ['focus', 'online']) addEventListener(event, onReturn);
    return () => {
      for (const event of ['focus', 'online']) removeEventListener(event, onReturn);
    };
  }, [isSignedIn, navigate]);
  return null;
}
