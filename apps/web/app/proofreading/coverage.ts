import type { ResourceState } from '@inkstone/proofread';

/** How much of what could be looked for is looked for by now, beyond the texts that are being checked. */
export interface Coverage {
  /** What the rules know of English by now; `waiting` until there is English. */
  readonly english: ResourceState;
  /** False while the server, which alone knows more of Chinese, cannot be asked about a text. */
  readonly isServerReached: boolean;
}

/** A coverage that changes; the shape React's useSyncExternalStore takes. */
export interface CoverageStore {
  subscribe(listener: () => void): () => void;
  getSnapshot(): Coverage;
}

/** Nothing is missing. */
export const fullCoverage: Coverage = { english: 'ready', isServerReached: true };

/** A coverage, and how it is changed. */
export function createCoverage(): CoverageStore & { readonly set: (part: Partial<Coverage>) => void } {
  let coverage: Coverage = { ...fullCoverage, english: 'waiting' };
  const listeners = new Set<() => void>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => coverage,
    set(part) {
      const next = { ...coverage, ...part };
      if (next.english === coverage.english && next.isServerReached === coverage.isServerReached) return;
      coverage = next;
      for (const listener of listeners) listener();
    },
  };
}

/** Whether a text in which nothing was found may have mistakes that have not been looked for. */
export function isPartial({ english, isServerReached }: Coverage): boolean {
  return !isServerReached || (english !== 'ready' && english !== 'waiting');
}
