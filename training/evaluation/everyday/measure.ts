import type { Lint } from '@inkstone/proofread';
import { applyLints } from '@inkstone/proofread/internal/testing/apply-lints';
import type { EverydaySentence, Slip } from './sentences.ts';

/** Result for one slip of a sentence. */
export type Outcome = 'missed' | 'found' | 'corrected';

/** Result for one sentence. */
export interface SentenceResult {
  readonly sentence: EverydaySentence;
  readonly lints: readonly Lint[];
  /** One for each slip, in order. */
  readonly outcomes: readonly Outcome[];
  /** Findings in the corrected sentence. */
  readonly falseAlarms: readonly Lint[];
}

/** Totals over several sentences. */
export interface EverydayFigures {
  readonly slips: number;
  /** Slips overlapped by a finding, regardless of its suggestion. */
  readonly found: number;
  /** Slips for which the first suggestions give one of the corrections. */
  readonly corrected: number;
  readonly sentences: number;
  /** Corrected sentences with a finding. */
  readonly flagged: number;
}

/** Checks each sentence as written and as corrected. */
export async function checkEveryday(
  check: (text: string) => Promise<readonly Lint[]>,
  sentences: readonly EverydaySentence[],
): Promise<SentenceResult[]> {
  const results: SentenceResult[] = [];
  for (const sentence of sentences) {
    const lints = await check(sentence.text);
    const outcomes = sentence.slips.map((slip) => outcomeOf(sentence.text, slip, lints));
    results.push({ sentence, lints, outcomes, falseAlarms: await check(sentence.corrected) });
  }
  return results;
}

/** Compares the first suggestions of the findings that overlap a slip with its corrections. */
export function outcomeOf(text: string, slip: Slip, lints: readonly Lint[]): Outcome {
  const touching = lints.filter(({ span }) => span.start < slip.end && span.end > slip.start);
  if (touching.length === 0) return 'missed';
  const made = applyLints(text, touching);
  const isRight = slip.corrections.some(
    (correction) => text.slice(0, slip.start) + correction + text.slice(slip.end) === made,
  );
  return isRight ? 'corrected' : 'found';
}

/** Sums up results. */
export function sumUp(results: readonly SentenceResult[]): EverydayFigures {
  const outcomes = results.flatMap((result) => result.outcomes);
  return {
    slips: outcomes.length,
    found: outcomes.filter((outcome) => outcome !== 'missed').length,
    corrected: outcomes.filter((outcome) => outcome === 'corrected').length,
    sentences: results.length,
    flagged: results.filter(({ falseAlarms }) => falseAlarms.length > 0).length,
  };
}
