import type * as Y from 'yjs';

/** A boolean setting of a document, shared by all devices, as a store for React's useSyncExternalStore. */
export interface SharedSwitch {
  subscribe(listener: () => void): () => void;
  getSnapshot(): boolean;
  set(isOn: boolean): void;
}

/** The setting `key` in a document's map of settings; false if unset. */
export function sharedSwitch(settings: Y.Map<unknown>, key: 'official'): SharedSwitch {
  return {
    subscribe(listener) {
      settings.observe(listener);
      return () => settings.unobserve(listener);
    },
    getSnapshot: () => settings.get(key) === true,
    set: (isOn) => void settings.set(key, isOn),
  };
}
