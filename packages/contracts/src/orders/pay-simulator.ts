import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { payChannelName, payWay } from './paying.ts';

/** The page of the simulated wallets and of all simulated payments. */
export const paySimulatorPath = '/simulator/pay';

/** The page on which a simulated payment is made, to which its QR code leads. */
export const simulatedWalletPath = (tradeId: string) => `${paySimulatorPath}/${tradeId}`;

/**
 * An action of a tester on a simulated payment. `pay_twice`: two payments with one order number. `pay_both`: also pays the same
 * order at another channel. `pay_late`: pays although it is closed. `other_…`: pays with terms that differ from the request.
 * `lose_notice`: the notice is never sent. `delay_notice`: it is sent ten minutes later. `repeat_notice`: it is sent several
 * times at once. `reorder_notices`: a notice with the state "waiting" follows. `forge_notice`: a notice about a payment that does
 * not exist, signed with another key. `probe_signature`: WeChat Pay's test of the verification. `fail_refunds`: later refunds do
 * not reach the payer. `decline_renewals`: the card of its subscription has no funds from now on. `dispute`: the payer's bank
 * reclaims the money. `bill_…`: the bill of the day omits the payment, states another amount, or contains an additional payment
 * that does not exist.
 */
export const simulatedAction = z.enum([
  ...(['pay', 'pay_twice', 'pay_both', 'pay_late'] as const),
  ...(['other_amount', 'other_merchant', 'other_app', 'other_currency', 'other_number'] as const),
  ...(['lose_notice', 'delay_notice', 'repeat_notice', 'reorder_notices'] as const),
  ...(['forge_notice', 'probe_signature', 'fail_refunds'] as const),
  ...(['decline_renewals', 'accept_renewals', 'dispute', 'win_dispute', 'lose_dispute'] as const),
  ...(['bill_missing', 'bill_other_amount', 'bill_extra'] as const),
]);
export type SimulatedAction = z.output<typeof simulatedAction>;

/** Maximum number of repetitions of one notice. */
export const maxRepetitions = 50;

/** A notice of a simulated provider. Times are ms. */
export const simulatedNotice = z.object({
  noticeId: z.string(),
  says: z.enum(['waiting', 'paid', 'refund', 'invoice', 'subscription', 'dispute']),
  signedAs: z.enum(['genuine', 'forged', 'probe']),
  times: z.int(),
  state: z.enum(['due', 'accepted', 'denied', 'lost', 'given_up']),
  tries: z.int(),
  /** The status of the last reply; null before the first one. */
  status: z.int().nullable(),
  dueAt: z.int(),
});
export type SimulatedNotice = z.output<typeof simulatedNotice>;

/** A payment at a simulated provider. Amounts in minor units, times in ms. */
export const simulatedTrade = z.object({
  tradeId: z.string(),
  channel: payChannelName,
  way: payWay,
  outTradeNo: z.string(),
  subject: z.string(),
  amount: z.int(),
  currency: z.string(),
  /** `action`: the card requires 3-D Secure. */
  state: z.enum(['pending', 'action', 'paid', 'closed']),
  /** Number of times that it was paid. */
  payments: z.int(),
  refunded: z.int(),
  refundsFail: z.boolean(),
  createdAt: z.int(),
  expiresAt: z.int(),
  /** The URL to which the shop wants its buyer to return. */
  returnUrl: z.string(),
  /** The actions that are possible now. */
  actions: z.array(simulatedAction),
  notices: z.array(simulatedNotice),
});
export type SimulatedTrade = z.output<typeof simulatedTrade>;

/** Lists simulated payments. Not found unless the simulator is on, as all of these. */
export const listSimulatedTrades = endpoint({
  method: 'GET',
  path: '/api/simulator/pay/trades',
  summary: 'Lists the newest payments at the simulated payment providers.',
  audience: 'anyone',
  input: z.object({}),
  reply: z.object({ trades: z.array(simulatedTrade) }),
  errors: ['not_found'],
  rate: 'poll',
});

/** Returns one simulated payment. */
export const readSimulatedTrade = endpoint({
  method: 'GET',
  path: '/api/simulator/pay/trade',
  summary: 'Returns a payment at a simulated payment provider.',
  audience: 'anyone',
  input: z.object({ tradeId: z.string().max(100) }),
  reply: simulatedTrade,
  errors: ['not_found'],
  rate: 'poll',
});

/** Acts as the payer or the provider. Notices that are due have been posted when the reply is sent. */
export const actOnSimulatedTrade = endpoint({
  method: 'POST',
  path: '/api/simulator/pay/act',
  summary: 'Pays at a simulated payment provider, or makes it misbehave.',
  audience: 'anyone',
  input: z.object({
    tradeId: z.string().max(100),
    action: simulatedAction,
    /** For `repeat_notice`. */
    times: z.int().min(2).max(maxRepetitions).default(5),
  }),
  reply: simulatedTrade,
  errors: ['not_found', 'simulated_action_refused'],
  rate: 'normal',
});

const clientSecret = z.string().max(200);

/** The result of a payment by card. */
const cardReply = z.object({
  status: z.enum(['succeeded', 'requires_action', 'declined']),
  /** Stripe's reason; null unless declined. */
  declineCode: z
    .enum(['card_declined', 'insufficient_funds', 'expired_card', 'authentication_failed'])
    .nullable(),
});
export type SimulatedCardReply = z.output<typeof cardReply>;

/**
 * Pays with a simulated card, in place of Stripe's script. The result depends on the number, as with Stripe's test cards:
 * 4242… is accepted, 4000002500003155 requires 3-D Secure, 4000000000000002 is declined, 4000000000009995 has no funds,
 * 4000000000000069 is expired; all others are declined.
 */
export const paySimulatedCard = endpoint({
  method: 'POST',
  path: '/api/simulator/pay/card',
  summary: 'Pays with a simulated card.',
  audience: 'anyone',
  input: z.object({ clientSecret, number: z.string().regex(/^[\d ]{12,23}$/) }),
  reply: cardReply,
  errors: ['not_found', 'simulated_action_refused'],
  rate: 'normal',
});

/** Completes the 3-D Secure challenge of a simulated card. */
export const confirmSimulatedCard = endpoint({
  method: 'POST',
  path: '/api/simulator/pay/card/confirm',
  summary: 'Confirms or refuses a payment by a simulated card that wants 3-D Secure.',
  audience: 'anyone',
  input: z.object({ clientSecret, isConfirmed: z.boolean() }),
  reply: cardReply,
  errors: ['not_found', 'simulated_action_refused'],
  rate: 'normal',
});

const clock = {
  /** The time of the installation, in ms. */
  now: z.int(),
  /** Difference from real time, in ms. */
  ahead: z.int(),
  /** The time of the next scheduled work; null if there is none. */
  nextDue: z.int().nullable(),
};

/** Returns the clock of an installation with the simulator. */
export const readTestClock = endpoint({
  method: 'GET',
  path: '/api/simulator/clock',
  summary: 'Tells the time of the test clock.',
  audience: 'anyone',
  input: z.object({}),
  reply: z.object(clock),
  errors: ['not_found'],
  rate: 'poll',
});

/** Maximum distance of one call, in ms: five years. */
export const maxMove = 5 * 366 * 24 * 60 * 60 * 1000;

/**
 * Moves the clock forward step by step to each due time, runs the due work, and then moves the clock to the end. If this takes
 * too long, it stops early (`isThere` is false) and can be called again with the same `to`.
 */
export const moveTestClock = endpoint({
  method: 'POST',
  path: '/api/simulator/clock',
  summary: 'Moves the test clock forward and does what becomes due.',
  audience: 'anyone',
  input: z.object({ to: z.int().positive() }),
  reply: z.object({ ...clock, done: z.int(), isThere: z.boolean() }),
  errors: ['not_found', 'simulated_action_refused'],
  rate: 'normal',
});
