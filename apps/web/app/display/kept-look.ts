const storageName = 'inkstone.sheet';
const listeners = new Set<() => void>();

/** The look of the sheet as this device keeps it. */
export function keptLook(): string | null {
  return localStorage.getItem(storageName);
}

/** Keeps a look on this device, for every page that shows it. */
export function keepLook(look: string): void {
  if (look === keptLook()) return;
  localStorage.setItem(storageName, look);
  for (const listener of listeners) listener();
}

/** Tells of changes here and in other tabs. */
export function subscribeToLook(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}
