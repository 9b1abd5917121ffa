import { AppError, type ReplyOf } from '@inkstone/contracts';
import type { testTextModel as contract } from '@inkstone/contracts/staff/models';
import type { UseCase } from '../../../platform/http/route.ts';
import { benchModel } from '../../../platform/model-files/bench-model.ts';
import { ModelError } from '../../../ports/text-model.ts';
import { toAppError } from '../gateway/faults.ts';
import { openModel } from '../gateway/model-instance.ts';
import { findStoredModels } from '../store.ts';
import { resolveChoice } from './resolve-choice.ts';

/** Longest test, in ms. */
const testWithin = 120_000;

/** Asks a model for a short answer before it is used; measures how fast one of this machine writes. */
export const testTextModel: UseCase<typeof contract, ReplyOf<typeof contract>> = async (
  deps,
  _staff,
  { choice },
) => {
  const spec = await resolveChoice(deps, choice, await findStoredModels(deps.db.sql));
  if (!spec) throw new AppError('model_off');
  const model = openModel(deps.textModelDrivers, spec, deps.config.textModels.clocks);
  if (!model) throw new AppError('model_addon_missing');
  try {
    const signal = AbortSignal.timeout(testWithin);
    const probe = await model.probe(signal);
    const speed = spec.kind === 'local' ? await benchModel(model, signal) : null;
    return { ...probe, charactersPerSecond: speed?.charactersPerSecond ?? null };
  } catch (error) {
    throw explain(error);
  } finally {
    await model.close();
  }
};

/** The operator can do something about an address that is wrong, and about a key. */
function explain(error: unknown): unknown {
  if (!(error instanceof ModelError))
    return error instanceof Error && error.name === 'TimeoutError'
      ? new AppError('model_timeout', {}, error)
      : error;
  if (error.fault === 'unreachable') return new AppError('model_unreachable', {}, error);
  if (error.fault === 'refused') return new AppError('model_refused', {}, error);
  return toAppError(error);
}
