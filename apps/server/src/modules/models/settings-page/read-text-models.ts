import type { ReplyOf } from '@inkstone/contracts';
import type { readTextModels as contract } from '@inkstone/contracts/staff/models';
import type { UseCase } from '../../../platform/http/route.ts';
import { measureMemory, recommendSize } from '../../../platform/model-files/machine.ts';
import { featureStates } from '../list-models.ts';
import { openKey } from '../service-key.ts';
import { findStoredModels } from '../store.ts';

/** Returns the settings of text models without keys, and the state of each feature. */
export const readTextModels: UseCase<typeof contract, ReplyOf<typeof contract>> = async (deps) => {
  const { services, overrides } = deps.config.textModels;
  const stored = await findStoredModels(deps.db.sql);
  const { local } = deps.textModelDrivers;
  const url = stored?.serviceUrl ?? '';
  const memory = measureMemory();
  return {
    environment: services.map((service) => ({ url: service.url, model: service.model })),
    overrides: services.length > 0 ? { ...overrides } : (stored?.overrides ?? {}),
    way: stored?.way ?? 'none',
    service: {
      url,
      model: stored?.serviceModel ?? '',
      hasKey: openKey(deps, url, stored?.sealedKey ?? null) !== null,
    },
    local: {
      isInstalled: local !== null,
      model: stored?.localModel ?? '',
      memory,
      recommended: recommendSize(memory),
      models: (await local?.list())?.map(({ name, size }) => ({ name, size })) ?? [],
    },
    features: featureStates(deps),
  };
};
