// Fits the constants of packages/proofread/src/pipeline/weigh-guesses.ts and prints them: `fit-guesses.ts
// TEXTS [SHARE]`.
import { credibleOf, isGuess } from '@inkstone/proofread/internal/pipeline/make-lints';
import { plantedParagraphs } from './planted-paragraphs.ts';
import { rawFindings } from './raw-findings.ts';

interface Case {
  readonly credible: number;
  readonly isGuess: boolean;
  readonly rightness: number;
}

interface Sample {
  readonly words: number;
  readonly cases: readonly Case[];
}

const [texts = '', share = '0.3'] = process.argv.slice(2);
if (texts === '') throw new Error('Usage: fit-guesses.ts TEXTS [SHARE]');
const samples = Array.from(
  rawFindings(plantedParagraphs(texts, Number(share))),
  ({ words, placed, rightness }): Sample => {
    const cases = placed.map((one, at) => ({
      credible: credibleOf(one),
      isGuess: isGuess(one),
      rightness: rightness[at] ?? 0,
    }));
    return { words, cases };
  },
);

const grid = {
  mistakes: [0.3, 0.5, 0.8, 1, 1.3, 1.6, 2, 2.5],
  words: [10, 15, 20, 30, 40, 60, 80],
  scale: [12, 16, 20, 24, 28, 32, 36, 40, 48],
  guessWeight: [0, 0.3, 0.6, 1],
};
let best = { likelihood: Number.NEGATIVE_INFINITY, text: '' };
for (const mistakes of grid.mistakes)
  for (const words of grid.words)
    for (const scale of grid.scale)
      for (const guessWeight of grid.guessWeight) {
        const found = likelihood({ mistakes, words, scale, guessWeight });
        if (found > best.likelihood)
          best = { likelihood: found, text: JSON.stringify({ mistakes, words, scale, guessWeight }) };
      }
const guesses = samples.flatMap(({ cases }) => cases.filter((one) => one.isGuess));
process.stdout.write(
  `${guesses.length} guesses, ${guesses.reduce((sum, { rightness }) => sum + rightness, 0)} of them right\n${best.text}\n`,
);

interface Constants {
  readonly mistakes: number;
  readonly words: number;
  readonly scale: number;
  readonly guessWeight: number;
}

function likelihood({ mistakes, words, scale, guessWeight }: Constants): number {
  let sum = 0;
  for (const sample of samples) {
    const evidence = (one: Case) => one.credible * (one.isGuess ? guessWeight : 1);
    const all = sample.cases.reduce((total, one) => total + evidence(one), 0);
    for (const one of sample.cases) {
      if (!one.isGuess) continue;
      const rate = (mistakes + all - evidence(one)) / (words + sample.words);
      const odds = (rate * scale * one.credible) / (1 - one.credible);
      sum += one.rightness * Math.log(odds) - Math.log(1 + odds);
    }
  }
  return sum;
}
