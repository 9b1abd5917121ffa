import { notificationChoices, notifications } from '../../../platform/db/tables/notifications.ts';
import type { AccountData } from '../../../ports/account-data.ts';

/** Notifications and the choice of e-mails. */
export const accountData: AccountData = {
  archived: { notifications, 'notification-choices': notificationChoices },
};
