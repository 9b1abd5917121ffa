import { listUnsavedDocuments } from '@inkstone/editor/unsaved';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSession } from '../../../session/session.tsx';
import { followSent } from './follow-sent.ts';

const pollInterval = 3000;
const none: ReadonlySet<string> = new Set();

/**
 * Returns which documents have local changes that the server has not acknowledged. Reads the local journal and sends changes left
 * by closed tabs: on mount, when the network is back, and on window focus.
 */
export function useUnsynced(): ReadonlySet<string> {
  const accountId = useSession().profile?.id;
  const queries = useQueryClient();
  const [unsynced, setUnsynced] = useState(none);

  useEffect(() => {
    if (accountId === undefined) return;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;

    async function check(account: string, isSending: boolean) {
      clearTimeout(timer);
      const ids = new Set(await listUnsavedDocuments(account));
      if (isOver) return;
      setUnsynced((before) => (isSame(before, ids) ? before : ids));
      if (ids.size === 0) return;
      if (isSending) {
        const remaining = new Set(await send(account));
        const sent = [...ids].filter((id) => !remaining.has(id));
        if (sent.length > 0) void followSent(queries, sent, () => isOver);
      }
      if (!isOver) timer = setTimeout(() => start(false), isSending ? 0 : pollInterval);
    }
    // Unsent changes stay on the device; when storage is blocked there are none.
    const start = (isSending: boolean) => void check(accountId, isSending).catch(() => undefined);
    const arrive = () => start(true);
    const show = () => document.visibilityState === 'visible' && start(true);

    arrive();
    addEventListener('online', arrive);
    document.addEventListener('visibilitychange', show);
    return () => {
      isOver = true;
      clearTimeout(timer);
      removeEventListener('online', arrive);
      document.removeEventListener('visibilitychange', show);
    };
  }, [accountId, queries]);

  return unsynced;
}

/** Returns the documents that are still unsaved. Most pages find none and do not load what sends them. */
async function send(accountId: string): Promise<string[]> {
  const [{ sendUnsaved }, { syncOptions }] = await Promise.all([
    import('@inkstone/editor/sync'),
    import('../../../offline/sync-options.ts'),
  ]);
  return sendUnsaved(syncOptions(accountId));
}

function isSame(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  return a.size === b.size && [...a].every((id) => b.has(id));
}
