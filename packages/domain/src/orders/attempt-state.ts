import { allow, type Result, refuse } from '@inkstone/kernel';

/**
 * State of an attempt to pay. `creating`: the provider is being called. `unknown`: that call had no outcome;
 * only a later statement of the provider ends it. `closing`: to be closed at the provider.
 */
export const attemptStates = ['creating', 'unknown', 'open', 'closing', 'closed', 'failed', 'paid'] as const;
export type AttemptState = (typeof attemptStates)[number];

/**
 * Events of an attempt. `opened`, `refused`, `lost`: results of the call that creates it. `close`: it is no
 * longer needed. `pending`, `absent`, `ended`, `paid`: statements of the provider. `absent` is confirmed by a
 * second query.
 */
export const attemptEvents = [
  'opened',
  'refused',
  'lost',
  'close',
  'pending',
  'absent',
  'ended',
  'paid',
] as const;
export type AttemptEvent = (typeof attemptEvents)[number];

/**
 * `settled`: the provider has received the money, so the event is ignored. `contradiction`: the event is
 * impossible in this state.
 */
export type AttemptRefusal = 'settled' | 'contradiction';

type Row = Partial<Record<AttemptEvent, AttemptState>>;

const ended: Row = { ended: 'closed', absent: 'closed', close: 'closed', paid: 'paid' };

const table: Readonly<Record<AttemptState, Row>> = {
  creating: {
    ...{ opened: 'open', refused: 'failed', lost: 'unknown', close: 'unknown' },
    ...{ pending: 'open', ended: 'closed', paid: 'paid' },
  },
  unknown: {
    ...{ opened: 'open', lost: 'unknown', close: 'unknown' },
    ...{ pending: 'open', absent: 'failed', ended: 'closed', paid: 'paid' },
  },
  open: { opened: 'open', close: 'closing', pending: 'open', absent: 'open', ended: 'closed', paid: 'paid' },
  closing: { close: 'closing', pending: 'closing', absent: 'closed', ended: 'closed', paid: 'paid' },
  closed: { ...ended, opened: 'closed', pending: 'closed' },
  failed: { ...ended, ended: 'failed', absent: 'failed', close: 'failed', refused: 'failed' },
  paid: { paid: 'paid' },
};

/** Returns the state after an event. `paid` is accepted in every state. */
export function nextAttemptState(
  state: AttemptState,
  event: AttemptEvent,
): Result<AttemptState, AttemptRefusal> {
  const next = table[state][event];
  if (next !== undefined) return allow(next);
  return refuse(state === 'paid' ? 'settled' : 'contradiction');
}

/** Whether a payment at the provider may still be possible. */
export function isLive(state: AttemptState): boolean {
  return state === 'creating' || state === 'unknown' || state === 'open' || state === 'closing';
}

/** Status of a payment as the interface reports it (readings, 14). */
export type PayStatus = 'SUCCESS' | 'FAIL' | 'CLOSED' | 'USERPAYING';

/** Status of an attempt for clients. */
export function payStatusOf(state: AttemptState): PayStatus {
  if (state === 'paid') return 'SUCCESS';
  if (state === 'failed') return 'FAIL';
  return state === 'closed' ? 'CLOSED' : 'USERPAYING';
}
