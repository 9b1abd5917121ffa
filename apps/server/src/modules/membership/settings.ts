import { type TrialId, trialCampaigns } from '@inkstone/domain/membership';
import type { PlatformConfig } from '../../platform/settings/config.ts';
import { list, onOff } from '../../platform/settings/setting-schemas.ts';
import { defineSettings } from '../../platform/settings/settings-group.ts';
import type { MembershipConfig } from '../../ports/config.ts';

const ids = trialCampaigns.map(({ id }) => id);
const isTrial = (name: string): name is TrialId => ids.some((id) => id === name);

/** Settings of membership. */
export const membershipSettings = defineSettings({
  shape: {
    LIMITS: onOff().default('on'),
    SHARE_REWARD: onOff().default('off'),
    TRIALS: list(
      (name) => name === 'off' || isTrial(name),
      `must be off, or some of ${ids.join(', ')}`,
    ).default(['pro_week']),
  },
  descriptions: {
    LIMITS: {
      means:
        'on (default): the daily limits of tiers apply; off: there are no limits, and nothing is counted',
    },
    SHARE_REWARD: {
      means:
        'on: users send a picture of a share in WeChat Moments and get words for rewriting after a review; off (default): WeChat forbids rewards for shares and may block the domain',
    },
    TRIALS: { means: `free trials: off, or some of ${ids.join(', ')} separated by commas; default pro_week` },
  },
  read: (given, _platform: PlatformConfig): MembershipConfig => ({
    hasDailyLimits: given.LIMITS === 'on',
    hasShareReward: given.SHARE_REWARD === 'on',
    trials: given.TRIALS.filter(isTrial),
  }),
  describe: ({ hasDailyLimits, hasShareReward, trials }) => ({
    LIMITS: hasDailyLimits ? 'on' : 'off',
    SHARE_REWARD: hasShareReward ? 'on' : 'off',
    TRIALS: trials.join(',') || 'off',
  }),
  findFaults: (_part, _platform, { TRIALS }) =>
    TRIALS.includes('off') && TRIALS.length > 1 ? ['TRIALS names off beside trials.'] : [],
});
