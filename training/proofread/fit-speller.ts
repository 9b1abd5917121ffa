// Fits the weights of packages/proofread/src/spelling/credible.ts and prints them with their calibration:
// `fit-speller.ts TEXTS [SHARE]`.

import { featuresOf } from '@inkstone/proofread/internal/spelling/credible';
import { rankInPlace } from '@inkstone/proofread/internal/spelling/rank-in-place';
import { createSpeller } from '@inkstone/proofread/internal/spelling/speller';
import { suspectWords } from '@inkstone/proofread/internal/spelling/suspect-words';
import {
  createChance,
  placedSentences,
  plant,
  readHeldOut,
  type Slip,
  typo,
} from '../english/slips/index.ts';
import { english } from './english-rules.ts';
import { type Case, fitLogistic, probabilityOf } from './logistic-regression.ts';
import { reliabilityOf } from './reliability.ts';

/** Share of misspelled words of four and more letters, about twice that of learners. */
const misspelled = 0.02;
/**
 * Share of real misspellings among unknown words of native text that look like ones; estimated by reading.
 */
const trulyRight = 0.5;
const ofFiction = 0.15;
const everyFifth = 5;

const [texts = '', share = '1'] = process.argv.slice(2);
if (texts === '') throw new Error('Usage: fit-speller.ts TEXTS [SHARE]');
const { lexicon, tagger } = english;
const speller = createSpeller(lexicon);
const chance = createChance(11);
const cases: Case[] = [];
for (const { text, genre } of readHeldOut(texts)) {
  if (chance() > Number(share) * (genre === 'fiction' ? ofFiction : 1)) continue;
  const planted = plant(text, [...misspellings(text)], 1, chance);
  for (const { word, start, place } of suspectWords(planted.text, lexicon)) {
    const known = speller.suspect(word);
    if (known.isCertain || known.guesses.length === 0) continue;
    const before = /([\p{L}'’]+) +$/u.exec(planted.text.slice(Math.max(0, start - 30), start))?.[1] ?? '';
    const guesses = rankInPlace(known.guesses, before, () => false, tagger);
    const slip = planted.slips.find((one) => one.start === start);
    const meant = slip === undefined ? '' : text.slice(slip.right.start, slip.right.end).toLowerCase();
    cases.push({
      features: featuresOf(word, { ...known, guesses }, place),
      isCorrect: guesses[0]?.text.toLowerCase() === meant,
      weight: slip === undefined ? trulyRight : 1,
    });
  }
}
const isUnseen = (_: Case, at: number) => at % everyFifth === 0;
const weights = fitLogistic(cases.filter((one, at) => !isUnseen(one, at)));
const predicted = cases.filter(isUnseen).map(({ features, isCorrect }) => ({
  predicted: probabilityOf(weights, features),
  rightness: Number(isCorrect),
}));
const { error, parts } = reliabilityOf(predicted);
process.stdout.write(
  `${cases.length} unknown words, ${cases.filter(({ isCorrect }) => isCorrect).length} of them misspelled here and guessed right\n`,
);
process.stdout.write(`[${weights.map((weight) => weight.toFixed(3)).join(', ')}]\n`);
process.stdout.write(`on the fifth part that was not fitted: error (ECE) ${error}\n`);
for (const { from, count, predicted, right } of parts)
  process.stdout.write(
    `  ${from.toFixed(1)} ${String(count).padStart(6)} said ${predicted} right ${right}\n`,
  );

function* misspellings(text: string): Generator<Slip> {
  for (const { lower, text: written, start, end } of placedSentences(text).flat()) {
    if (!/^[a-z]{4,}$/.test(lower) || lexicon.find(lower)?.isLower !== true) continue;
    const slip = typo(lower, chance);
    const better = written === lower ? slip : slip.charAt(0).toUpperCase() + slip.slice(1);
    yield { start, end, written: better, share: misspelled };
  }
}
