import type { TaggedWord } from '../text/tagged-words.ts';

/** Forms of verbs and nouns that express a demand; misspelled endings ("aske") match too. */
const demand = /^(?:suggest|recommend|demand|insist|requir|propos|ask|request|order|urg|advis|prefer)/;
const adjectives = new Set('important essential necessary vital crucial imperative desirable'.split(' '));

/** Whether a word that expresses a demand precedes `at`: the clause after it takes the subjunctive ("that he go"). */
export function followsDemand(words: readonly TaggedWord[], at: number): boolean {
  return words.slice(0, at).some(({ lower }) => demand.test(lower) || adjectives.has(lower));
}
