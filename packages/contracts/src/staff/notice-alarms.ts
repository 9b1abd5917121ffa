import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { openOrAll, pageInput, pageOf } from './cursor.ts';

/** Notifications of one provider, kind, type and day that require attention. Times are ms. */
const noticeAlarm = z.object({
  id: z.string(),
  provider: z.enum(['apple', 'google', 'huawei', 'harmony', 'wechat', 'alipay', 'stripe']),
  /**
   * `unknown`: of an unknown type. `unreadable`: of a known type in an undocumented form. `alarming`: of a type that requires an
   * action of staff.
   */
  kind: z.enum(['unknown', 'unreadable', 'alarming']),
  /** The provider's name of the type; empty if there is none. */
  type: z.string(),
  /** In Asia/Shanghai. */
  day: z.string(),
  /** Number of notifications, excluding repetitions. */
  count: z.int(),
  state: z.enum(['open', 'resolved']),
  firstAt: z.int(),
  lastAt: z.int(),
  resolvedAt: z.int().nullable(),
});
export type NoticeAlarmView = z.output<typeof noticeAlarm>;

/** A notification as received, and its content in plain text. */
const alarmMessage = z.object({
  eventKey: z.string(),
  body: z.string(),
  content: z.string(),
  receivedAt: z.int(),
});
export type AlarmMessageView = z.output<typeof alarmMessage>;

const id = z.string().max(100);

export const listNoticeAlarms = endpoint({
  method: 'GET',
  path: '/api/admin/notice-alarms',
  summary: 'Lists notifications of providers that people have to look at.',
  audience: 'staff',
  permission: 'reconciliation.read',
  input: z.object({ which: openOrAll, ...pageInput }),
  reply: pageOf(noticeAlarm),
  errors: [],
  rate: 'staff',
});

export const listAlarmMessages = endpoint({
  method: 'GET',
  path: '/api/admin/notice-alarms/messages',
  summary: 'Lists the notifications of an alarm as they came; none once they were deleted.',
  audience: 'staff',
  permission: 'reconciliation.read',
  input: z.object({ id, ...pageInput, limit: z.coerce.number().int().min(1).max(20).default(5) }),
  reply: pageOf(alarmMessage),
  errors: [],
  rate: 'staff',
});

export const resolveNoticeAlarm = endpoint({
  method: 'POST',
  path: '/api/admin/notice-alarms/resolve',
  summary: 'Resolves an alarm; it stays open if more notifications came than the caller has seen.',
  audience: 'staff',
  permission: 'reconciliation.change',
  reason: true,
  auditFields: ['id'],
  input: z.object({ id, count: z.int().nonnegative() }),
  reply: noticeAlarm,
  errors: ['not_found'],
  rate: 'staff',
});
