import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

const token = z.string().min(1).max(2000);

/** The proof of a purchase that a store gives to an app. */
export const storeProof = z.discriminatedUnion('store', [
  /** `jwsRepresentation` of a transaction of StoreKit 2. */
  z.object({ store: z.literal('apple'), signed: z.string().min(1).max(20_000) }),
  /** `purchaseToken`, and whether a subscription was bought or words. */
  z.object({
    store: z.literal('google'),
    kind: z.enum(['subscription', 'product']),
    purchaseToken: token,
  }),
  /** `inAppPurchaseData`, `inAppPurchaseDataSignature` and `signatureAlgorithm` of HMS Core. */
  z.object({
    store: z.literal('huawei'),
    purchaseData: z.string().min(2).max(20_000),
    signature: token,
    algorithm: z.enum(['SHA256WithRSA', 'SHA256WithRSA/PSS']).default('SHA256WithRSA'),
  }),
  /** `jwsPurchaseOrder` of words or `jwsSubscriptionStatus` of a subscription, from `PurchaseData` of IAP Kit. */
  z.object({ store: z.literal('harmony'), signed: z.string().min(1).max(500_000) }),
]);

/** Grants the caller a purchase made in a store, including a restored purchase. */
export const claimStorePurchase = endpoint({
  method: 'POST',
  path: '/api/vip/store/claim',
  summary: 'Grants or restores what was bought in a store.',
  audience: 'account',
  input: storeProof,
  reply: z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('tier'),
      vip_type: z.enum(['vip', 'vvip']),
      /** The dates of the store, in ms. */
      from: z.int(),
      to: z.int(),
      isRevoked: z.boolean(),
    }),
    z.object({ kind: z.literal('words'), plan: z.string(), quantity: z.int(), isRevoked: z.boolean() }),
  ]),
  errors: [
    ...(['store_off', 'store_receipt_denied', 'store_receipt_taken'] as const),
    ...(['store_purchase_pending', 'store_unavailable'] as const),
  ],
  rate: 'secret',
});
