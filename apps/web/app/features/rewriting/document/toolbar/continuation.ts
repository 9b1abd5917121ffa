import type { AppError } from '@inkstone/contracts';
import type { GenerationReceipt } from '@inkstone/contracts/generation';
import { isConnectionLost, refusalOf } from '../../../../platform/call.ts';
import { errorOfCut } from '../../../../shared/generation/error-of-cut.ts';

/** A continuation: first its directions, then its text as it is generated. */
export interface Continuation {
  readonly phase: 'directions' | 'choosing' | 'writing' | 'done';
  readonly directions: readonly string[];
  /** Maximum cost in words; null while unknown. */
  readonly price: number | null;
  readonly text: string;
  /** Words charged; null until the end. */
  readonly words: number | null;
  readonly error: AppError | null;
  /** Whether the connection was lost while the text was written, and the server has not yet been asked for its text. */
  readonly isLost: boolean;
}

/** A continuation before its directions are known. */
export const beginning: Continuation = {
  phase: 'directions',
  directions: [],
  price: null,
  text: '',
  words: null,
  error: null,
  isLost: false,
};

/** The change by a receipt: the words charged, and an error if the text ended because no words are left. */
export function afterReceipt(
  receipt: GenerationReceipt & { readonly isCut: boolean },
): Pick<Continuation, 'words' | 'error'> {
  return { words: receipt.words, error: errorOfCut(receipt) };
}

/**
 * The state after a stream that ended without a receipt. The text is kept after a stop and when the connection was lost, because
 * it may have been charged, and discarded after a failure, which is not charged.
 */
export function afterFailure(state: Continuation, failure: unknown, isStopped: boolean): Continuation {
  if (isStopped) return { ...state, phase: 'done' };
  if (!isConnectionLost(failure)) return { ...state, phase: 'choosing', text: '', error: refusalOf(failure) };
  return state.text === ''
    ? { ...state, phase: 'choosing', error: refusalOf(failure), isLost: true }
    : { ...state, phase: 'done', isLost: true };
}

/** The state after the server has answered for a stopped or lost text. Null: it has neither text nor charge. */
export function afterReading(
  state: Continuation,
  found: { readonly text: string | null; readonly words: number } | null,
): Continuation {
  if (found === null) return { ...state, isLost: false };
  const text = found.text ?? state.text;
  const { words } = found;
  const error = state.isLost ? null : state.error;
  return { ...state, phase: text === '' ? state.phase : 'done', text, words, error, isLost: false };
}
