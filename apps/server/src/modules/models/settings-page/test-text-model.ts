import { AppError, type ReplyOf } from '@inkstone/contracts';
import type { testTextModel as contract } from '@inkstone/contracts/staff/models';
import type { UseCase } from '../../../platform/http/route.ts';
import { benchModel } from '../../../platform/model-files/bench-model.ts';
import { ModelError } from '../../../ports/text-model.ts';
import { toAppError } from '../gateway/faults.ts';
import { openModel } from '../gateway/model-instance.ts';
import { findStoredModels } from '../store.ts';
import { resolveChoice } from './resolve-choice.ts';

/** Timeout of a test, in ms. */
const testWithin = 120_000;

/** Requests a short answer from a model before it is used; measures the speed of a local one. */
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

/** Detailed errors for a wrong address and a wrong key, which the operator can correct. */
function explain(error: unknown): unknown {
  if (!(error instanceof ModelError))
    return error instanceof Error && error.name === 'TimeoutError'
      ? new AppError('model_timeout', {}, error)
      : error;
  if (error.fault === 'unreachable') return new AppError('model_unreachable', {}, error);
  if (error.fault === 'refused') return new AppError('model_refused', {}, error);
  return toAppError(error);
}
