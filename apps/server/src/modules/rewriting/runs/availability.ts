import { AppError } from '@inkstone/contracts';
import type { RewriteMode } from '@inkstone/contracts/rewriting';
import type { Deps } from '../../../deps.ts';
import type { ModelAbsence, ModelFeature } from '../../../ports/text-models.ts';

/** Whether a mode is available, and whether it would run without a model. */
export interface ModeAvailability {
  readonly mode: RewriteMode;
  readonly isLight: boolean;
  readonly absence: ModelAbsence | null;
}

/** Returns the available modes: without a model, only Basic, by rules. */
export function availableModes({ textModels }: Pick<Deps, 'textModels'>): ModeAvailability[] {
  const absence = textModels.absenceOf('rewrite');
  return [
    { mode: 'basic', isLight: absence !== null, absence: null },
    { mode: 'academic', isLight: false, absence },
    { mode: 'max', isLight: false, absence },
  ];
}

/** Returns whether a job runs without a model. Throws if it requires one and none is configured. */
export function requireModel(
  { textModels }: Pick<Deps, 'textModels'>,
  feature: ModelFeature,
  canBeLight: boolean,
): boolean {
  const absence = textModels.absenceOf(feature);
  if (absence !== null && !canBeLight) throw new AppError(absence === 'off' ? 'model_off' : 'model_busy');
  return absence !== null;
}
