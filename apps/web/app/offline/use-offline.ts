import { useEffect } from 'react';
import { useSession } from '../session/session.tsx';
import { isShell } from '../shell/app-shell.ts';

/** The page settles first, in ms. */
const settling = 2500;
/** How often a page that stays open asks what has changed, in ms. */
const period = 5 * 60_000;

/** Sees to it that the pages of somebody who is signed in open without the server, and keeps that up to date. */
export function useOffline(): void {
  const { profile } = useSession();
  const accountId = profile?.id;
  useEffect(() => {
    if (accountId === undefined) return;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const next = (delay: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => void run(accountId), delay);
    };
    async function run(account: string) {
      try {
        const [{ keepReady }, { registerWorker }] = await Promise.all([
          import('./keep-ready.ts'),
          import('./register-worker.ts'),
        ]);
        await registerWorker().catch(() => undefined);
        if (!document.hidden) await keepReady(account, () => isOver);
      } catch {
        // Without a server or storage this device keeps what it has.
      }
      if (!isOver) next(period);
    }
    const onOnline = () => next(settling);
    const onOffline = () => void askToPersist();
    next(settling);
    if (isShell()) onOffline();
    addEventListener('online', onOnline);
    addEventListener('offline', onOffline);
    return () => {
      isOver = true;
      clearTimeout(timer);
      removeEventListener('online', onOnline);
      removeEventListener('offline', onOffline);
    };
  }, [accountId]);
}

/** From now on this device may hold the only copy: browsers must not clear it when they need room. */
async function askToPersist(): Promise<void> {
  await navigator.storage?.persist?.().catch(() => false);
}
