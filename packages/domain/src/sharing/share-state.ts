import { allow, type Result, refuse } from '@inkstone/kernel';

/**
 * Where the share of a document is in its life. `off`: never shared. `on`: its link opens. `closed`: its owner
 * took it back. `held`: moderation looks at it while it was on; `held_closed`: the same, and its owner closed it.
 */
export type ShareState = 'off' | 'on' | 'closed' | 'held' | 'held_closed';

/** What can happen to a share. Owners turn on, refresh, change and close; moderation holds and releases. */
export type ShareEvent = 'turn_on' | 'refresh' | 'change' | 'close' | 'hold' | 'release';

/** Why an event is refused, as a code of the error catalogue. */
export type ShareEventRefusal = 'share_closed' | 'share_held';

// Nothing that an owner can do leads out of a hold.
const table = {
  off: {
    turn_on: 'on',
    refresh: 'share_closed',
    change: 'share_closed',
    close: 'off',
    hold: 'off',
    release: 'off',
  },
  on: { turn_on: 'on', refresh: 'on', change: 'on', close: 'closed', hold: 'held', release: 'on' },
  closed: {
    turn_on: 'on',
    refresh: 'share_closed',
    change: 'closed',
    close: 'closed',
    hold: 'held_closed',
    release: 'closed',
  },
  held: {
    turn_on: 'share_held',
    refresh: 'share_held',
    change: 'held',
    close: 'held_closed',
    hold: 'held',
    release: 'on',
  },
  held_closed: {
    turn_on: 'share_held',
    refresh: 'share_held',
    change: 'held_closed',
    close: 'held_closed',
    hold: 'held_closed',
    release: 'closed',
  },
} as const satisfies Record<ShareState, Record<ShareEvent, ShareState | ShareEventRefusal>>;

/** The state after an event, or why it cannot happen. */
export function nextShareState(state: ShareState, event: ShareEvent): Result<ShareState, ShareEventRefusal> {
  const next = table[state][event];
  return next === 'share_closed' || next === 'share_held' ? refuse(next) : allow(next);
}
