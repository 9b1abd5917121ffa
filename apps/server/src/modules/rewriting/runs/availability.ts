import { AppError } from '@inkstone/contracts';
import type { RewriteMode } from '@inkstone/contracts/rewriting';
import type { Deps } from '../../../deps.ts';
import type { ModelAbsence, ModelFeature } from '../../../ports/text-models.ts';

/** Whether a mode can be used now, and whether it would be in its light form. */
export interface ModeAvailability {
  readonly mode: RewriteMode;
  readonly isLight: boolean;
  readonly absence: ModelAbsence | null;
}

/** The modes that are available now: without a model, only Basic in its light form. */
export function availableModes({ textModels }: Pick<Deps, 'textModels'>): ModeAvailability[] {
  const absence = textModels.absenceOf('rewrite');
  return [
    { mode: 'basic', isLight: absence !== null, absence: null },
    { mode: 'academic', isLight: false, absence },
    { mode: 'max', isLight: false, absence },
  ];
}

/** Whether work is done without a model; rejects if there is none and it cannot be. */
export function requireModel(
  { textModels }: Pick<Deps, 'textModels'>,
  feature: ModelFeature,
  canBeLight: boolean,
): boolean {
  const absence = textModels.absenceOf(feature);
  if (absence !== null && !canBeLight) throw new AppError(absence === 'off' ? 'model_off' : 'model_busy');
  return absence !== null;
}
