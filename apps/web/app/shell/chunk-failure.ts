const key = 'reloaded-for-build';

/** What reloading needs of the window; `storage` may throw where cookies are forbidden. */
export interface ReloadTools {
  /** Names the build that the page came from. */
  readonly buildId: string;
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  /** Whether the server answers at all. */
  readonly isServerThere: () => Promise<boolean>;
  readonly reload: () => void;
}

/**
 * Reloads the page because a part of it could not be loaded, most likely after a deployment; but once per
 * build, since a part that is really gone would reload for ever (readings, 41). Without a network the page
 * stays: it would not come back. False: not reloaded.
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

/** Takes care of parts that fail to load from now on: routes, and everything else that is imported late. */
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
