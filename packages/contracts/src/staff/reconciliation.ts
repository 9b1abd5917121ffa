import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { openOrAll, pageInput, pageOf } from './cursor.ts';

const channel = z.enum(['wechat', 'alipay', 'stripe']);
const day = z.string().regex(/^\d{4}-\d\d-\d\d$/);

/** Number of days for which bills are shown and can be fetched again: the retention of the providers. */
export const billDaysKept = 85;

/** A day of a channel in Asia/Shanghai, with its bill. */
const billDayRow = z.object({
  channel,
  day,
  /** `failed`: the bill could not be fetched or read, and is requested again. */
  state: z.enum(['done', 'failed']),
  /** Why the last attempt failed, as a technical description; '' without a failure. */
  detail: z.string(),
  lines: z.int(),
  ranAt: z.int(),
});
export type BillDayView = z.output<typeof billDayRow>;

/** A difference between bill and books. Amounts are in minor units; null where that side has none. */
const differenceRow = z.object({
  id: z.string(),
  channel,
  day,
  kind: z.enum(['only_theirs', 'only_ours', 'amount', 'repeated']),
  movement: z.enum(['payment', 'refund']),
  /** Payments: the provider's number. Refunds: our number. */
  ref: z.string(),
  /** Our number of the payment; '' if unknown. */
  outTradeNo: z.string(),
  theirs: z.int().nullable(),
  ours: z.int().nullable(),
  /** The currency of `theirs`. */
  currency: z.string(),
  /** The currency of `ours`, which can differ; null where our books have none. */
  ourCurrency: z.string().nullable(),
  /** `pending`: the bill of the next day may still state it. */
  state: z.enum(['pending', 'open', 'healed', 'accepted']),
  foundAt: z.int(),
  endedAt: z.int().nullable(),
});
export type DifferenceView = z.output<typeof differenceRow>;

export const listReconciliation = endpoint({
  method: 'GET',
  path: '/api/admin/reconciliation',
  summary: 'Lists the days whose bills were read, and what differs from our books.',
  audience: 'staff',
  permission: 'reconciliation.read',
  input: z.object({ which: openOrAll, ...pageInput }),
  reply: pageOf(differenceRow).extend({
    /** The days of all channels, newest first. */
    days: z.array(billDayRow),
    /** Enabled channels. */
    channels: z.array(channel),
    /** The last day whose bill is available. */
    lastDay: day,
  }),
  errors: [],
  rate: 'staff',
});

export const acceptDifference = endpoint({
  method: 'POST',
  path: '/api/admin/reconciliation/accept',
  summary: 'Closes a difference that was explained.',
  audience: 'staff',
  permission: 'reconciliation.change',
  reason: true,
  proof: 'fresh',
  auditFields: ['id'],
  input: z.object({ id: z.string().max(100) }),
  reply: differenceRow,
  errors: ['not_found'],
  rate: 'staff',
});

export const readBillAgain = endpoint({
  method: 'POST',
  path: '/api/admin/reconciliation/run',
  summary: 'Reads the bill of a day now, and compares it with our books.',
  audience: 'staff',
  permission: 'reconciliation.change',
  reason: true,
  auditFields: ['channel', 'day'],
  input: z.object({ channel, day }),
  reply: billDayRow,
  errors: ['not_found', 'invalid_request'],
  rate: 'staff',
});
