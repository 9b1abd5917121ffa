import { AppError } from '@inkstone/contracts';
import type { ModelChoice } from '@inkstone/contracts/staff/models';
import type { Deps } from '../../../deps.ts';
import type { ModelSpec } from '../gateway/model-instance.ts';
import { openKey } from '../service-key.ts';
import type { StoredModels } from '../store.ts';

/**
 * Returns the model that a staff member chose; null for none. A key that was stored for another server has to be
 * entered again. Throws AppError.
 */
export async function resolveChoice(
  deps: Pick<Deps, 'keys' | 'textModelDrivers'>,
  choice: ModelChoice,
  stored: StoredModels | null,
): Promise<ModelSpec | null> {
  switch (choice.way) {
    case 'none':
      return null;
    case 'service':
      return {
        kind: 'service',
        url: choice.url,
        key: chosenKey(deps, choice, stored),
        model: choice.model,
      };
    case 'local':
      await requireModel(deps, choice.model);
      return { kind: 'local', model: choice.model };
  }
}

function chosenKey(
  deps: Pick<Deps, 'keys'>,
  { key, url }: Extract<ModelChoice, { way: 'service' }>,
  stored: StoredModels | null,
): string | null {
  if (key !== null) return key || null;
  if (!stored?.sealedKey) return null;
  const known = openKey(deps, url, stored.sealedKey);
  if (known === null) throw new AppError('model_key_required');
  return known;
}

async function requireModel(
  { textModelDrivers }: Pick<Deps, 'textModelDrivers'>,
  model: string,
): Promise<void> {
  if (!textModelDrivers.local) throw new AppError('model_addon_missing');
  const models = await textModelDrivers.local.list();
  if (!models.some(({ name }) => name === model)) throw new AppError('model_file_missing');
}
