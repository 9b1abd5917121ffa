import { instant } from '@inkstone/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type DocumentEvent,
  type DocumentState,
  documentState,
  nextDocumentState,
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

  it('never removes a document that was not in the trash, and never brings one back from nothing', () => {
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
  it('tells by the moment of trashing', () => {
    expect(documentState({ trashedAt: null })).toBe('live');
    expect(documentState({ trashedAt: instant(0) })).toBe('trashed');
  });
});
