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
 * Share of careful writers among simulated ones. The others make learners' mistakes at rates that vary as a gamma distribution of
 * shape two. At rate 1 there are about five slips per hundred words; learners in corpora make four (advanced) to sixteen
 * (beginners).
 */
const careful = 0.5;
const meanRate = 1.7;
/** Share of paragraphs that are cut to their beginning, because many checked texts are short. */
const cutShort = 0.5;
const beginning = /^.{30,240}?[.!?](?= )/;
/** Weight of old novels, which is low because modern usage differs. */
const ofFiction = 0.15;
const minLength = 40;
const seed = 7;

/** Yields held-out paragraphs with planted slips; reproducible. */
export function plantedParagraphs(texts: string, share: number): Generator<PlantedParagraph> {
  const chance = createChance(seed);
  return plantInto(someHeldOut(texts, share, chance), chance);
}

/** Yields paragraphs of correct text with planted slips; reproducible. */
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
    if (text.length < minLength || chance() > (genre === 'fiction' ? share * ofFiction : share)) continue;
    yield text;
  }
}
