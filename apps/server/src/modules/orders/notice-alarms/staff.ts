import { AppError, type ReplyOf } from '@inkstone/contracts';
import type {
  listNoticeAlarms as listContract,
  listAlarmMessages as messagesContract,
  NoticeAlarmView,
  resolveNoticeAlarm as resolveContract,
} from '@inkstone/contracts/staff/notice-alarms';
import { day, later } from '@inkstone/kernel';
import { readCursor, toPage } from '../../../platform/db/keyset.ts';
import { type DueHandler, scheduleDue } from '../../../platform/due/index.ts';
import type { UseCase } from '../../../platform/http/route.ts';
import {
  deleteMessages,
  listAlarms,
  listMessages,
  lockAlarm,
  type NoticeAlarm,
  resolveAlarm,
} from './store.ts';

const forgetKind = 'forget-notice-texts';
/** Retention of texts after their alarm was resolved, in ms: they may contain names of payers. */
const textsKept = 90 * day;

/** Lists alarms for staff. */
export const listNoticeAlarms: UseCase<typeof listContract, ReplyOf<typeof listContract>> = async (
  { db },
  _staff,
  { which, cursor, limit },
) => {
  const found = await listAlarms(db.sql, { which, from: readCursor(cursor), limit: limit + 1 });
  const page = toPage(found, limit, ({ firstAt: at, alarmId: id }) => ({ at, id }));
  return { rows: page.rows.map(viewAlarm), next: page.next };
};

/** Lists the notifications of an alarm, oldest first. */
export const listAlarmMessages: UseCase<typeof messagesContract, ReplyOf<typeof messagesContract>> = async (
  { db },
  _staff,
  { id: alarmId, cursor, limit },
) => {
  const found = await listMessages(db.sql, { alarmId, from: readCursor(cursor), limit: limit + 1 });
  const page = toPage(found, limit, ({ receivedAt: at, eventKey: id }) => ({ at, id }));
  const rows = page.rows.map(({ eventKey, body, content, receivedAt }) => ({
    ...{ eventKey, body, content, receivedAt },
  }));
  return { rows, next: page.next };
};

/**
 * Resolves an alarm; the audit log contains the reason. The alarm stays open if the caller has not seen all its notifications.
 * Idempotent.
 */
export const resolveNoticeAlarm: UseCase<typeof resolveContract, ReplyOf<typeof resolveContract>> = (
  { db, clock },
  staff,
  { id, count },
) =>
  db.transact(async ({ sql }) => {
    const found = await lockAlarm(sql, id);
    if (!found) throw new AppError('not_found');
    if (found.state === 'resolved' || found.count !== count) return viewAlarm(found);
    const { provider, kind, type, day: of } = found;
    staff.note({ provider, kind, type, day: of });
    const resolvedAt = clock.now();
    await resolveAlarm(sql, id, resolvedAt);
    await scheduleDue(sql, { kind: forgetKind, ref: id, at: later(resolvedAt, textsKept) });
    return viewAlarm({ ...found, state: 'resolved', resolvedAt });
  });

/** Deletes the texts of an alarm that has been resolved for 90 days. */
export const forgetNoticeTexts: DueHandler = {
  kind: forgetKind,
  run: async ({ db, clock }, alarmId) => {
    await db.transact(async ({ sql }) => {
      const found = await lockAlarm(sql, alarmId);
      const resolvedAt = found?.resolvedAt ?? null;
      if (resolvedAt === null || resolvedAt + textsKept > clock.now()) return;
      await deleteMessages(sql, alarmId);
    });
  },
};

function viewAlarm(alarm: NoticeAlarm): NoticeAlarmView {
  const { alarmId: id, provider, kind, type, day: of, count, state, firstAt, lastAt, resolvedAt } = alarm;
  return { id, provider, kind, type, day: of, count, state, firstAt, lastAt, resolvedAt };
}
