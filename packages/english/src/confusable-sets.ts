import { byLook, byMeaning, bySound } from './data/confusable-words.ts';

const reasons = { sound: bySound, look: byLook, meaning: byMeaning } as const;

/** Reason for the confusion. */
export type Confusion = keyof typeof reasons;

/** A confusion set. */
export interface ConfusableSet {
  readonly reason: Confusion;
  readonly words: readonly string[];
}

/** All sets; the data file relies on their order. */
export const confusableSets: readonly ConfusableSet[] = Object.entries(reasons).flatMap(([reason, lines]) =>
  lines
    .trim()
    .split('\n')
    .map((line) => ({ reason: reason as Confusion, words: line.trim().split(' ') })),
);
