import { allow, type Result, refuse } from '@inkstone/kernel';

/**
 * Life cycle of a share. `off`: never shared. `on`: the link opens. `closed`: closed by the owner. `held`:
 * held by moderation while on; `held_closed`: held and closed by the owner.
 */
export type ShareState = 'off' | 'on' | 'closed' | 'held' | 'held_closed';

/** Events of a share. Owners turn on, refresh, change and close; moderation holds and releases. */
export type ShareEvent = 'turn_on' | 'refresh' | 'change' | 'close' | 'hold' | 'release';

/** Why an event is refused, as an error code. */
export type ShareEventRefusal = 'share_closed' | 'share_held';

// No owner action ends a hold.
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

/** The state after an event, or why it is not allowed. */
export function nextShareState(state: ShareState, event: ShareEvent): Result<ShareState, ShareEventRefusal> {
  const next = table[state][event];
  return next === 'share_closed' || next === 'share_held' ? refuse(next) : allow(next);
}
