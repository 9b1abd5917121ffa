import { credibleOf, isGuess } from '@inkstone/proofread/internal/pipeline/make-lints';
import { weighGuesses } from '@inkstone/proofread/internal/pipeline/weigh-guesses';
import { type PlantedParagraph, plantedParagraphs, plantInto } from '../proofread/planted-paragraphs.ts';
import { followed, minGuess, type RawFindings, rawFindings } from '../proofread/raw-findings.ts';
import { type PredictedOutcome, type Reliability, reliabilityOf } from '../proofread/reliability.ts';
import { readRows } from './read-rows.ts';

/** Share of texts of which one half was used for fitting; the other half is unseen. */
const fittedShare = 0.3;

/** Measures the calibration of English findings on sets of correct text with planted slips, which were not used for fitting. */
export function measureOnSets(paths: readonly string[]): Reliability {
  return measure(plantInto(paths.flatMap(readRows).map(({ source }) => source)));
}

/** Measures the calibration on the half of the held-out texts that was not used for fitting. */
export function measureOnUnseen(texts: string): Reliability {
  return measure(everySecond(plantedParagraphs(texts, fittedShare)));
}

function measure(paragraphs: Iterable<PlantedParagraph>): Reliability {
  return reliabilityOf(Array.from(rawFindings(paragraphs)).flatMap(judge));
}

/** Returns the credibility of each finding after weighting, with its correctness. */
function judge({ placed, words, rightness }: RawFindings): PredictedOutcome[] {
  return weighGuesses(placed, words).flatMap((one, at) => {
    const predicted = credibleOf(one);
    return isGuess(one) && predicted < minGuess
      ? []
      : [{ predicted, rightness: rightness[at] || followed * predicted }];
  });
}

function* everySecond(paragraphs: Iterable<PlantedParagraph>): Generator<PlantedParagraph> {
  let at = 0;
  for (const paragraph of paragraphs) if (at++ % 2 === 1) yield paragraph;
}
