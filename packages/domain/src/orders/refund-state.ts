import { allow, type Result, refuse } from '@inkstone/kernel';

/**
 * State of a refund. `wanted`: a second person has to approve it. `approved`: to be sent, once nothing has to happen
 * before. `sent`: the provider has it, or may have it. `abnormal`: the payer's account cannot receive it; people act.
 * `closed`, `failed`: the money stays here, and so do the benefits.
 */
export const refundStates = [
  ...(['wanted', 'approved', 'denied', 'sent'] as const),
  ...(['abnormal', 'succeeded', 'closed', 'failed'] as const),
] as const;
export type RefundState = (typeof refundStates)[number];

/**
 * What can happen. `resend`: people ask the provider again. `succeed` to `fail`: what the provider says. `win`: the payer's bank gave
 * back what it had taken, and a chargeback is undone.
 */
export const refundEvents = [
  ...(['approve', 'deny', 'send', 'resend'] as const),
  ...(['succeed', 'stall', 'close', 'fail', 'win'] as const),
] as const;
export type RefundEvent = (typeof refundEvents)[number];

/** `ended`: nothing changes it any more. `contradiction`: it cannot happen in this state. */
export type RefundRefusal = 'ended' | 'contradiction';

const outcomes = { succeed: 'succeeded', stall: 'abnormal', close: 'closed', fail: 'failed' } as const;

const table: Readonly<Record<RefundState, Partial<Record<RefundEvent, RefundState>>>> = {
  wanted: { approve: 'approved', deny: 'denied' },
  approved: { send: 'sent' },
  sent: { send: 'sent', ...outcomes },
  abnormal: { resend: 'sent', ...outcomes },
  denied: {},
  succeeded: { win: 'closed' },
  closed: {},
  failed: {},
};

/** The state after an event. */
export function nextRefundState(state: RefundState, event: RefundEvent): Result<RefundState, RefundRefusal> {
  const next = table[state][event];
  if (next !== undefined) return allow(next);
  return refuse(Object.keys(table[state]).length === 0 ? 'ended' : 'contradiction');
}

/** Whether the money of a refund is, or may come to be, with the payer: it counts against its payment. */
export function takesMoney(state: RefundState): boolean {
  return state !== 'denied' && state !== 'closed' && state !== 'failed';
}
