import { z } from 'zod';
import type { PlatformConfig } from '../../platform/settings/config.ts';
import { defineSettings } from '../../platform/settings/settings-group.ts';
import type { DeskConfig } from '../../ports/desk-port.ts';

/** Settings of desk. */
export const deskSettings = defineSettings({
  shape: {
    DESK_MAIL_ADDRESS: z
      .email({ error: 'must be an e-mail address such as support@example.com' })
      .refine((address) => !address.includes('+'), { error: 'must not contain a plus sign' })
      .optional(),
    DESK_MAIL_SECRET: z.string().min(16, { error: 'must have 16 characters or more' }).optional(),
  },
  descriptions: {
    DESK_MAIL_ADDRESS: {
      means: 'address that answers to tickets go to, with a tag after a plus sign; see docs/desk.md',
    },
    DESK_MAIL_SECRET: { means: 'secret that the hook for incoming mail signs with', secret: true },
  },
  read: (given, _platform: PlatformConfig): DeskConfig => ({
    desk: {
      inbound:
        given.DESK_MAIL_ADDRESS && given.DESK_MAIL_SECRET
          ? { address: given.DESK_MAIL_ADDRESS, secret: given.DESK_MAIL_SECRET }
          : null,
    },
  }),
  describe: ({ desk: { inbound } }) => ({
    DESK_MAIL_ADDRESS: inbound?.address ?? '',
    DESK_MAIL_SECRET: inbound?.secret ?? '',
  }),
  findFaults: (_part, _platform, given) =>
    Boolean(given.DESK_MAIL_ADDRESS) === Boolean(given.DESK_MAIL_SECRET)
      ? []
      : ['DESK_MAIL_ADDRESS and DESK_MAIL_SECRET must be set together.'],
});
