import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { payWay } from '../orders/paying.ts';

const channel = z.enum(['wechat', 'alipay', 'stripe']);

/** A payment provider as configured, without keys. */
const payChannelRow = z.object({
  channel,
  state: z.enum(['off', 'on', 'simulated']),
  ways: z.array(payWay),
  currencies: z.array(z.string()),
  /** Number of the receiving account at the provider; '' if it is off. */
  merchant: z.string(),
  lastNoticeAt: z.int().nullable(),
  lastPaymentAt: z.int().nullable(),
  /** The last call without a result, or refused because of the merchant account; null if there was none. */
  lastFailure: z
    .object({
      at: z.int(),
      /** The method of the driver, such as `query`. */
      call: z.string(),
      /** Technical details, without keys and data of payers. */
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

/** Queries a payment that does not exist: a valid reply shows that keys, network and account are correct. */
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
    /** `refused`: the provider was reached, but refused. `unknown`: no reply, or one with an invalid signature. */
    result: z.enum(['works', 'refused', 'unknown']),
    detail: z.string(),
    /** In ms. */
    took: z.int(),
  }),
  errors: ['not_found'],
  rate: 'staff',
});
export type ChannelTest = z.output<(typeof testPayChannel)['reply']>;
