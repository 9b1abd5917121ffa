import type { NotificationKind, NotificationParams } from '@inkstone/contracts/notifications';

const paths: Readonly<Record<NotificationKind, (params: NotificationParams) => string>> = {
  order_paid: ({ orderNo }) => `/app/orders/${encodeURIComponent(orderNo ?? '')}`,
  order_refunded: ({ orderNo }) => `/app/orders/${encodeURIComponent(orderNo ?? '')}`,
  refund_failed: ({ orderNo }) => `/app/orders/${encodeURIComponent(orderNo ?? '')}`,
  renewal_ahead: () => '/app/subscriptions',
  renewal_failed: () => '/app/subscriptions',
  subscription_ended: () => '/app/subscriptions',
  invoice_issued: () => '/invoice',
  invoice_red: () => '/invoice',
  words_ending: () => '/app/usage',
  share_report: () => '/app/notifications',
  share_moderated: ({ documentId }) => `/app/write/${encodeURIComponent(documentId ?? '')}`,
  ticket_answered: ({ link }) => `/ticket/${encodeURIComponent(link ?? '')}`,
  organisation_joined: () => '/app/settings/sensitive',
};

/** Returns the page of a notification, as a path without language prefix. */
export function notificationPath(kind: NotificationKind, params: NotificationParams): string {
  return paths[kind](params);
}
