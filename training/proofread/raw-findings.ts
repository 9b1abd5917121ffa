import type { PlacedFinding } from '@inkstone/proofread/internal/pipeline/make-lints';
import { prepareParagraph } from '@inkstone/proofread/internal/pipeline/prepare-paragraph';
import { runRules } from '@inkstone/proofread/internal/pipeline/run-rules';
import { isCorrected } from '../english/slips/index.ts';
import { english, everyEnglishRule } from './english-rules.ts';
import type { PlantedParagraph } from './planted-paragraphs.ts';

/** All findings in a simulated paragraph, before weighting, with their correctness. */
export interface RawFindings {
  readonly words: number;
  readonly placed: readonly PlacedFinding[];
  /** 1: undoes a slip; 0: changes correct text. */
  readonly rightness: readonly number[];
  readonly paragraph: PlantedParagraph;
}

/** Correctness of a finding that corrects a slip in another way. */
const otherwise = 0.5;

const onFault = (_: string, error: unknown) => {
  throw error;
};

/** Minimum credibility; guesses below it are never shown. */
export const minGuess = 0.1;
/**
 * Share of changes of correct text that are acceptable, per unit of credibility: of seventy such changes read by us, with a mean
 * credibility of 0.6, thirteen were.
 */
export const followed = 13 / 70 / 0.6;

/** Runs all English rules on paragraphs with slips. */
export function* rawFindings(paragraphs: Iterable<PlantedParagraph>): Generator<RawFindings> {
  const rules = everyEnglishRule();
  const ofSentences = rules.filter(({ scope }) => scope === 'sentence');
  const ofParagraphs = rules.filter(({ scope }) => scope === 'paragraph');
  for (const paragraph of paragraphs) {
    const { sentences, whole } = prepareParagraph(paragraph.planted.text);
    const placed = [
      ...sentences.map((one) => [one, ofSentences] as const),
      [whole, ofParagraphs] as const,
    ].flatMap(([stretch, requestedSpan]) =>
      runRules(requestedSpan, stretch, { onFault, tagger: english.tagger }).map((finding): PlacedFinding => {
        const { start } = stretch.span;
        return { finding, span: { start: finding.start + start, end: finding.end + start } };
      }),
    );
    yield {
      words: paragraph.words,
      placed,
      rightness: placed.map((one) => rightnessOf(one, paragraph)),
      paragraph,
    };
  }
}

function rightnessOf({ finding, span }: PlacedFinding, { right, planted }: PlantedParagraph): number {
  const [better] = finding.replacements;
  if (better === undefined) return 0;
  if (isCorrected(right, planted, { ...span, better })) return 1;
  return planted.slips.some(({ start, end }) => start <= span.end && end >= span.start) ? otherwise : 0;
}
