// The model of learners' mistakes, for programs that measure the precision of findings.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataFolder } from '@inkstone/english/files';
import { readChoiceScores } from '@inkstone/english/internal/choice-scores';
import { readLexicon } from '@inkstone/english/internal/lexicon';
import { choiceSlips } from './choice-slips.ts';
import { markSlips } from './mark-slips.ts';
import { type PlacedToken, placedSentences, type Slip } from './slip.ts';
import { wordSlips } from './word-slips.ts';

export { createChance } from '../ngrams/chance.ts';
export { readHeldOut } from '../ngrams/read-texts.ts';
export { isCorrected, type PlantedSlip, type PlantedText, plant } from './plant.ts';
export { type PlacedToken, placedSentences, type Slip } from './slip.ts';
export { typo } from './typo.ts';

/** Creates a function that finds all mistakes that a learner may make in a paragraph. */
export function createSlipFinder(chance: () => number): (paragraph: string) => Slip[] {
  const read = (file: string) => readFileSync(join(dataFolder, file));
  const scores = readChoiceScores(read('ngrams.bin'));
  const lexicon = readLexicon(read('lexicon.bin'));
  const ofSentence = (sentence: readonly PlacedToken[], next: readonly PlacedToken[] | undefined): Slip[] => [
    ...choiceSlips(sentence, scores),
    ...wordSlips(sentence, lexicon, chance),
    ...markSlips(sentence, next),
  ];
  return (paragraph) => {
    const sentences = placedSentences(paragraph);
    return sentences.flatMap((sentence, at) => ofSentence(sentence, sentences[at + 1]));
  };
}
