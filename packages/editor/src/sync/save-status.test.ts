import { describe, expect, it } from 'vitest';
import { isLostOnLeaving, type SaveFacts, saveStatus } from './save-status.ts';

const allSaved: SaveFacts = {
  isConnected: true,
  hasFailed: false,
  changes: 0,
  isKept: true,
  problem: null,
};

describe('saveStatus', () => {
  it.each<[string, Partial<SaveFacts>, object]>([
    ['before anything came', { isConnected: false }, { kind: 'loading' }],
    ['connected, nothing owed', {}, { kind: 'saved' }],
    ['connected, something owed', { changes: 2 }, { kind: 'saving', isKept: true }],
    [
      'about to connect, something owed',
      { isConnected: false, changes: 2 },
      { kind: 'saving', isKept: true },
    ],
    [
      'on its way from a device that keeps nothing',
      { changes: 1, isKept: false },
      { kind: 'saving', isKept: false },
    ],
    [
      'not connected',
      { isConnected: false, hasFailed: true, changes: 2 },
      { kind: 'offline', changes: 2, isKept: true },
    ],
    [
      'never connected, nothing here',
      { isConnected: false, hasFailed: true, isKept: false },
      { kind: 'offline', changes: 0, isKept: false },
    ],
    [
      'refused',
      { isConnected: false, changes: 1, problem: { code: 'document_too_large', params: { limit: '64 MB' } } },
      {
        kind: 'not-saved',
        reason: 'document_too_large',
        params: { limit: '64 MB' },
        changes: 1,
        isKept: true,
      },
    ],
  ])('%s', (_, facts, status) => expect(saveStatus({ ...allSaved, ...facts })).toEqual(status));
});

describe('isLostOnLeaving', () => {
  const problem = { code: 'save_failed', params: {} } as const;
  it.each<[string, Partial<SaveFacts>, boolean]>([
    ['nothing owed', { isKept: false }, false],
    ['on its way and kept here', { changes: 1 }, false],
    ['on its way and kept nowhere', { changes: 1, isKept: false }, true],
    ['before the line is there, kept nowhere', { isConnected: false, changes: 1, isKept: false }, true],
    ['offline and kept here', { isConnected: false, hasFailed: true, changes: 1 }, false],
    ['offline and kept nowhere', { isConnected: false, hasFailed: true, changes: 1, isKept: false }, true],
    ['offline with nothing owed', { isConnected: false, hasFailed: true, isKept: false }, false],
    ['refused and kept nowhere', { changes: 1, isKept: false, problem }, true],
    ['refused and kept here', { changes: 1, problem }, false],
  ])('%s', (_, facts, expected) => {
    expect(isLostOnLeaving(saveStatus({ ...allSaved, ...facts }))).toBe(expected);
  });
});
