import type * as Y from 'yjs';

/** A setting of a document that is on or off on all devices; the shape React's useSyncExternalStore takes. */
export interface SharedSwitch {
  subscribe(listener: () => void): () => void;
  getSnapshot(): boolean;
  set(isOn: boolean): void;
}

/** The setting `key` in a document's map of settings; off where nobody has set it. */
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
