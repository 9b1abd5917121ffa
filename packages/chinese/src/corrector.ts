import { CandidateFinder } from './candidates/candidate-finder.ts';
import { CharacterTable } from './characters/character-table.ts';
import { type DoubledCharacters, findDoubled } from './find-doubled.ts';
import { type Judgement, judgeProposals, type Suggestion } from './judge-proposals.ts';
import { SourceLattice } from './lattice/source-lattice.ts';
import { languageOf } from './model/read-model.ts';
import { unknownWord } from './model/trigram-model.ts';
import { calibrationOf, readCalibration } from './ranking/calibration.ts';
import { type Describer, describeText } from './ranking/describe-text.ts';
import { readExperience } from './ranking/experience.ts';
import { FeatureWriter } from './ranking/features.ts';
import { createRequiredEvidence } from './ranking/required-evidence.ts';
import { readForest } from './ranking/trees.ts';
import type { SearchTables } from './search-tables.ts';
import { wordIndexOf } from './words/word-index.ts';

/** Finds wrong characters and words in Chinese. */
export interface Corrector {
  /** Returns non-overlapping changes sorted by position, with at least the credibility `minCredible`. */
  correct(text: string, minCredible: number): Suggestion[];
  /** Finds doubled characters and words that were probably intended once. */
  findDoubled(text: string): Iterable<DoubledCharacters>;
}

/** Contents of the files in this package's `data` folder. */
export interface CorrectorData {
  readonly characters: string;
  readonly experience: string;
  readonly ranker: string;
  readonly calibration: string;
  readonly trustedWords: string;
}

/** Creates a corrector. `tables` are those that `makeTables` made with the same characters. */
export function createCorrector(tables: SearchTables, data: CorrectorData): Corrector {
  const describer = createDescriber(tables, data.characters);
  const judgement: Judgement = {
    experience: readExperience(data.experience),
    forest: readForest(data.ranker),
    calibrate: calibrationOf(readCalibration(data.calibration)),
    requiredEvidenceIn: createRequiredEvidence(data.trustedWords),
  };
  return {
    findDoubled: (text) => findDoubled(text, describer),
    correct: (text, minCredible) =>
      judgeProposals(text, describeText(text, describer), judgement, minCredible).map((one) => ({
        ...one,
        ...describeWord(text, one, describer),
      })),
  };
}

/** Returns the text in place of the suggested word, if that text is not a word, and the frequency of the suggested word. */
function describeWord(
  text: string,
  { start, better, word }: Suggestion,
  { language: { model, vocabulary } }: Describer,
): Pick<Suggestion, 'noWord' | 'frequency'> {
  const idOf = (one: string) =>
    vocabulary.find(
      Uint16Array.from(one, (unit) => unit.charCodeAt(0)),
      0,
      one.length,
    );
  const written = writtenFor(text, start, better, word);
  const id = idOf(word);
  return {
    ...(id === unknownWord ? {} : { frequency: model.unigram(id) }),
    ...(written.length > better.length && idOf(written) === unknownWord ? { noWord: written } : {}),
  };
}

/** Returns the text in place of the word; `better` may occur in it several times. */
function writtenFor(text: string, start: number, better: string, word: string): string {
  for (let at = word.indexOf(better); at !== -1; at = word.indexOf(better, at + 1)) {
    const written = text.slice(start - at, start - at + word.length);
    if (
      word.slice(0, at) + better + written.slice(at + better.length) === word &&
      written.startsWith(word.slice(0, at))
    )
      return written;
  }
  return '';
}

/** Creates the part of a corrector that describes proposals without judging them. */
export function createDescriber(tables: SearchTables, characterTable: string): Describer {
  const language = languageOf(tables);
  const characters = new CharacterTable(characterTable);
  return {
    language,
    lattice: new SourceLattice(language.model, language.vocabulary),
    finder: new CandidateFinder(language, characters, wordIndexOf(tables), tables),
    writer: new FeatureWriter(language),
  };
}
