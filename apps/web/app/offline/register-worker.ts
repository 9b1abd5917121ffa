import type { Locale } from '@inkstone/phrases';
import { pageTyping } from '../platform/typing.ts';

/** Timeout for the activation of a newer worker, in ms. Activation usually takes about one second. */
const takeOverTime = 3000;

/**
 * Registers the service worker, or checks for a newer one and activates it as soon as no page is affected.
 * Requests in flight may delay the activation, because browsers stop a worker only when it is idle. The worker
 * caches the messages of the given languages, in addition to those that it has.
 */
export async function registerWorker(locales: readonly Locale[]): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  // `register` waits until an installation that an earlier page has started is over.
  const begun = (await serviceWorker.getRegistration())?.installing;
  if (begun) pauseWhileTyping(begun);
  const registration = await serviceWorker.register('/service-worker.js', { updateViaCache: 'none' });
  const build = window.__reactRouterManifest?.version;
  const nameLanguages = (worker: ServiceWorker) => worker.postMessage({ kind: 'languages', locales });
  const offer = (worker: ServiceWorker) => worker.postMessage({ kind: 'take-over', build });
  registration.onupdatefound = () => {
    const { installing } = registration;
    if (!installing) return;
    nameLanguages(installing);
    pauseWhileTyping(installing);
    installing.onstatechange = () => {
      if (installing.state === 'installed') offer(installing);
    };
  };
  const { waiting } = registration;
  if (waiting) {
    offer(waiting);
    await waitUntilActive(waiting);
  }
  // Registering an existing worker does not check for an update.
  if (registration.active) {
    nameLanguages(registration.active);
    await registration.update();
  }
}

/**
 * Pauses a worker that is downloading its files while the user types in this page. A page that is left ends its pause, because it
 * cannot report the end of the typing, and the worker would wait before every file.
 */
function pauseWhileTyping(worker: ServiceWorker): void {
  const typing = pageTyping();
  const post = (isBusy: boolean) => worker.postMessage({ kind: 'typing', isBusy });
  const stop = typing.subscribe(() => post(typing.isBusy()));
  const end = () => post(false);
  addEventListener('pagehide', end);
  worker.addEventListener(
    'statechange',
    () => {
      stop();
      removeEventListener('pagehide', end);
    },
    { once: true },
  );
  post(typing.isBusy());
}

async function waitUntilActive(worker: ServiceWorker): Promise<void> {
  const signal = AbortSignal.timeout(takeOverTime);
  await new Promise<void>((resolve) => {
    worker.addEventListener('statechange', () => resolve(), { signal });
    signal.addEventListener('abort', () => resolve());
  });
}
