import { day, hour, instant, later } from '@inkstone/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type DocumentEvent,
  type DocumentState,
  daysLeft,
  documentState,
  nextDocumentState,
  trashHorizon,
} from './document-state.ts';

describe('nextDocumentState', () => {
  it.each<[DocumentState, DocumentEvent, string]>([
    ['live', 'edit', 'live'],
    ['live', 'trash', 'trashed'],
    ['live', 'restore', 'live'],
    ['live', 'remove', 'file_not_in_trash'],
    ['live', 'expire', 'live'],
    ['trashed', 'edit', 'file_in_trash'],
    ['trashed', 'trash', 'trashed'],
    ['trashed', 'restore', 'live'],
    ['trashed', 'remove', 'removed'],
    ['trashed', 'expire', 'removed'],
    ['removed', 'edit', 'file_not_found'],
    ['removed', 'trash', 'file_not_found'],
    ['removed', 'restore', 'file_not_found'],
    ['removed', 'remove', 'file_not_found'],
    ['removed', 'expire', 'removed'],
  ])('%s, %s: %s', (state, event, expected) => {
    const next = nextDocumentState(state, event);
    expect(next.ok ? next.value : next.refusal).toBe(expected);
  });

  it('never removes a document outside the trash, and never restores a removed one', () => {
    const events = fc.array(fc.constantFrom<DocumentEvent>('edit', 'trash', 'restore', 'remove', 'expire'));
    fc.assert(
      fc.property(events, (story) => {
        let state: DocumentState = 'live';
        for (const event of story) {
          const next = nextDocumentState(state, event);
          if (!next.ok) continue;
          if (next.value === 'removed') expect(state).not.toBe('live');
          if (state === 'removed') expect(next.value).toBe('removed');
          state = next.value;
        }
      }),
    );
  });
});

describe('documentState', () => {
  it('depends on the time of trashing', () => {
    expect(documentState({ trashedAt: null })).toBe('live');
    expect(documentState({ trashedAt: instant(0) })).toBe('trashed');
  });
});

const trashedAt = instant(1_700_000_000_000);

describe('daysLeft', () => {
  it.each([
    [0, 30],
    [day - 1, 30],
    [day, 29],
    [29 * day, 1],
    [29 * day + 23 * hour, 1],
    [31 * day, 1],
    [-day, 30],
  ])('after %i ms: %i', (ms, days) => expect(daysLeft(trashedAt, later(trashedAt, ms))).toBe(days));
});

describe('trashHorizon', () => {
  it('is thirty days ago', () => {
    expect(trashHorizon(later(trashedAt, 30 * day))).toBe(trashedAt);
  });
});
