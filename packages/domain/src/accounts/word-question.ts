import { type Random, randomInt } from '@inkstone/kernel';
import { type QuestionLanguage, wordSeries } from './word-series.ts';

/** A text challenge, as an accessible alternative to the slider. */
export interface WordQuestion {
  readonly question: string;
  /** Words to choose from, in display order. */
  readonly words: readonly string[];
  /** Indexes into `words` in the requested order. */
  readonly answer: readonly number[];
}

const picks = 4;
const shown = 9;

/**
 * Composes a challenge that asks for four of nine words in order: the chance of guessing it is 1 in 3,024, compared with 1 in 18
 * for the slider.
 */
export function composeWordQuestion(language: QuestionLanguage, random: Random): WordQuestion {
  const [series, ...others] = shuffle(wordSeries, random);
  if (!series) throw new Error('There are no series of words');
  const isForwards = randomInt(random, 2) === 0;
  const chosen = new Set(shuffle(series.items, random).slice(0, picks));
  const ordered = series.items.filter((item) => chosen.has(item));
  if (!isForwards) ordered.reverse();

  const distractors = shuffle(
    others.flatMap((other) => other.items),
    random,
  ).slice(0, shown - picks);
  const items = shuffle([...ordered, ...distractors], random);
  const question = (isForwards ? series.forwards : series.backwards)[language];
  return {
    question: question.replace('{n}', language === 'zh' ? '四' : 'four'),
    words: items.map((item) => item[language]),
    answer: ordered.map((item) => items.indexOf(item)),
  };
}

function shuffle<T>(items: readonly T[], random: Random): T[] {
  const left = [...items];
  const mixed: T[] = [];
  while (left.length > 0) mixed.push(...left.splice(randomInt(random, left.length), 1));
  return mixed;
}
