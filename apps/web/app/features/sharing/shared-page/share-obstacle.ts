import type { SaveStatus } from '@inkstone/editor/sync';

/** Why a document cannot be shared yet, as a message key; null when the server has all of it (spec, 4). */
export function shareObstacle({
  kind,
}: SaveStatus): 'notYetLoading' | 'notYetSaving' | 'notYetOffline' | 'notYetRefused' | null {
  switch (kind) {
    case 'saved':
      return null;
    case 'loading':
      return 'notYetLoading';
    case 'saving':
      return 'notYetSaving';
    case 'offline':
      return 'notYetOffline';
    case 'not-saved':
      return 'notYetRefused';
  }
}
