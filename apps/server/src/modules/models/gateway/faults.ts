import { AppError } from '@inkstone/contracts';
import type { ErrorCode } from '@inkstone/phrases';
import type { ModelError, ModelFault } from '../../../ports/text-model.ts';

/** The reaction to a fault. */
interface Consequence {
  readonly code: ErrorCode;
  /** `same`: retry with the same model; `next`: with the next one; `none`: no other model would answer differently. */
  readonly retry: 'same' | 'next' | 'none';
  /** Whether it is a fault of the model and not of the text. */
  readonly isTrouble: boolean;
}

const consequences: Readonly<Record<ModelFault, Consequence>> = {
  busy: { code: 'model_busy', retry: 'same', isTrouble: true },
  broken: { code: 'model_failed', retry: 'same', isTrouble: true },
  unreachable: { code: 'model_failed', retry: 'same', isTrouble: true },
  cut: { code: 'model_cut', retry: 'same', isTrouble: true },
  protocol: { code: 'model_failed', retry: 'same', isTrouble: true },
  timeout: { code: 'model_timeout', retry: 'next', isTrouble: true },
  refused: { code: 'model_failed', retry: 'next', isTrouble: true },
  too_long: { code: 'model_too_long', retry: 'next', isTrouble: false },
  repeating: { code: 'model_failed', retry: 'next', isTrouble: false },
  filtered: { code: 'model_filtered', retry: 'none', isTrouble: false },
};

/** Returns the reaction to a fault of a model. */
export function consequenceOf({ fault }: ModelError): Consequence {
  return consequences[fault];
}

/** Converts the fault of a model to the error for the client. */
export function toAppError(error: ModelError): AppError {
  return new AppError(consequences[error.fault].code, {}, error);
}

/** Maximum delay that a provider may request, in ms. */
const maxWait = 20_000;
const firstWait = 300;

/** Delay in ms before a retry with the same model; null if it requests more than the maximum. */
export function waitBefore(error: ModelError, attempt: number, chance: number): number | null {
  const own = firstWait * 2 ** attempt * (0.5 + chance);
  if (error.retryAfter === null) return own;
  return error.retryAfter > maxWait ? null : Math.max(error.retryAfter, own);
}
