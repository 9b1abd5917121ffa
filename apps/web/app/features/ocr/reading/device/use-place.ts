import { useSyncExternalStore } from 'react';
import { deviceValues } from '../../../../platform/stored-values.ts';

/** Where pictures are recognised: on the server or on this device. */
export type ReadingPlace = 'server' | 'device';

const storageName = 'inkstone.ocr-place';
const listeners = new Set<() => void>();

/** Where pictures are recognised, as chosen on this device; by default on the server. */
export function usePlace(): [ReadingPlace, (place: ReadingPlace) => void] {
  return [useSyncExternalStore(subscribe, stored, () => 'server'), store];
}

function stored(): ReadingPlace {
  return deviceValues.get(storageName) === 'device' ? 'device' : 'server';
}

function store(place: ReadingPlace): void {
  deviceValues.set(storageName, place);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}
