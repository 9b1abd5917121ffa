import type { PlatformConfig } from '../../platform/settings/config.ts';
import { onOff } from '../../platform/settings/setting-schemas.ts';
import { defineSettings } from '../../platform/settings/settings-group.ts';
import type { RewritingConfig } from '../../ports/config.ts';

/** Settings of rewriting. */
export const rewritingSettings = defineSettings({
  shape: { REWRITE_TRIAL_MODEL: onOff().default('off') },
  descriptions: {
    REWRITE_TRIAL_MODEL: {
      means:
        'on: the public trial of rewriting uses the text model; off (default): it rewrites by rules only',
    },
  },
  read: (given, _platform: PlatformConfig): RewritingConfig => ({
    hasModelTrial: given.REWRITE_TRIAL_MODEL === 'on',
  }),
  describe: ({ hasModelTrial }) => ({ REWRITE_TRIAL_MODEL: hasModelTrial ? 'on' : 'off' }),
});
