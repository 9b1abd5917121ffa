import type { LintLanguage } from '../lint.ts';
import type { Finding, RuleText } from '../rules/rule.ts';

/** A match of a rule's pattern; groups that did not participate are ''. */
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

/** The shared empty result, because most rules find nothing in most sentences. */
export const noFindings: readonly Finding[] = [];

/**
 * Creates the `find` function of a rule from one regular expression (with the flag g). With `only`, stretches
 * with the other language's punctuation are skipped.
 */
export function byPattern(pattern: RegExp, fix: Fix, only?: LintLanguage) {
  // A separate instance, because searching changes `lastIndex`.
  const own = new RegExp(pattern);
  return function find({ text, language }: RuleText): readonly Finding[] {
    if (only !== undefined && language !== only) return noFindings;
    own.lastIndex = 0;
    let match = own.exec(text);
    if (match === null) return noFindings;
    const findings: Finding[] = [];
    while (match !== null) {
      const next = match[0] === '' ? afterCharacter(own, text, match.index) : own.lastIndex;
      const finding = findingOf(text, match, fix);
      if (finding !== null) findings.push(finding);
      own.lastIndex = next;
      match = own.exec(text);
    }
    return findings;
  };
}

/** Returns the index at which a search continues after an empty match, as in `matchAll`. */
function afterCharacter({ unicode, unicodeSets }: RegExp, text: string, at: number): number {
  return at + ((unicode || unicodeSets) && (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1);
}

function findingOf(text: string, match: RegExpExecArray, fix: Fix): Finding | null {
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
  if (result === null) return null;
  if (typeof result === 'string') return { start, end, replacements: [result] };
  return 'start' in result ? result : { start, end, replacements: result };
}
