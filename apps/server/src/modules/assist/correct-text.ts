import type { correctText as contract } from '@inkstone/contracts/assist';
import { type FormatRule, loadRuleWords } from '@inkstone/phrases/format-rule';
import { countWords, type Lint } from '@inkstone/proofread/client';
import type { UseCase } from '../../platform/http/route.ts';
import { checkLength } from './access.ts';
import { findMistakes } from './find-mistakes.ts';

/** The findings in a text, and what is needed to display them. */
export interface Correction {
  readonly text: string;
  readonly words: number;
  readonly lints: readonly Lint[];
  readonly unit: 'utf16' | 'codepoint';
  /** In the caller's language. */
  readonly explain: FormatRule;
}

/** Proofreads a text. Stores and logs nothing. */
export const correctText: UseCase<typeof contract, Correction> = async (deps, who, input) => {
  const { text, unit, sensitiveGroups, ...wanted } = input;
  const words = countWords(text);
  checkLength(who, text, words);
  const lints = await findMistakes(deps, who, text, {
    ...wanted,
    ...(sensitiveGroups && { sensitive: { categories: sensitiveGroups } }),
  });
  return { text, words, lints, unit, explain: await loadRuleWords(who.origin.locale) };
};
