/** How long a newer worker may take to take over, in ms. It mostly needs about one second. */
const takeOverTime = 3000;

/**
 * Starts the service worker, or asks for a newer one, and lets that take over as soon as it harms no page. Requests
 * sent before this is done may hold it back: browsers let a worker go only when it has nothing to see to.
 */
export async function registerWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  const registration = await serviceWorker.register('/service-worker.js', { updateViaCache: 'none' });
  const build = window.__reactRouterManifest?.version;
  const offer = (worker: ServiceWorker) => worker.postMessage({ kind: 'take-over', build });
  registration.onupdatefound = () => {
    const { installing } = registration;
    if (!installing) return;
    installing.onstatechange = () => {
      if (installing.state === 'installed') offer(installing);
    };
  };
  const { waiting } = registration;
  if (waiting) {
    offer(waiting);
    await waitUntilActive(waiting);
  }
  // Registering what is there already does not look for a newer one.
  if (registration.active) await registration.update();
}

async function waitUntilActive(worker: ServiceWorker): Promise<void> {
  const signal = AbortSignal.timeout(takeOverTime);
  await new Promise<void>((resolve) => {
    worker.addEventListener('statechange', () => resolve(), { signal });
    signal.addEventListener('abort', () => resolve());
  });
}
