import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { localePath } from '../platform/i18n/resolve-locale.ts';
import { useLatest } from '../platform/use-latest.ts';
import { useSession } from '../session/session.tsx';
import { removeUnsent } from './unsent-settings.ts';

/**
 * Applies display settings chosen on another device, when a page is opened and when the window regains focus.
 */
export function FollowDisplay() {
  const { isSignedIn } = useSession();
  const navigate = useLatest(useNavigate());
  useEffect(() => {
    if (!isSignedIn) {
      removeUnsent();
      return;
    }
    const follow = async () => {
      if (document.visibilityState === 'hidden' || !navigator.onLine) return;
      // Loaded lazily: these calls include contract validation, which pages for visitors do not need.
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
