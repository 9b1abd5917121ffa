import type { LintLanguage } from '../lint.ts';
import type { Finding, RuleText } from '../rules/rule.ts';

/** A match of a rule's pattern; groups that took no part are ''. */
export interface Match {
  readonly found: string;
  readonly groups: readonly string[];
  readonly start: number;
  readonly end: number;
  /** The text before and after the match. */
  readonly before: (length: number) => string;
  readonly after: (length: number) => string;
}

/** Result for a match: replacements (best first), a complete finding, or null to ignore it. */
export type Fix = (match: Match) => string | readonly string[] | Finding | null;

/**
 * Creates the `find` function of a rule from one regular expression (with the flag g). With `only`, stretches
 * with the other language's punctuation are skipped.
 */
export function byPattern(pattern: RegExp, fix: Fix, only?: LintLanguage) {
  return function* find({ text, language }: RuleText): Generator<Finding> {
    if (only !== undefined && language !== only) return;
    for (const match of text.matchAll(pattern)) {
      const start = match.index;
      const end = start + match[0].length;
      const result = fix({
        found: match[0],
        groups: Array.from(match)
          .slice(1)
          .map((group) => group ?? ''),
        start,
        end,
        before: (length) => text.slice(Math.max(0, start - length), start),
        after: (length) => text.slice(end, end + length),
      });
      if (result === null) continue;
      if (typeof result === 'string') yield { start, end, replacements: [result] };
      else if ('start' in result) yield result;
      else yield { start, end, replacements: result };
    }
  };
}
