import { allow, type Result, refuse } from '@inkstone/kernel';

/**
 * States of a ticket. `held`: waits for review as possible spam. `open`: waits for staff. `answered`: waits for the requester.
 * `spam`: reviewed and rejected.
 */
export const ticketStates = ['held', 'open', 'answered', 'closed', 'spam'] as const;
export type TicketState = (typeof ticketStates)[number];

export type TicketEvent = 'write' | 'answer' | 'close' | 'reopen' | 'release' | 'reject';

const transitions: Record<TicketState, Partial<Record<TicketEvent, TicketState>>> = {
  held: { write: 'held', answer: 'answered', release: 'open', reject: 'spam' },
  open: { write: 'open', answer: 'answered', close: 'closed', reject: 'spam' },
  answered: { write: 'open', answer: 'answered', close: 'closed' },
  closed: { write: 'open', reopen: 'open' },
  spam: { reopen: 'open' },
};

/** The state after an event, or why it cannot happen. `write`: the requester has written. */
export function nextTicketState(state: TicketState, event: TicketEvent): Result<TicketState, 'not_possible'> {
  const next = transitions[state][event];
  return next ? allow(next) : refuse('not_possible');
}
