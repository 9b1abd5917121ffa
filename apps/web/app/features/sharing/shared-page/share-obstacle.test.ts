import type { SaveStatus } from '@inkstone/editor/sync';
import { expect, it } from 'vitest';
import { shareObstacle } from './share-obstacle.ts';

it.each<[SaveStatus, string | null]>([
  [{ kind: 'saved' }, null],
  [{ kind: 'loading' }, 'blockedLoading'],
  [{ kind: 'saving', isKept: true }, 'blockedSaving'],
  [{ kind: 'offline', changes: 0, isKept: true }, 'blockedOffline'],
  [{ kind: 'not-saved', reason: 'disk_full', params: {}, changes: 1, isKept: true }, 'blockedRefused'],
])('%j: %s', (status, reason) => expect(shareObstacle(status)).toBe(reason));
