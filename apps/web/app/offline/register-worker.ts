/** Starts the service worker, or finds it there, and lets a new one take over as soon as that harms no page. */
export async function registerWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.register('/service-worker.js', {
    updateViaCache: 'none',
  });
  const build = window.__reactRouterManifest?.version;
  const offer = () => registration.waiting?.postMessage({ kind: 'take-over', build });
  offer();
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') offer();
    });
  });
}
