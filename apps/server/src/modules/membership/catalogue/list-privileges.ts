import type { ReplyOf } from '@inkstone/contracts';
import type {
  listFunctions as functions,
  listPrivileges as privileges,
} from '@inkstone/contracts/membership';
import { storageLimitOf } from '@inkstone/domain/documents';
import { retentionOf } from '@inkstone/domain/documents/versions';
import {
  availableFeatures,
  dailyLimitOf,
  freeWords,
  meteredFeatures,
  supportOf,
  type Tier,
  tiers,
} from '@inkstone/domain/membership';
import { ocrAllowanceOf } from '@inkstone/domain/ocr';
import type { Deps } from '../../../deps.ts';
import type { UseCase } from '../../../platform/http/route.ts';
import { readPackages } from '../words/read-packages.ts';
import { vipTypeOf } from './view.ts';

function dailyLimits(tier: Tier) {
  const { proofread, translate, rewrite, continue: more } = dailyLimitOf;
  return {
    ...{ proofread: proofread[tier], translate: translate[tier] },
    ...{ rewrite: rewrite[tier], continue: more[tier] },
  };
}

/** Returns what each tier includes. */
export const listPrivileges: UseCase<typeof privileges, ReplyOf<typeof privileges>> = async ({
  config,
  textModels,
}) => ({
  tiers: tiers.map((tier) => ({
    vip_type: vipTypeOf[tier],
    daily: dailyLimits(tier),
    ocrPages: ocrAllowanceOf[tier].pagesPerDay,
    versions: retentionOf[tier],
    devices: config.devices[tier],
    storage: storageLimitOf[tier],
    support: supportOf[tier],
  })),
  available: availableFeatures.filter((feature) => isOffered(textModels, feature)),
  refund: { days: config.refunds.days, usedPercent: config.refunds.usedPercent },
});

/** A feature that needs a text model is offered where one is configured. */
function isOffered(textModels: Deps['textModels'], feature: (typeof availableFeatures)[number]): boolean {
  const needsModel = feature === 'translate' || feature === 'continue' || feature === 'inspire';
  return !needsModel || textModels.absenceOf(feature) !== 'off';
}

/** Returns what the caller's tier includes, and the remaining words of packages. */
export const listFunctions: UseCase<typeof functions, ReplyOf<typeof functions>> = async (
  deps,
  { accountId },
) => {
  const tier = await deps.tierOf(accountId);
  const now = deps.clock.now();
  const packages = (await readPackages(deps.db.sql, accountId)).filter(({ expiresAt }) => expiresAt > now);
  return {
    vip_type: vipTypeOf[tier],
    functions: meteredFeatures.map((feature) => ({ function: feature, limit: dailyLimitOf[feature][tier] })),
    packages: packages.map(({ words, free, expiresAt }) => ({ words, left: free, expiresAt })),
    wordsLeft: freeWords(packages, now),
  };
};
