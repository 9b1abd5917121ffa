import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

/**
 * What can wait for staff: `refunds` for a second person, `payments` in suspense and refunds that did not arrive,
 * `strayPayments` without an order, `charges` that failed, `differences` of bills, `bills` that could not be read, `notices` of
 * providers that people have to look at, `invoices` to issue or cancel, `tickets` without an answer, `heldTickets` that look
 * like spam, `complaints` about shared documents, `feedback`, `pictures` of shares, and `jobs` that failed for good.
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
    /** In the order of `waitingKinds`; also those of which nothing waits. */
    waiting: z.array(z.object({ kind: z.enum(waitingKinds), count: z.int() })),
  }),
  errors: [],
  rate: 'staff',
});
