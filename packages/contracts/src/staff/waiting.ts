import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

/**
 * Items that can be pending for staff. `refunds`: for a second person; `payments`: in suspense, and refunds that did not arrive;
 * `strayPayments`: without an order; `charges`: failed ones; `differences`: of bills; `bills`: that could not be read; `notices`:
 * of providers that require attention; `invoices`: to be issued or cancelled; `tickets`: without an answer; `heldTickets`:
 * possible spam; `complaints`: about shared documents; `feedback`; `pictures`: of shares; `jobs`: that failed permanently.
 */
export const waitingKinds = [
  ...([
    'refunds',
    'payments',
    'strayPayments',
    'charges',
    'differences',
    'bills',
    'notices',
    'invoices',
  ] as const),
  ...(['tickets', 'heldTickets', 'complaints', 'feedback', 'pictures', 'jobs'] as const),
] as const;
export type WaitingKind = (typeof waitingKinds)[number];

export const listWaiting = endpoint({
  method: 'GET',
  path: '/api/admin/waiting',
  summary: 'Counts what waits for staff, as far as the roles of the caller permit to see or decide it.',
  audience: 'staff',
  permission: 'admin.enter',
  input: z.object({}),
  reply: z.object({
    /** In the order of `waitingKinds`, including those without pending items. */
    waiting: z.array(z.object({ kind: z.enum(waitingKinds), count: z.int() })),
  }),
  errors: [],
  rate: 'staff',
});
