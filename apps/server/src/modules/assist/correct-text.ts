import type { correctText as contract } from '@inkstone/contracts/assist';
import { type FormatRule, loadRuleMessages } from '@inkstone/phrases/format-rule';
import { countWords, type Lint } from '@inkstone/proofread/client';
import type { UseCase } from '../../platform/http/route.ts';
import type { MeteringResult } from '../../ports/metering.ts';
import { checkLength } from './access.ts';
import { findMistakes } from './find-mistakes.ts';
import { checkAdmitted, meterText } from './meter-text.ts';

/** The findings in a text, and the data for displaying them. */
export interface Correction {
  readonly text: string;
  readonly words: number;
  readonly lints: readonly Lint[];
  /** Lines that were left out because of the daily limit. */
  readonly metered: MeteringResult;
  readonly unit: 'utf16' | 'codepoint';
  /** In the caller's language. */
  readonly explain: FormatRule;
}

/** Proofreads a text. Stores and logs nothing. */
export const correctText: UseCase<typeof contract, Correction> = async (deps, who, input) => {
  const { text, unit, sensitiveGroups, documentId, beyond, ...checkOptions } = input;
  const words = countWords(text);
  checkLength(who, text, words);
  const metered = await meterText(deps, who, text, { documentId, beyond });
  const options = {
    ...checkOptions,
    documentId,
    ...(sensitiveGroups && { sensitive: { categories: sensitiveGroups } }),
  };
  const lints = await checkAdmitted(text, metered, (admitted) => findMistakes(deps, who, admitted, options));
  return { text, words, lints, metered, unit, explain: await loadRuleMessages(who.origin.locale) };
};
