import {
  createChance,
  createSlipFinder,
  type PlantedText,
  placedSentences,
  plant,
  readHeldOut,
} from '../english/slips/index.ts';
import { everyEnglishRule } from './english-rules.ts';
import { createExampleSlips } from './example-slips.ts';

/** A paragraph of a simulated writer. */
export interface PlantedParagraph {
  readonly right: string;
  readonly planted: PlantedText;
  readonly words: number;
}

/**
 * Who writes: half with care, the others with the slips of learners. Their rates differ from writer to writer as a gamma
 * distribution of shape two does. At rate 1 there are some five slips in a hundred words; learners of corpora make four
 * (advanced) to sixteen (beginners).
 */
const careful = 0.5;
const meanRate = 1.7;
/** Much that is checked is short: so many paragraphs are cut down to their beginning. */
const cutShort = 0.5;
const beginning = /^.{30,240}?[.!?](?= )/;
/** Old novels are not what people write today. */
const ofFiction = 0.15;
const shortest = 40;
const seed = 7;

/** Paragraphs set aside from all counts, with slips written into them; the same ones on every run. */
export function plantedParagraphs(texts: string, share: number): Generator<PlantedParagraph> {
  const chance = createChance(seed);
  return plantInto(someHeldOut(texts, share, chance), chance);
}

/** Paragraphs of right text with slips written into them; the same ones on every run. */
export function* plantInto(
  texts: Iterable<string>,
  chance = createChance(seed),
): Generator<PlantedParagraph> {
  const findSlips = createSlipFinder(chance);
  const findExampleSlips = createExampleSlips(everyEnglishRule());
  for (const text of texts) {
    const right = chance() < cutShort ? (beginning.exec(text)?.[0] ?? text) : text;
    const rate = chance() < careful ? 0 : (-meanRate * (Math.log(chance()) + Math.log(chance()))) / 2;
    const slips =
      rate === 0
        ? []
        : [...findSlips(right), ...placedSentences(right).flatMap((one) => [...findExampleSlips(one)])];
    const planted = plant(right, slips, rate, chance);
    yield { right, planted, words: planted.text.split(/\s+/).length };
  }
}

function* someHeldOut(texts: string, share: number, chance: () => number): Generator<string> {
  for (const { text, genre } of readHeldOut(texts)) {
    if (text.length < shortest || chance() > (genre === 'fiction' ? share * ofFiction : share)) continue;
    yield text;
  }
}
