import { byLook, byMeaning, bySound } from './data/confusable-words.ts';

const reasons = { sound: bySound, look: byLook, meaning: byMeaning } as const;

/** Why two words are confused. */
export type Confusion = keyof typeof reasons;

/** Words that writers take for one another. */
export interface ConfusableSet {
  readonly reason: Confusion;
  readonly words: readonly string[];
}

/** All sets, in an order that the data file relies on. */
export const confusableSets: readonly ConfusableSet[] = Object.entries(reasons).flatMap(([reason, lines]) =>
  lines
    .trim()
    .split('\n')
    .map((line) => ({ reason: reason as Confusion, words: line.trim().split(' ') })),
);
