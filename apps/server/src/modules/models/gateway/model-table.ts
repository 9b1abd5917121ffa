import { modelOff } from '@inkstone/contracts/staff/models';
import type { Deps } from '../../../deps.ts';
import { type ModelFeature, modelFeatures } from '../../../ports/text-models.ts';
import { openKey } from '../service-key.ts';
import type { StoredModels } from '../store.ts';
import type { ModelSpec } from './model-instance.ts';

/** The models of each feature, in the order in which they are tried. */
export type ModelTable = ReadonlyMap<ModelFeature, readonly ModelSpec[]>;

/** Creates the table: from the environment if it names a service, otherwise from the choice of staff. */
export function tableOf(deps: Pick<Deps, 'config' | 'keys'>, stored: StoredModels | null): ModelTable {
  const { services, overrides } = deps.config.textModels;
  const specs: readonly ModelSpec[] =
    services.length > 0
      ? services.map((service) => ({ kind: 'service', ...service }))
      : storedSpecs(deps, stored);
  const names = services.length > 0 ? overrides : (stored?.overrides ?? {});
  return new Map(modelFeatures.map((feature) => [feature, withOverride(specs, names[feature])]));
}

function storedSpecs(deps: Pick<Deps, 'keys'>, stored: StoredModels | null): ModelSpec[] {
  if (stored?.way === 'local') return [{ kind: 'local', model: stored.localModel }];
  if (stored?.way !== 'service') return [];
  const key = openKey(deps, stored.serviceUrl, stored.sealedKey);
  return [{ kind: 'service', url: stored.serviceUrl, key, model: stored.serviceModel }];
}

/**
 * Replaces the model of the first provider by the override; returns no models if the override turns the feature off.
 */
function withOverride(specs: readonly ModelSpec[], model: string | undefined): readonly ModelSpec[] {
  if (model === modelOff) return [];
  return specs.map((spec, at) => (at === 0 && model ? { ...spec, model } : spec));
}
