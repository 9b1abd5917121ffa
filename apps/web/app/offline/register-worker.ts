/** Between two offers to take over, in ms: the other pages that hinder a worker may be closed at any time. */
const offerEvery = 15_000;
/** Between two words to the worker, in ms. */
const tellEvery = 500;

/** Starts the service worker, or asks for a newer one, and lets that take over as soon as it harms no page. */
export async function registerWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  const registration = await serviceWorker.register('/service-worker.js', { updateViaCache: 'none' });
  const build = window.__reactRouterManifest?.version;
  const offer = () => registration.waiting?.postMessage({ kind: 'take-over', build });
  registration.onupdatefound = () => {
    const { installing } = registration;
    if (!installing) return;
    const stop = tellOfWriting(installing);
    installing.onstatechange = () => {
      stop();
      offer();
    };
  };
  offer();
  setInterval(offer, offerEvery);
  // Registering what is there already does not look for a newer one.
  if (registration.active) await registration.update();
}

/** Tells a worker that fetches its files when somebody writes, so that it waits. Returns how to stop. */
function tellOfWriting(worker: ServiceWorker): () => void {
  let toldAt = Number.NEGATIVE_INFINITY;
  const tell = ({ timeStamp }: KeyboardEvent) => {
    if (timeStamp - toldAt < tellEvery) return;
    toldAt = timeStamp;
    worker.postMessage({ kind: 'writing' });
  };
  addEventListener('keydown', tell, { capture: true, passive: true });
  return () => removeEventListener('keydown', tell, { capture: true });
}
