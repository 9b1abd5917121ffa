import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { simulatedNotice } from './pay-simulator.ts';
import { storeProof } from './stores.ts';

/** The page of the simulated stores. */
export const storeSimulatorPath = '/simulator/store';

/** Stores that can be simulated. */
export const simulatedStores = ['apple', 'google', 'huawei', 'harmony'] as const;
export const simulatedStore = z.enum(simulatedStores);
export type SimulatedStore = z.output<typeof simulatedStore>;

/**
 * How notifications of a purchase are delivered. `late`: after ten minutes. `held`: when a tester sends them, in any order.
 */
export const storeDeliveries = ['at_once', 'twice', 'late', 'held', 'lost'] as const;
export const storeDelivery = z.enum(storeDeliveries);
export type StoreDelivery = z.output<typeof storeDelivery>;

/**
 * An action of a tester on a simulated purchase. `decline_with_grace`: the next charge fails, and access lasts 16 more days.
 * `decline_without_grace`: access stops until a charge succeeds. `accept_renewals`: charges succeed again; a failed one is
 * retried at once. `revoke`: the store revokes the purchase without a refund. `unknown_notice`: a genuine notification of an
 * unknown type. `forge_notice`: a notification of a refund that does not exist, signed with other keys; about words at HMS,
 * whose notifications are unsigned, it is sent by someone else.
 */
export const storeAction = z.enum([
  ...(['cancel_renewal', 'resume_renewal'] as const),
  ...(['decline_with_grace', 'decline_without_grace', 'accept_renewals'] as const),
  ...(['refund', 'reverse_refund', 'revoke', 'unknown_notice', 'forge_notice'] as const),
]);
export type StoreAction = z.output<typeof storeAction>;

/** An event that a simulated store reports. */
export const storeEvent = z.enum([
  ...(['bought', 'renewed', 'recovered', 'renewal_failed', 'grace_ended', 'expired'] as const),
  ...(['renewal_off', 'renewal_on', 'refunded', 'refund_reversed', 'revoked', 'unknown'] as const),
]);
export type StoreEvent = z.output<typeof storeEvent>;

/** The signer of a proof of purchase: the store, another party, or the store for its sandbox. */
export const proofKinds = ['genuine', 'forged', 'sandbox'] as const;
export const proofKind = z.enum(proofKinds);
export type ProofKind = z.output<typeof proofKind>;

/** A notification of a simulated store. Times are ms. */
export const simulatedStoreNotice = simulatedNotice.omit({ says: true, signedAs: true, state: true }).extend({
  says: storeEvent,
  isForged: z.boolean(),
  state: z.enum(['due', 'held', 'lost', 'accepted', 'denied', 'given_up']),
  /** When the store created it. */
  saidAt: z.int(),
});
export type SimulatedStoreNotice = z.output<typeof simulatedStoreNotice>;

/** A purchase at a simulated store. Amounts in hundredths, times in ms. */
export const simulatedPurchase = z.object({
  purchaseId: z.string(),
  store: simulatedStore,
  /** The store's number of the purchase. */
  number: z.string(),
  product: z.string(),
  kind: z.enum(['subscription', 'product']),
  amount: z.int(),
  currency: z.string(),
  /** The account that the app named; null if it named none. */
  accountToken: z.string().nullable(),
  state: z.enum(['active', 'grace', 'retry', 'expired', 'returned']),
  renews: z.boolean(),
  /** Whether the next charges fail. */
  isDeclined: z.boolean(),
  delivery: storeDelivery,
  /** The last paid period; null for words. */
  from: z.int(),
  to: z.int().nullable(),
  graceUntil: z.int().nullable(),
  /** Whether the delivery was confirmed to the store; null if the store does not require that. */
  isConfirmed: z.boolean().nullable(),
  actions: z.array(storeAction),
  notices: z.array(simulatedStoreNotice),
});
export type SimulatedPurchase = z.output<typeof simulatedPurchase>;

/** A product of a simulated store. */
export const simulatedProduct = z.object({
  productId: z.string(),
  kind: z.enum(['subscription', 'product']),
  amount: z.int(),
  currency: z.string(),
});
export type SimulatedProduct = z.output<typeof simulatedProduct>;

const purchaseId = z.string().max(100);
const notSimulated = ['not_found'] as const;
const refusable = ['not_found', 'simulated_action_refused'] as const;

/** Lists simulated purchases. Not found unless the simulator is on, as all of these. */
export const listSimulatedPurchases = endpoint({
  method: 'GET',
  path: '/api/simulator/store/purchases',
  summary: 'Lists what the simulated stores sell, and the newest purchases at them.',
  audience: 'anyone',
  input: z.object({}),
  reply: z.object({ products: z.array(simulatedProduct), purchases: z.array(simulatedPurchase) }),
  errors: notSimulated,
  rate: 'poll',
});

/** Buys as an app does, which may name the account of the purchase. */
export const buyInSimulatedStore = endpoint({
  method: 'POST',
  path: '/api/simulator/store/buy',
  summary: 'Buys a product in a simulated store.',
  audience: 'anyone',
  input: z.object({
    store: simulatedStore,
    productId: z.string().max(100),
    accountToken: z.uuid().nullable(),
    delivery: storeDelivery,
  }),
  reply: simulatedPurchase,
  errors: refusable,
  rate: 'normal',
});

/** Acts as the buyer or the store. Notifications that are due have been posted when the reply is sent. */
export const actOnSimulatedPurchase = endpoint({
  method: 'POST',
  path: '/api/simulator/store/act',
  summary: 'Cancels, declines, refunds or revokes a purchase in a simulated store.',
  audience: 'anyone',
  input: z.object({ purchaseId, action: storeAction }),
  reply: simulatedPurchase,
  errors: refusable,
  rate: 'normal',
});

/** Sets how later notifications of the purchase are delivered. */
export const setSimulatedDelivery = endpoint({
  method: 'POST',
  path: '/api/simulator/store/delivery',
  summary: 'Decides how the notifications of a simulated purchase travel.',
  audience: 'anyone',
  input: z.object({ purchaseId, delivery: storeDelivery }),
  reply: simulatedPurchase,
  errors: notSimulated,
  rate: 'normal',
});

/** Sends a notification now, even if it is held, lost or was sent before. It keeps its original signature. */
export const sendSimulatedStoreNotice = endpoint({
  method: 'POST',
  path: '/api/simulator/store/notice',
  summary: 'Posts a notification of a simulated store, also again.',
  audience: 'anyone',
  input: z.object({ noticeId: z.string().max(100) }),
  reply: simulatedPurchase,
  errors: notSimulated,
  rate: 'normal',
});

/** Returns the proof that a store gives to the app on a device: the input of `claimStorePurchase`. */
export const proveSimulatedPurchase = endpoint({
  method: 'POST',
  path: '/api/simulator/store/proof',
  summary: 'Returns the signed proof of a purchase that a simulated store gives to the app.',
  audience: 'anyone',
  input: z.object({ purchaseId, kind: proofKind }),
  reply: z.object({ proof: storeProof }),
  errors: notSimulated,
  rate: 'normal',
});
