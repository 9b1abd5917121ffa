const key = 'reloaded-for-build';
/** Time after which a page that was about to be left has stayed, because of a download or the user's decision, in ms. */
const leavingTime = 10_000;

/** The parts of the window that reloading needs; `storage` may throw when cookies are blocked. */
export interface ReloadTools {
  /** The id of the build that the page came from. */
  readonly buildId: string;
  /** Resolves unless the page is being left. */
  readonly untilStaying: () => Promise<void>;
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  /** Returns whether the server is reachable. */
  readonly isServerThere: () => Promise<boolean>;
  readonly reload: () => void;
}

/**
 * Reloads the page because a chunk could not be loaded, most likely after a deployment; only once per build,
 * because a missing chunk would cause endless reloads (readings, 41). Without a network the page is not
 * reloaded, because it could not be loaded again. Returns false when it was not reloaded.
 */
export async function reloadOnce(tools: ReloadTools): Promise<boolean> {
  const { buildId, untilStaying, storage, isServerThere, reload } = tools;
  await untilStaying();
  if (!(await isServerThere())) return false;
  try {
    if (storage().getItem(key) === buildId) return false;
    storage().setItem(key, buildId);
  } catch {
    return false;
  }
  reload();
  return true;
}

/**
 * Watches whether a page is being left. Firefox then aborts the chunks that are loading, which fail as if they were missing, and
 * a reload would replace the navigation. Returns a function that resolves once the page is not being left.
 */
export function watchLeaving(page: Pick<Window, 'addEventListener'>): () => Promise<void> {
  let leftAt = Number.NEGATIVE_INFINITY;
  page.addEventListener('beforeunload', () => {
    leftAt = performance.now();
  });
  page.addEventListener('pageshow', () => {
    leftAt = Number.NEGATIVE_INFINITY;
  });
  return async () => {
    const rest = leftAt + leavingTime - performance.now();
    if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest));
  };
}

declare global {
  interface Window {
    /** Called by React Router's loader of route modules, see reload-once-plugin.ts. */
    reloadOnce?: () => Promise<boolean>;
    __reactRouterManifest?: { version: string };
  }
}

/** Installs the handler for chunks that fail to load: routes and all other dynamic imports. */
export function watchChunks(): void {
  const tools: ReloadTools = {
    buildId: window.__reactRouterManifest?.version ?? '',
    untilStaying: watchLeaving(window),
    storage: () => sessionStorage,
    isServerThere: () =>
      fetch('/healthz', { cache: 'no-store' }).then(
        ({ ok }) => ok,
        () => false,
      ),
    reload: () => location.reload(),
  };
  window.reloadOnce = () => reloadOnce(tools);
  window.addEventListener('vite:preloadError', () => void reloadOnce(tools));
}
