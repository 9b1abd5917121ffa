import type { AlwaysIgnored } from '@inkstone/editor/lints';

const storageName = 'inkstone.ignored';
/** Maximum number of entries; the oldest are removed. */
const maxEntries = 5000;

/** Findings that the user has dismissed permanently on this device. Synchronized between tabs. */
export function createIgnoredAlways(storage: Storage = localStorage): AlwaysIgnored {
  const listeners = new Set<() => void>();
  let keys = read(storage);

  function change(next: Iterable<string>): void {
    keys = new Set([...next].slice(-maxEntries));
    try {
      storage.setItem(storageName, JSON.stringify([...keys]));
    } catch {
      // Storage is full or blocked: the entry is kept for this visit only.
    }
    for (const listener of listeners) listener();
  }

  function onStorage(event: StorageEvent): void {
    if (event.key !== storageName) return;
    keys = read(storage);
    for (const listener of listeners) listener();
  }

  return {
    has: (key) => keys.has(key),
    add: (key) => change([...keys, key]),
    delete: (key) => change([...keys].filter((each) => each !== key)),
    subscribe(listener) {
      if (listeners.size === 0) addEventListener('storage', onStorage);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) removeEventListener('storage', onStorage);
      };
    },
  };
}

function read(storage: Storage): Set<string> {
  try {
    const kept: unknown = JSON.parse(storage.getItem(storageName) ?? '[]');
    return new Set(Array.isArray(kept) ? kept.filter((key) => typeof key === 'string') : []);
  } catch {
    return new Set();
  }
}
