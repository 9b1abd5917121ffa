import type { PlatformConfig } from '../../platform/settings/config.ts';
import { onOff } from '../../platform/settings/setting-schemas.ts';
import { defineSettings } from '../../platform/settings/settings-group.ts';
import type { TranslationConfig } from '../../ports/config.ts';

/** Settings of translation. */
export const translationSettings = defineSettings({
  shape: { TRANSLATE_TRIAL: onOff().default('on') },
  descriptions: {
    TRANSLATE_TRIAL: {
      means:
        'on (default): visitors may translate texts of up to 3,000 words with the text model; off: only signed-in users',
    },
  },
  read: (given, _platform: PlatformConfig): TranslationConfig => ({
    hasTranslationTrial: given.TRANSLATE_TRIAL === 'on',
  }),
  describe: ({ hasTranslationTrial }) => ({ TRANSLATE_TRIAL: hasTranslationTrial ? 'on' : 'off' }),
});
