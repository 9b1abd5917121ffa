import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { pageInput, pageOf } from '../staff/cursor.ts';

/**
 * Kinds of notifications with their e-mails. `module`: the module that notifies sends an e-mail of its own, which cannot be
 * turned off. `on` and `off`: the user can choose, and this is the default.
 */
export const notificationMails = {
  order_paid: 'off',
  order_refunded: 'on',
  refund_failed: 'on',
  renewal_ahead: 'module',
  renewal_failed: 'on',
  subscription_ended: 'module',
  invoice_issued: 'module',
  invoice_red: 'module',
  words_ending: 'on',
  share_report: 'module',
  share_moderated: 'on',
  ticket_answered: 'module',
  organisation_joined: 'on',
} as const satisfies Record<string, 'module' | 'on' | 'off'>;

export type NotificationKind = keyof typeof notificationMails;

/** All kinds, in the order of the settings. */
export const notificationKinds = Object.keys(notificationMails) as [NotificationKind, ...NotificationKind[]];

/** Kinds whose e-mail is a choice. */
export const chosenKinds = notificationKinds.filter((kind) => notificationMails[kind] !== 'module');

/** Values of a notification's text. Times are ms since the epoch; an amount is in minor units of a `currency`. */
export const notificationParams = z.record(z.string().max(40), z.union([z.string().max(500), z.number()]));
export type NotificationParams = z.output<typeof notificationParams>;

const notification = z.object({
  id: z.string(),
  kind: z.enum(notificationKinds),
  params: notificationParams,
  createdAt: z.int(),
  readAt: z.int().nullable(),
});
export type NotificationView = z.output<typeof notification>;

export const listNotifications = endpoint({
  method: 'GET',
  path: '/api/notifications',
  summary: 'Lists the notifications of the caller, newest first.',
  audience: 'account',
  input: z.object({ ...pageInput }),
  reply: pageOf(notification),
  errors: [],
  rate: 'normal',
});

export const countUnread = endpoint({
  method: 'GET',
  path: '/api/notifications/unread',
  summary: 'Counts the unread notifications of the caller, up to 100.',
  audience: 'account',
  input: z.object({}),
  reply: z.object({ unread: z.int() }),
  errors: [],
  rate: 'normal',
});

/** Marks notifications as read: those with the given ids, or all existing ones. */
export const markRead = endpoint({
  method: 'POST',
  path: '/api/notifications/read',
  summary: 'Marks notifications as read.',
  audience: 'account',
  input: z.object({ ids: z.union([z.literal('all'), z.array(z.string().max(100)).max(200)]) }),
  reply: z.object({ unread: z.int() }),
  errors: [],
  rate: 'normal',
});

const choices = z.object({ mails: z.record(z.enum(chosenKinds as [NotificationKind]), z.boolean()) });

export const readNotificationChoices = endpoint({
  method: 'GET',
  path: '/api/notifications/choices',
  summary: 'Returns for which kinds of notifications the caller also gets e-mails.',
  audience: 'account',
  input: z.object({}),
  reply: choices,
  errors: [],
  rate: 'normal',
});

export const chooseNotificationMail = endpoint({
  method: 'POST',
  path: '/api/notifications/choices',
  summary: 'Sets whether notifications of a kind are also sent by e-mail.',
  audience: 'account',
  input: z.object({ kind: z.enum(chosenKinds as [NotificationKind]), mail: z.boolean() }),
  reply: choices,
  errors: [],
  rate: 'normal',
});
