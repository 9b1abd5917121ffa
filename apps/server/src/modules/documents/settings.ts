import type { PlatformConfig } from '../../platform/settings/config.ts';
import { onOff } from '../../platform/settings/setting-schemas.ts';
import { defineSettings } from '../../platform/settings/settings-group.ts';
import type { DocumentsConfig } from '../../ports/config.ts';

/** Settings of documents. */
export const documentsSettings = defineSettings({
  shape: { PRIVATE_DESTINATIONS: onOff().default('off') },
  descriptions: {
    PRIVATE_DESTINATIONS: {
      means: "on: archives may be sent to machines in the server's own network, such as a NAS; default off",
    },
  },
  read: (given, _platform: PlatformConfig): DocumentsConfig => ({
    hasPrivateDestinations: given.PRIVATE_DESTINATIONS === 'on',
  }),
  describe: (config) => ({ PRIVATE_DESTINATIONS: config.hasPrivateDestinations ? 'on' : 'off' }),
});
