import type { Lint } from '../lint.ts';
import { guessShifts } from './measured.ts';

/** Rules based on the Chinese language model. */
const modelRules: ReadonlySet<string> = new Set([
  'zh.wrong-character',
  'zh.wrong-word',
  'zh.doubled',
  'zh.de',
]);

/** Whether a finding is a statistical guess about English, which is less reliable than a rule. */
export function isGuess({ ruleId }: Pick<Lint, 'ruleId'>): boolean {
  return guessShifts[ruleId] !== undefined;
}

/** Whether a finding is statistical, in either language. */
export function isStatistical(lint: Pick<Lint, 'ruleId'>): boolean {
  return isGuess(lint) || modelRules.has(lint.ruleId);
}

/** Whether accepting a finding changes words, not only letter case, punctuation or spaces. */
export function changesWords({ original, replacements: [first] }: Lint): boolean {
  return first !== undefined && letters(original) !== letters(first);
}

const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
