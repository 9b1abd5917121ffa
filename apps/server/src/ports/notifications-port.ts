import type { NotificationKind, NotificationParams } from '@inkstone/contracts/notifications';
import type { Transaction } from '../platform/db/database.ts';

/** Implemented by notifications. */
export interface NotificationPorts {
  /** Stores a notification in the transaction of the event; it is also mailed if the user has chosen so. */
  notify(
    tx: Transaction,
    accountId: string,
    kind: NotificationKind,
    params: NotificationParams,
  ): Promise<void>;
}

/** The settings of notifications. */
export interface NotificationsConfig {
  /** Days for which notifications are kept. */
  readonly notificationDays: number;
}
