import * as contract from '@inkstone/contracts/notifications';
import type { Sql } from '../../platform/db/database.ts';
import { type Route, route } from '../../platform/http/route.ts';
import {
  countUnread,
  findChoices,
  findNotifications,
  markRead,
  type Notification,
  saveChoice,
} from './store.ts';

const view = ({ notificationId, kind, params, createdAt, readAt }: Notification) => ({
  ...{ id: notificationId, kind, params, createdAt, readAt },
});

/** Returns the kinds for which an account gets e-mails, including defaults. */
async function readChoices(sql: Sql, accountId: string) {
  const chosen = await findChoices(sql, accountId);
  const entries = contract.chosenKinds.map((kind) => {
    return [kind, chosen.get(kind) ?? contract.notificationMails[kind] === 'on'] as const;
  });
  return { mails: Object.fromEntries(entries) as Record<contract.NotificationKind, boolean> };
}

/** The endpoints of the module. */
export const notificationsRoutes: readonly Route[] = [
  route(
    contract.listNotifications,
    ({ db }, { accountId }, page) => findNotifications(db.sql, accountId, page),
    ({ rows, next }) => ({ data: { rows: rows.map(view), next } }),
  ),
  route(contract.countUnread, async ({ db }, { accountId }) => ({
    unread: await countUnread(db.sql, accountId),
  })),
  route(contract.markRead, async ({ db, clock }, { accountId }, { ids }) => {
    await markRead(db.sql, accountId, ids, clock.now());
    return { unread: await countUnread(db.sql, accountId) };
  }),
  route(contract.readNotificationChoices, ({ db }, { accountId }) => readChoices(db.sql, accountId)),
  route(contract.chooseNotificationMail, async ({ db }, { accountId }, { kind, mail }) => {
    await saveChoice(db.sql, { accountId, kind, mail });
    return readChoices(db.sql, accountId);
  }),
];
