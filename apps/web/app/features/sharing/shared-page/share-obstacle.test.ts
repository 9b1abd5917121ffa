import type { SaveStatus } from '@inkstone/editor/sync';
import { expect, it } from 'vitest';
import { shareObstacle } from './share-obstacle.ts';

it.each<[SaveStatus, string | null]>([
  [{ kind: 'saved' }, null],
  [{ kind: 'loading' }, 'notYetLoading'],
  [{ kind: 'saving', isKept: true }, 'notYetSaving'],
  [{ kind: 'offline', changes: 0, isKept: true }, 'notYetOffline'],
  [{ kind: 'not-saved', reason: 'disk_full', params: {}, changes: 1, isKept: true }, 'notYetRefused'],
])('%j: %s', (status, reason) => expect(shareObstacle(status)).toBe(reason));
