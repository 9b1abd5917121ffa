import type { ReplyOf } from '@inkstone/contracts';
import type { changeTextModels as contract } from '@inkstone/contracts/staff/models';
import { announceChange } from '../../../platform/db/changes.ts';
import type { UseCase } from '../../../platform/http/route.ts';
import { sealKey } from '../service-key.ts';
import { findStoredModels, type StoredModels, storeModels } from '../store.ts';
import { resolveChoice } from './resolve-choice.ts';

/** Stores the source of text models and notifies all processes. Settings of other sources are kept. */
export const changeTextModels: UseCase<typeof contract, ReplyOf<typeof contract>> = (
  deps,
  _staff,
  { choice, overrides },
) =>
  deps.db.transact(async ({ sql }) => {
    const stored = await findStoredModels(sql);
    const spec = await resolveChoice(deps, choice, stored);
    const former: Omit<StoredModels, 'way' | 'overrides' | 'changedAt'> = {
      serviceUrl: stored?.serviceUrl ?? '',
      serviceModel: stored?.serviceModel ?? '',
      sealedKey: stored?.sealedKey ?? null,
      localModel: stored?.localModel ?? '',
    };
    const service =
      spec?.kind === 'service'
        ? {
            serviceUrl: spec.url,
            serviceModel: spec.model,
            sealedKey: spec.key === null ? null : sealKey(deps, spec.url, spec.key),
          }
        : {};
    const local = spec?.kind === 'local' ? { localModel: spec.model } : {};
    const times = { changedAt: deps.clock.now() };
    await storeModels(sql, { ...former, ...service, ...local, ...times, way: choice.way, overrides });
    announceChange(sql, 'text_models', 'all');
    return {};
  });
