import type { ReplyOf } from '@inkstone/contracts';
import type { listModels as contract, FeatureState } from '@inkstone/contracts/models';
import type { Deps } from '../../deps.ts';
import type { UseCase } from '../../platform/http/route.ts';
import { modelFeatures } from '../../ports/text-models.ts';

/** Lists the features that use a text model, and whether each is available. Names no host and no model. */
export const listModels: UseCase<typeof contract, ReplyOf<typeof contract>> = async (deps) => ({
  features: featureStates(deps),
});

/** The state of each feature. */
export function featureStates({ textModels }: Pick<Deps, 'textModels'>): FeatureState[] {
  return modelFeatures.map((feature) => ({ feature, absence: textModels.absenceOf(feature) }));
}
