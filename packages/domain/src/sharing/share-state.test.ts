import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextShareState, type ShareEvent, type ShareState } from './share-state.ts';

const events = ['turn_on', 'refresh', 'change', 'close', 'hold', 'release'] as const;

describe('nextShareState', () => {
  it.each<[ShareState, Record<ShareEvent, string>]>([
    [
      'off',
      {
        turn_on: 'on',
        refresh: 'share_closed',
        change: 'share_closed',
        close: 'off',
        hold: 'off',
        release: 'off',
      },
    ],
    ['on', { turn_on: 'on', refresh: 'on', change: 'on', close: 'closed', hold: 'held', release: 'on' }],
    [
      'closed',
      {
        turn_on: 'on',
        refresh: 'share_closed',
        change: 'closed',
        close: 'closed',
        hold: 'held_closed',
        release: 'closed',
      },
    ],
    [
      'held',
      {
        turn_on: 'share_held',
        refresh: 'share_held',
        change: 'held',
        close: 'held_closed',
        hold: 'held',
        release: 'on',
      },
    ],
    [
      'held_closed',
      {
        turn_on: 'share_held',
        refresh: 'share_held',
        change: 'held_closed',
        close: 'held_closed',
        hold: 'held_closed',
        release: 'closed',
      },
    ],
  ])('%s', (state, expected) => {
    for (const event of events) {
      const next = nextShareState(state, event);
      expect(next.ok ? next.value : next.refusal, event).toBe(expected[event]);
    }
  });

  it('refuses owners the end of a hold, and a release opens nothing that the owner had closed', () => {
    const owners = fc.array(fc.constantFrom<ShareEvent>('turn_on', 'refresh', 'change', 'close'));
    fc.assert(
      fc.property(owners, (story) => {
        let state: ShareState = 'held';
        let isClosed = false;
        for (const event of story) {
          const next = nextShareState(state, event);
          if (!next.ok) continue;
          state = next.value;
          isClosed ||= event === 'close';
          expect(['held', 'held_closed']).toContain(state);
        }
        const released = nextShareState(state, 'release');
        expect(released).toEqual({ ok: true, value: isClosed ? 'closed' : 'on' });
      }),
    );
  });
});
