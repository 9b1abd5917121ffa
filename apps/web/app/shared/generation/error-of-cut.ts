import type { AppError } from '@inkstone/contracts';
import type { GenerationReceipt } from '@inkstone/contracts/generation';
import { stoppedError } from '../rewriting/stopped-error.ts';

/** Returns the error to show for a generation that ended because no words are left; null for any other end. */
export function errorOfCut({
  isCut,
  left,
  paidBy,
}: GenerationReceipt & { readonly isCut: boolean }): AppError | null {
  if (!isCut || left !== 0) return null;
  return stoppedError(paidBy === 'package' ? 'words_used_up' : 'daily_limit_reached');
}
