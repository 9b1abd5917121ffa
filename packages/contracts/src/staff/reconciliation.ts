import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { openOrAll, pageInput, pageOf } from './cursor.ts';

const channel = z.enum(['wechat', 'alipay', 'stripe']);
const day = z.string().regex(/^\d{4}-\d\d-\d\d$/);

/** How far back bills are shown and can be read again, in days: as long as providers keep them. */
export const billDaysKept = 85;

/** A day of a channel in Asia/Shanghai, and its bill. */
const billDayRow = z.object({
  channel,
  day,
  /** `failed`: the bill could not be read, and is requested again. */
  state: z.enum(['done', 'failed']),
  /** Why the last reading failed, in technical words; '' where it did not. */
  detail: z.string(),
  lines: z.int(),
  ranAt: z.int(),
});
export type BillDayView = z.output<typeof billDayRow>;

/** What bill and books disagree about. Amounts are in minor units; null where that side has none. */
const differenceRow = z.object({
  id: z.string(),
  channel,
  day,
  kind: z.enum(['only_theirs', 'only_ours', 'amount', 'repeated']),
  movement: z.enum(['payment', 'refund']),
  /** Payments: the provider's number. Refunds: our number. */
  ref: z.string(),
  /** Our number of the payment; '' if it is not known. */
  outTradeNo: z.string(),
  theirs: z.int().nullable(),
  ours: z.int().nullable(),
  currency: z.string(),
  /** `pending`: the bill of the day after may name it still. */
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
    /** Of all channels, newest first. */
    days: z.array(billDayRow),
    /** Channels that are on. */
    channels: z.array(channel),
    /** The last day whose bill is ready. */
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
