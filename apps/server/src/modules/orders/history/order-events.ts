import type { ReplyOf } from '@inkstone/contracts';
import type { readOrder } from '@inkstone/contracts/orders';
import type { OrderRecord } from './store.ts';

/** An event in the history of an order. */
export type OrderEvent = ReplyOf<typeof readOrder>['events'][number];

/** Returns the history of an order in chronological order; simultaneous events in the order of this list. */
export function eventsOf({ order, attempts, payments, refunds }: OrderRecord): OrderEvent[] {
  const own = (kind: OrderEvent['kind'], at: number | null): OrderEvent[] =>
    at === null ? [] : [{ kind, at, amount: null, currency: null, channel: null }];
  const events: OrderEvent[] = [
    ...own('ordered', order.createdAt),
    ...attempts.map(({ createdAt: at, amount, currency, channel }) => ({
      ...{ kind: 'pay_started' as const, at, amount, currency, channel },
    })),
    ...own('closing', order.closingAt),
    ...own('closed', order.closedAt),
    ...payments.map(({ use, receivedAt: at, amount, currency, channel }) => ({
      ...{ kind: kindOfUse[use], at, amount, currency, channel },
    })),
    ...own('granted', order.paidAt),
    ...refunds.flatMap(({ paymentId, amount, currency, createdAt, endedAt, state }): OrderEvent[] => {
      const channel = payments.find((payment) => payment.paymentId === paymentId)?.channel ?? null;
      const money = { amount, currency, channel };
      return [
        { kind: 'refund_wanted', at: createdAt, ...money },
        ...(endedAt === null ? [] : [{ kind: endOf(state), at: endedAt, ...money }]),
      ];
    }),
  ];
  return events.sort((a, b) => a.at - b.at);
}

/** A foreign payment belongs to no order. */
const kindOfUse = {
  ...{ applied: 'paid', surplus: 'paid_twice', suspense: 'under_review', foreign: 'under_review' },
} as const satisfies Record<OrderRecord['payments'][number]['use'], OrderEvent['kind']>;

function endOf(state: OrderRecord['refunds'][number]['state']): OrderEvent['kind'] {
  if (state === 'succeeded') return 'refunded';
  if (state === 'denied') return 'refund_denied';
  // It can still arrive.
  if (state === 'abnormal') return 'refund_delayed';
  return state === 'closed' ? 'refund_closed' : 'refund_failed';
}
