import type { AppError } from '@inkstone/contracts';
import type { GenerationReceipt } from '@inkstone/contracts/generation';
import { refusalOf } from '../../../../platform/call.ts';
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
}

/** A continuation before its directions are known. */
export const beginning: Continuation = {
  phase: 'directions',
  directions: [],
  price: null,
  text: '',
  words: null,
  error: null,
};

/** The change by a receipt: the words charged, and an error if the text ended because no words are left. */
export function afterReceipt(
  receipt: GenerationReceipt & { readonly isCut: boolean },
): Pick<Continuation, 'words' | 'error'> {
  return { words: receipt.words, error: errorOfCut(receipt) };
}

/** The change by the end of a stream without a receipt. The text is kept after a stop, and discarded after a failure. */
export function afterFailure(failure: unknown, isStopped: boolean): Partial<Continuation> {
  return isStopped ? { phase: 'done' } : { phase: 'choosing', text: '', error: refusalOf(failure) };
}
