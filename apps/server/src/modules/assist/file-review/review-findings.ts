import type { ReviewFinding } from '@inkstone/exchange/docx';
import type { FormatFileReport } from '@inkstone/phrases/format-file-report';
import type { FormatRule } from '@inkstone/phrases/format-rule';
import type { PlacedLint } from '../placed-lints.ts';
import { wordGuess } from '../word-guess.ts';

/** Localized texts of a review. */
export interface ReviewMessages {
  readonly explain: FormatRule;
  readonly report: FormatFileReport;
}

/**
 * Creates the changes and comments for a docx. The best suggestion becomes a tracked change; a comment lists the other
 * suggestions and says whether the finding is a guess. A finding without suggestions becomes a comment only.
 */
export function reviewFindings(
  found: readonly PlacedLint[],
  words: ReviewMessages,
  isExplained: boolean,
): ReviewFinding[] {
  return found.map(({ lint, paragraph, start, end }) => ({
    paragraph,
    start,
    end,
    replacement: lint.replacements[0] ?? null,
    comment: commentOn({ lint }, words),
    isExplained: isExplained || lint.replacements.length > 1 || wordGuess(lint, words.report) !== null,
  }));
}

function commentOn({ lint }: Pick<PlacedLint, 'lint'>, { explain, report }: ReviewMessages): string {
  const { brief, full, replacements, original } = lint;
  const guess = wordGuess(lint, report);
  const [best, ...others] = replacements.map((each) => (each === '' ? report('delete') : `“${each}”`));
  return [
    explain(brief.key, brief.params),
    best === undefined ? report('ask', { original }) : `“${original}” → ${best}`,
    explain(full.key, full.params),
    ...(guess === null ? [] : [guess]),
    ...(others.length > 0 ? [report('also', { words: others.join(' / ') })] : []),
  ].join('\n');
}
