import { AppError, statusOf } from '@inkstone/contracts';
import type { ErrorCode } from '@inkstone/phrases';

/** Error codes for insufficient words. */
const wordCodes: readonly string[] = ['daily_limit_reached', 'words_used_up', 'rewrite_words_used_up'];

/**
 * Returns the error with which the server ended a run; an unknown code becomes an unknown error. The parameters of its message
 * are not known.
 */
export function stoppedError(code: string): AppError {
  return new AppError(isErrorCode(code) ? code : 'unknown_error');
}

/** Whether an error means that the remaining words do not suffice. */
export function isOutOfWords(error: unknown): error is AppError {
  return error instanceof AppError && wordCodes.includes(error.code);
}

/** Whether an error means that a package of words is needed; plans do not include these words. */
export function isAboutPackages(error: unknown): boolean {
  return error instanceof AppError && error.code === 'words_used_up';
}

/**
 * The phrase of the namespace `common` for an error about words whose numbers are not known, so that its message cannot be
 * formatted, or say nothing because no word is left for work that one word would begin; null for other errors.
 */
export function phraseWithoutNumbers(
  error: unknown,
): 'dayUsedUp' | 'rewriteWordsUsedUp' | 'wordsReserved' | 'wordsUsedUp' | null {
  const isReserved = error instanceof AppError && error.code === 'words_reserved';
  if (!isReserved && !isOutOfWords(error)) return null;
  const { left, needed } = error.params;
  if (left !== undefined && (left !== 0 || needed !== 1)) return null;
  if (isReserved) return 'wordsReserved';
  if (error.code === 'daily_limit_reached') return 'dayUsedUp';
  return error.code === 'rewrite_words_used_up' ? 'rewriteWordsUsedUp' : 'wordsUsedUp';
}

function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(statusOf, code);
}
