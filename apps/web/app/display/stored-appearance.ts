import { deviceValues } from '../platform/stored-values.ts';

const storageName = 'inkstone.sheet';
const listeners = new Set<() => void>();

/** The text appearance stored on this device. */
export function storedAppearance(): string | null {
  return deviceValues.get(storageName);
}

/** Stores the text appearance on this device, for every page that uses it. */
export function storeAppearance(appearance: string): void {
  if (appearance === storedAppearance()) return;
  deviceValues.set(storageName, appearance);
  for (const listener of listeners) listener();
}

/** Subscribes to changes in this tab and in others. */
export function subscribeToAppearance(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}
