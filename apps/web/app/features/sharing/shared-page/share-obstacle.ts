import type { SaveStatus } from '@inkstone/editor/sync';

/** Why a document cannot be shared yet, as a message key; null when the server has all of it (spec, 4). */
export function shareObstacle({
  kind,
}: SaveStatus): 'blockedLoading' | 'blockedSaving' | 'blockedOffline' | 'blockedRefused' | null {
  switch (kind) {
    case 'saved':
      return null;
    case 'loading':
      return 'blockedLoading';
    case 'saving':
      return 'blockedSaving';
    case 'offline':
      return 'blockedOffline';
    case 'not-saved':
      return 'blockedRefused';
  }
}
