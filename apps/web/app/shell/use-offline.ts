import { type Locale, locales } from '@inkstone/phrases';
import { useEffect } from 'react';
import { isShell } from '../platform/app-shell.ts';
import { usePageLocale } from '../platform/i18n/page-locale.ts';
import { resolveLocale } from '../platform/i18n/resolve-locale.ts';
import { savedLocale } from '../platform/i18n/saved-locale.ts';
import { pageTyping } from '../platform/typing.ts';
import { useSession } from '../session/session.tsx';

/** Delay after the page has loaded, in ms. */
const settling = 2500;
/** Interval at which an open page refreshes its offline data, in ms. */
const period = 5 * 60_000;

/** Prepares the pages of a signed-in user for offline use and keeps the data up to date. */
export function useOffline(): void {
  const { profile } = useSession();
  const accountId = profile?.id;
  const locale = usePageLocale();
  useEffect(() => {
    if (accountId === undefined) return;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const next = (delay: number, languages = usedLanguages(locale)) => {
      clearTimeout(timer);
      if (savesData()) return;
      timer = setTimeout(() => void run(accountId, languages), delay);
    };
    async function run(account: string, languages: readonly Locale[]) {
      try {
        // Prefetching for offline use must not slow down typing.
        await pageTyping().paused();
        const [{ keepReady }, { registerWorker }] = await Promise.all([
          import('../offline/keep-ready.ts'),
          import('../offline/register-worker.ts'),
        ]);
        await registerWorker(languages).catch(() => undefined);
        await pageTyping().paused();
        if (!document.hidden) await keepReady(account, () => isOver);
      } catch {
        // Without the server or storage, existing local data are unchanged.
      }
      // By then the page is in use, and its language may be changed also without a network.
      if (!isOver) next(period, locales);
    }
    const onOnline = () => next(settling);
    const onOffline = () => void requestPersistence();
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
  }, [accountId, locale]);
}

/** Whether the user has asked the browser to save data; files and texts that were not opened are then not downloaded. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}

/** The page's language, and that of pages without a language prefix, such as the one that an installed app opens. */
function usedLanguages(locale: Locale): readonly Locale[] {
  const accepted = navigator.languages.join(',');
  const other = resolveLocale({ query: null, pathname: '/app', saved: savedLocale(), accepted });
  return [...new Set([locale, other])];
}

/**
 * Requests that the browser does not evict the data under storage pressure, because this device may have the only copy of a text.
 */
async function requestPersistence(): Promise<void> {
  await navigator.storage?.persist?.().catch(() => false);
}
