import { allow, type Result, refuse } from '@inkstone/kernel';

/**
 * State of a refund. `wanted`: a second staff member must approve it. `approved`: to be sent once all preconditions are met.
 * `sent`: the provider has received it, or may have. `abnormal`: the payer's account cannot receive it; staff must act. `failed`:
 * the provider refused or closed it; the benefits are kept, and staff must act. `closed`: superseded, a won dispute, or a failed
 * one that staff leave as it is.
 */
export const refundStates = [
  ...(['wanted', 'approved', 'denied', 'sent'] as const),
  ...(['abnormal', 'succeeded', 'closed', 'failed'] as const),
] as const;
export type RefundState = (typeof refundStates)[number];

/**
 * Events of a refund. `resend`: staff send it again. `supersede`: the provider has returned the money otherwise. `dismiss`: staff do
 * not repeat a failed one. `succeed` to `fail`: results reported by the provider. `win`: a dispute was won, and the chargeback is
 * reversed. `bounce`: the bank of the payer sent the money back.
 */
export const refundEvents = [
  ...(['approve', 'deny', 'supersede', 'send', 'resend', 'dismiss'] as const),
  ...(['succeed', 'stall', 'close', 'fail', 'win', 'bounce'] as const),
] as const;
export type RefundEvent = (typeof refundEvents)[number];

/** `ended`: the state is final. `contradiction`: the event is impossible in this state. */
export type RefundRefusal = 'ended' | 'contradiction';

const outcomes = { succeed: 'succeeded', stall: 'abnormal', close: 'failed', fail: 'failed' } as const;

const table: Readonly<Record<RefundState, Partial<Record<RefundEvent, RefundState>>>> = {
  wanted: { approve: 'approved', deny: 'denied', supersede: 'closed' },
  approved: { send: 'sent', supersede: 'closed' },
  sent: { send: 'sent', ...outcomes },
  abnormal: { resend: 'sent', ...outcomes },
  denied: {},
  succeeded: { win: 'closed', bounce: 'failed' },
  closed: {},
  failed: { dismiss: 'closed' },
};

/** The state after an event. */
export function nextRefundState(state: RefundState, event: RefundEvent): Result<RefundState, RefundRefusal> {
  const next = table[state][event];
  if (next !== undefined) return allow(next);
  return refuse(Object.keys(table[state]).length === 0 ? 'ended' : 'contradiction');
}

/** Whether the money of a refund was or may be returned to the payer, so that it reduces the remaining payment. */
export function takesMoney(state: RefundState): boolean {
  return state !== 'denied' && state !== 'closed' && state !== 'failed';
}

/** What of a refund determines whether it awaits a decision. */
interface RepeatableRefund {
  readonly refundId: string;
  readonly paymentId: string;
  readonly state: RefundState;
  readonly createdAt: number;
}

/**
 * Returns the failed refunds of applied payments that no later refund of the same payment repeats: their buyers keep what they
 * wanted to return until staff act.
 */
export function findUnrepeated<Refund extends RepeatableRefund>(
  refunds: readonly Refund[],
  isApplied: (paymentId: string) => boolean,
): readonly Refund[] {
  return refunds.filter(
    (failed) =>
      failed.state === 'failed' &&
      isApplied(failed.paymentId) &&
      !refunds.some(
        ({ paymentId, createdAt }) => paymentId === failed.paymentId && createdAt > failed.createdAt,
      ),
  );
}
