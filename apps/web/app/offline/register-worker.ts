/** Starts the service worker, or asks for a newer one, and lets that take over as soon as it harms no page. */
export async function registerWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  const registration = await serviceWorker.register('/service-worker.js', { updateViaCache: 'none' });
  const build = window.__reactRouterManifest?.version;
  const offer = () => registration.waiting?.postMessage({ kind: 'take-over', build });
  registration.onupdatefound = () => {
    const { installing } = registration;
    if (installing) installing.onstatechange = offer;
  };
  offer();
  // Registering what is there already does not look for a newer one.
  if (registration.active) await registration.update();
}
