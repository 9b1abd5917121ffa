import type { Lint } from '@inkstone/proofread';
import type { Mark, SensitiveSentence } from './sentences.ts';

/** What became of one sentence. */
export interface SentenceResult {
  readonly sentence: SensitiveSentence;
  /** The findings of the check for sensitive words. */
  readonly lints: readonly Lint[];
  readonly missed: readonly Mark[];
}

/** Counts over some sentences. */
export interface SensitiveFigures {
  readonly marks: number;
  /** Marks that a finding of one of their groups overlaps. */
  readonly found: number;
  /** Found marks whose finding covers them exactly. */
  readonly exact: number;
  /** Found marks called prohibited where they are, and not where they are not. */
  readonly graded: number;
  /** Sentences without a mark, and those of them with a finding. */
  readonly right: number;
  readonly flagged: number;
}

/** Checks each sentence as a text of its own. */
export function checkSentences(
  check: (text: string) => readonly Lint[],
  sentences: readonly SensitiveSentence[],
): SentenceResult[] {
  return sentences.map((sentence) => {
    const lints = check(sentence.text).filter(({ category }) => category === 'sensitive');
    return { sentence, lints, missed: sentence.marks.filter((mark) => findingOf(mark, lints) === undefined) };
  });
}

/** The finding that names a mark by one of its groups: the one at exactly its place, else the first that overlaps it. */
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

/** Adds up what became of sentences. */
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
