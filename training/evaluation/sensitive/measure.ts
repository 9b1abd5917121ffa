import type { Lint } from '@inkstone/proofread';
import type { Mark, SensitiveSentence } from './sentences.ts';

/** Result of one sentence. */
export interface SentenceResult {
  readonly sentence: SensitiveSentence;
  /** The findings of the check for sensitive words. */
  readonly lints: readonly Lint[];
  readonly missed: readonly Mark[];
}

/** Totals over several sentences. */
export interface SensitiveFigures {
  readonly marks: number;
  /** Marks overlapped by a finding of one of their groups. */
  readonly found: number;
  /** Found marks with exactly the span of the finding. */
  readonly exact: number;
  /** Found marks whose finding has the correct severity. */
  readonly graded: number;
  /** Sentences without a mark, and those of them with a finding. */
  readonly right: number;
  readonly flagged: number;
}

/** Checks each sentence as a separate text. */
export function checkSentences(
  check: (text: string) => readonly Lint[],
  sentences: readonly SensitiveSentence[],
): SentenceResult[] {
  return sentences.map((sentence) => {
    const lints = check(sentence.text).filter(({ category }) => category === 'sensitive');
    return { sentence, lints, missed: sentence.marks.filter((mark) => findingOf(mark, lints) === undefined) };
  });
}

/** Returns the finding for a mark with one of its groups: the one with exactly its span, otherwise the first overlapping one. */
function findingOf(mark: Mark, lints: readonly Lint[]): Lint | undefined {
  const naming = lints.filter(
    ({ span, ruleId }) =>
      span.start < mark.end &&
      span.end > mark.start &&
      mark.groups.includes(ruleId.replace(/^.*sensitive-/, '')),
  );
  return naming.find(({ span }) => isAt(mark, span)) ?? naming[0];
}

function isAt(mark: Mark, span: Lint['span']): boolean {
  return span.start === mark.start && span.end === mark.end;
}

/** Sums up results. */
export function sumUp(results: readonly SentenceResult[]): SensitiveFigures {
  const pairs = results.flatMap(({ sentence, lints }) =>
    sentence.marks.flatMap((mark) => {
      const lint = findingOf(mark, lints);
      return lint === undefined ? [] : [{ mark, lint }];
    }),
  );
  const right = results.filter(({ sentence }) => sentence.marks.length === 0);
  return {
    marks: results.reduce((sum, { sentence }) => sum + sentence.marks.length, 0),
    found: pairs.length,
    exact: pairs.filter(({ mark, lint }) => isAt(mark, lint.span)).length,
    graded: pairs.filter(({ mark, lint }) => mark.isProhibited === (lint.severity === 'error')).length,
    right: right.length,
    flagged: right.filter(({ lints }) => lints.length > 0).length,
  };
}
