import { useEffect } from 'react';
import { useSession } from '../../session/session.tsx';
import { syncUrl } from '../../sync-url.ts';

/** Sends what tabs that were closed offline have left on this device, in the background. */
export function useSendUnsaved(): void {
  const accountId = useSession().profile?.id;
  useEffect(() => {
    if (accountId === undefined) return;
    import('@inkstone/editor/sync')
      .then(({ sendUnsaved }) => sendUnsaved({ accountId, url: syncUrl() }))
      // It stays on the device; the next visit tries again.
      .catch(() => undefined);
  }, [accountId]);
}
