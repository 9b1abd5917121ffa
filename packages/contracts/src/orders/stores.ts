import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

/** Gives the caller what was bought in a store, also when it is shown again to restore it. */
export const claimStorePurchase = endpoint({
  method: 'POST',
  path: '/api/vip/store/claim',
  summary: 'Grants or restores a subscription that was bought in a store.',
  audience: 'account',
  input: z.object({
    store: z.enum(['apple']),
    /** What the store has signed: for Apple `jwsRepresentation` of a transaction. */
    signed: z.string().min(1).max(20_000),
  }),
  reply: z.object({
    vip_type: z.enum(['vip', 'vvip']),
    /** The dates of the store, in ms. */
    from: z.int(),
    to: z.int(),
    isRevoked: z.boolean(),
  }),
  errors: ['store_off', 'store_receipt_denied', 'store_receipt_taken'],
  rate: 'secret',
});
