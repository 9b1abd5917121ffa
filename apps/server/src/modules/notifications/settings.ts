import { z } from 'zod';
import type { PlatformConfig } from '../../platform/settings/config.ts';
import { defineSettings } from '../../platform/settings/settings-group.ts';
import type { NotificationsConfig } from '../../ports/notifications-port.ts';

/** Settings of notifications. */
export const notificationsSettings = defineSettings({
  shape: {
    NOTIFICATION_DAYS: z.coerce
      .number()
      .int()
      .min(7, { error: 'must be 7 or more' })
      .max(3650, { error: 'must be 3650 or less' })
      .default(180),
  },
  descriptions: { NOTIFICATION_DAYS: { means: 'days for which notifications are kept; default 180' } },
  read: (given, _platform: PlatformConfig): NotificationsConfig => ({
    notificationDays: given.NOTIFICATION_DAYS,
  }),
  describe: ({ notificationDays }) => ({ NOTIFICATION_DAYS: notificationDays }),
});
