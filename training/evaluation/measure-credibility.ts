import { credibleOf, isGuess } from '@inkstone/proofread/internal/pipeline/make-lints';
import { weighGuesses } from '@inkstone/proofread/internal/pipeline/weigh-guesses';
import { type PlantedParagraph, plantedParagraphs, plantInto } from '../proofread/planted-paragraphs.ts';
import { followed, leastGuess, type RawFindings, rawFindings } from '../proofread/raw-findings.ts';
import { type Reliability, reliabilityOf, type Told } from '../proofread/reliability.ts';
import { readRows } from './read-rows.ts';

/** The share of the texts that fits were made on one half of: the other half stays the same. */
const fittedShare = 0.3;

/** How true the credibility of English findings comes where slips were planted in sets of right text: none was fitted. */
export function measureOnSets(paths: readonly string[]): Reliability {
  return measure(plantInto(paths.flatMap(readRows).map(({ source }) => source)));
}

/** The same on the half of the texts set aside from counting that was not fitted either. */
export function measureOnUnseen(texts: string): Reliability {
  return measure(everySecond(plantedParagraphs(texts, fittedShare)));
}

function measure(paragraphs: Iterable<PlantedParagraph>): Reliability {
  return reliabilityOf(Array.from(rawFindings(paragraphs)).flatMap(judge));
}

/** What the engine says of each finding, guesses weighed, and whether it is right. */
function judge({ placed, words, rightness }: RawFindings): Told[] {
  return weighGuesses(placed, words).flatMap((one, at) => {
    const said = credibleOf(one);
    return isGuess(one) && said < leastGuess ? [] : [{ said, rightness: rightness[at] || followed * said }];
  });
}

function* everySecond(paragraphs: Iterable<PlantedParagraph>): Generator<PlantedParagraph> {
  let at = 0;
  for (const paragraph of paragraphs) if (at++ % 2 === 1) yield paragraph;
}
