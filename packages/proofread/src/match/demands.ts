import type { TaggedWord } from '../text/tagged-words.ts';

const demands = new Set(
  `suggest recommend demand insist require propose ask request order urge advise prefer important essential necessary
  vital crucial imperative desirable recommendation requirement suggestion proposal`.split(/\s+/),
);

/** Whether a word that demands something precedes `at`: the clause after it takes the subjunctive ("that he go"). */
export function followsDemand(words: readonly TaggedWord[], at: number): boolean {
  return words.slice(0, at).some(({ base, lower }) => demands.has(base ?? lower));
}
