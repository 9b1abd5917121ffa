import { z } from 'zod';
import type { PlatformConfig } from '../../platform/settings/config.ts';
import { onOff } from '../../platform/settings/setting-schemas.ts';
import { defineSettings } from '../../platform/settings/settings-group.ts';
import type { DocumentsConfig } from '../../ports/config.ts';

/** Settings of documents. */
export const documentsSettings = defineSettings({
  shape: {
    PRIVATE_DESTINATIONS: onOff().default('off'),
    AI_LABEL_PRODUCER: z
      .string()
      .regex(/^[\x20-\x7e]{1,64}$/, 'must be 1 to 64 printable ASCII characters')
      .default('Inkstone'),
  },
  descriptions: {
    AI_LABEL_PRODUCER: {
      means:
        'provider code in the AI content label of exported files (GB 45438-2025, ContentProducer); default Inkstone',
    },
    PRIVATE_DESTINATIONS: {
      means: "on: archives may be sent to machines in the server's own network, such as a NAS; default off",
    },
  },
  read: (given, _platform: PlatformConfig): DocumentsConfig => ({
    hasPrivateDestinations: given.PRIVATE_DESTINATIONS === 'on',
    labelProducer: given.AI_LABEL_PRODUCER,
  }),
  describe: (config) => ({
    PRIVATE_DESTINATIONS: config.hasPrivateDestinations ? 'on' : 'off',
    AI_LABEL_PRODUCER: config.labelProducer,
  }),
});
