const key = 'reloaded-for-build';

/** The parts of the window that reloading needs; `storage` may throw when cookies are blocked. */
export interface ReloadTools {
  /** The id of the build that the page came from. */
  readonly buildId: string;
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
  const { buildId, storage, isServerThere, reload } = tools;
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
