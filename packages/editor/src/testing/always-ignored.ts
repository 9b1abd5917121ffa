import type { AlwaysIgnored } from '../lints/index.ts';

/** "Ignore always" in memory. For tests. */
export function createAlwaysIgnored(): AlwaysIgnored {
  const keys = new Set<string>();
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return {
    has: (key) => keys.has(key),
    add(key) {
      keys.add(key);
      tell();
    },
    delete(key) {
      keys.delete(key);
      tell();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
