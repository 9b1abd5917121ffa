import type { PlatformConfig } from '../../platform/settings/config.ts';
import { onOff } from '../../platform/settings/setting-schemas.ts';
import { defineSettings } from '../../platform/settings/settings-group.ts';
import type { SharingConfig } from '../../ports/config.ts';

/** Settings of sharing. */
export const sharingSettings = defineSettings({
  shape: { SHARING: onOff().default('on') },
  descriptions: {
    SHARING: { means: 'on (default): users may share documents by link; or off' },
  },
  read: (given, _platform: PlatformConfig): SharingConfig => ({ hasSharing: given.SHARING === 'on' }),
  describe: (config) => ({ SHARING: config.hasSharing ? 'on' : 'off' }),
});
