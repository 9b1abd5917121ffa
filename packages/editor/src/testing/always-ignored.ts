import type { AlwaysIgnored } from '../lints/index.ts';

/** "Ignore always" in memory. For tests. */
export function createAlwaysIgnored(): AlwaysIgnored {
  const keys = new Set<string>();
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  return {
    has: (key) => keys.has(key),
    add(key) {
      keys.add(key);
      notify();
    },
    delete(key) {
      keys.delete(key);
      notify();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
