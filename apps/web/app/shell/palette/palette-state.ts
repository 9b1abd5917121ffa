import { useSyncExternalStore } from 'react';

/** Whether the command palette is open; global, because shortcuts and buttons of any page open it. */
let isOpen = false;
const listeners = new Set<() => void>();

function set(next: boolean): void {
  if (next === isOpen) return;
  isOpen = next;
  for (const listener of listeners) listener();
}

/** Opens the command palette. */
export const openPalette = () => set(true);
/** Closes the command palette. */
export const closePalette = () => set(false);
/** Opens or closes the command palette. */
export const togglePalette = () => set(!isOpen);

/** Whether the command palette is open. */
export function usePaletteOpen(): boolean {
  return useSyncExternalStore(subscribe, () => isOpen, no);
}

const no = () => false;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
