import { AppError } from '@inkstone/contracts';
import type { ErrorCode } from '@inkstone/phrases';
import type { ModelError, ModelFault } from '../../../ports/text-model.ts';

/** The reaction to a fault. */
interface Consequence {
  readonly code: ErrorCode;
  /** `same`: the same model is asked again; `next`: the next one; `none`: nobody else would answer otherwise. */
  readonly retry: 'same' | 'next' | 'none';
  /** Whether the model is to blame, and not the text. */
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

/** Returns how to react to the fault of a model. */
export function consequenceOf({ fault }: ModelError): Consequence {
  return consequences[fault];
}

/** Converts the fault of a model to the error for the client. */
export function toAppError(error: ModelError): AppError {
  return new AppError(consequences[error.fault].code, {}, error);
}

/** Longest wait that a provider may ask for, in ms. */
const longestWait = 20_000;
const firstWait = 300;

/** How long to wait before the same model is asked again, in ms; null if it asks for longer than is reasonable. */
export function waitBefore(error: ModelError, attempt: number, chance: number): number | null {
  const own = firstWait * 2 ** attempt * (0.5 + chance);
  if (error.retryAfter === null) return own;
  return error.retryAfter > longestWait ? null : Math.max(error.retryAfter, own);
}
