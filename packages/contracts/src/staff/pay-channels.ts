import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { payWay } from '../orders/paying.ts';

const channel = z.enum(['wechat', 'alipay', 'stripe']);

/** A payment provider as this installation uses it. No key is part of it. */
const payChannelRow = z.object({
  channel,
  state: z.enum(['off', 'on', 'simulated']),
  ways: z.array(payWay),
  currencies: z.array(z.string()),
  /** Number of the receiving account at the provider; '' while off. */
  merchant: z.string(),
  lastNoticeAt: z.int().nullable(),
  lastPaymentAt: z.int().nullable(),
  /** The last call that had no result or was refused for the account; null if there was none. */
  lastFailure: z
    .object({
      at: z.int(),
      /** The method of the driver, such as `query`. */
      call: z.string(),
      /** Technical, without keys and data of payers. */
      detail: z.string(),
    })
    .nullable(),
});
export type PayChannelView = z.output<typeof payChannelRow>;

export const listPayChannels = endpoint({
  method: 'GET',
  path: '/api/admin/pay-channels',
  summary: 'Lists the payment providers, and how they work.',
  audience: 'staff',
  permission: 'channels.read',
  input: z.object({}),
  reply: z.object({ channels: z.array(payChannelRow) }),
  errors: [],
  rate: 'staff',
});

/** Asks for a payment that does not exist: that answer shows that keys, network and account are right. */
export const testPayChannel = endpoint({
  method: 'POST',
  path: '/api/admin/pay-channels/test',
  summary: 'Sends a harmless signed query to a payment provider.',
  audience: 'staff',
  permission: 'channels.test',
  reason: true,
  auditFields: ['channel'],
  input: z.object({ channel }),
  reply: z.object({
    /** `refused`: reached, but not served. `unknown`: no answer, or one whose signature is not believed. */
    result: z.enum(['works', 'refused', 'unknown']),
    detail: z.string(),
    /** In ms. */
    took: z.int(),
  }),
  errors: ['not_found'],
  rate: 'staff',
});
export type ChannelTest = z.output<(typeof testPayChannel)['reply']>;
