import { AppError } from '@inkstone/contracts';
import { correctLimits } from '@inkstone/contracts/assist';
import type { Who } from '../../platform/http/who.ts';

/** Enforces the caller's limit on the length of a text. Refuses with `trial_limit` or `text_too_long`. */
export function checkLength(who: Who, text: string, words: number): void {
  const { trialWords, trialCharacters, accountCharacters } = correctLimits;
  if (who.kind === 'visitor' && words > trialWords) throw new AppError('trial_limit', { limit: trialWords });
  const limit = who.kind === 'visitor' ? trialCharacters : accountCharacters;
  if (text.length > limit) throw new AppError('text_too_long', { limit });
}
