import { z } from 'zod';
import type { PlatformConfig } from '../../platform/settings/config.ts';
import { onOff } from '../../platform/settings/setting-schemas.ts';
import { defineSettings } from '../../platform/settings/settings-group.ts';
import type { AnalyticsConfig } from '../../ports/config.ts';

const whole = (min: number, max: number) =>
  z.coerce
    .number({ error: 'must be a whole number' })
    .int('must be a whole number')
    .min(min, { error: `must be at least ${min}` })
    .max(max, { error: `must be at most ${max}` });

/** Settings of analytics. */
export const analyticsSettings = defineSettings({
  shape: {
    ANALYTICS: onOff().default('on'),
    ANALYTICS_DAYS: whole(7, 390).default(180),
    ANALYTICS_SMALLEST: whole(1, 1000).default(5),
  },
  descriptions: {
    ANALYTICS: {
      means:
        'on (default): visits are counted, and recorded for visitors who consent; off: nothing is recorded, and nobody is asked',
    },
    ANALYTICS_DAYS: { means: 'days after which recorded events and identifiers are deleted; default 180' },
    ANALYTICS_SMALLEST: {
      means: 'smallest number of people or events that reports show; default 5, 1 shows all',
    },
  },
  read: (given, _platform: PlatformConfig): AnalyticsConfig => ({
    analytics: {
      isOn: given.ANALYTICS === 'on',
      keptDays: given.ANALYTICS_DAYS,
      smallest: given.ANALYTICS_SMALLEST,
    },
  }),
  describe: ({ analytics: { isOn, keptDays, smallest } }) => ({
    ANALYTICS: isOn ? 'on' : 'off',
    ANALYTICS_DAYS: String(keptDays),
    ANALYTICS_SMALLEST: String(smallest),
  }),
});
