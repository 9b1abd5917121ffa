import { describe, expect, it } from 'vitest';
import { type SaveFacts, saveStatus } from './save-status.ts';

const calm: SaveFacts = {
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
    ['connected, something owed', { changes: 2 }, { kind: 'saving' }],
    ['about to connect, something owed', { isConnected: false, changes: 2 }, { kind: 'saving' }],
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
  ])('%s', (_, facts, status) => expect(saveStatus({ ...calm, ...facts })).toEqual(status));
});
