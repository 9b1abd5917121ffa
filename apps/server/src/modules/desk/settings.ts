import { z } from 'zod';
import type { PlatformConfig } from '../../platform/settings/config.ts';
import { defineSettings } from '../../platform/settings/settings-group.ts';
import type { DeskConfig } from '../../ports/desk-port.ts';

const days = z.coerce
  .number({ error: 'must be a whole number' })
  .int('must be a whole number')
  .min(1, 'must be 1 or more')
  .max(3650, 'must be 3650 or less');

/** Settings of the desk module. */
export const deskSettings = defineSettings({
  shape: {
    DESK_MAIL_ADDRESS: z
      .email({ error: 'must be an e-mail address such as support@example.com' })
      .refine((address) => !address.includes('+'), { error: 'must not contain a plus sign' })
      .optional(),
    DESK_MAIL_SECRET: z.string().min(16, { error: 'must have 16 characters or more' }).optional(),
    DESK_KEPT_DAYS: days.default(730),
  },
  descriptions: {
    DESK_MAIL_ADDRESS: {
      means: 'reply address of tickets, with a tag after a plus sign, see docs/desk.md',
    },
    DESK_MAIL_SECRET: { means: 'secret with which the webhook for incoming mail signs', secret: true },
    DESK_KEPT_DAYS: { means: 'days after which closed requests are deleted with all messages; default 730' },
  },
  read: (given, _platform: PlatformConfig): DeskConfig => ({
    desk: {
      inbound:
        given.DESK_MAIL_ADDRESS && given.DESK_MAIL_SECRET
          ? { address: given.DESK_MAIL_ADDRESS, secret: given.DESK_MAIL_SECRET }
          : null,
      keptDays: given.DESK_KEPT_DAYS,
    },
  }),
  describe: ({ desk: { inbound, keptDays } }) => ({
    DESK_MAIL_ADDRESS: inbound?.address ?? '',
    DESK_MAIL_SECRET: inbound?.secret ?? '',
    DESK_KEPT_DAYS: String(keptDays),
  }),
  findFaults: (_part, _platform, given) =>
    Boolean(given.DESK_MAIL_ADDRESS) === Boolean(given.DESK_MAIL_SECRET)
      ? []
      : ['DESK_MAIL_ADDRESS and DESK_MAIL_SECRET must be set together.'],
});
