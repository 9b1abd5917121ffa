import { byAnyOf, byWords } from '../../match/by-words.ts';
import type { Rule } from '../rule.ts';

/** Separable verbs by particle; without those whose particle may be a preposition ("turn on him", "look up it"). */
const separable: readonly (readonly [verbs: string, particle: string])[] = [
  [
    '<pick>|<wake>|<cheer>|<ring>|<mix>|<use>|<clean>|<tidy>|<eat>|<drink>|<give>|<fix>|<wrap>|<blow>|<warm>',
    'up',
  ],
  ['<turn>|<switch>|<cut>|<put>|<call>|<finish>', 'off'],
  ['<throw>|<put>|<give>|<take>', 'away'],
  ['<write>|<put>|<turn>|<knock>|<tear>|<burn>|<cut>', 'down'],
  ['<fill>|<figure>|<throw>|<cross>|<point>|<work>|<carry>|<hand>|<rule>', 'out'],
  ['<give>|<bring>|<send>|<pay>|<take>|<put>', 'back'],
];
const after =
  '.|,|!|?|and|but|or|when|because|if|before|after|at|in|on|from|for|please|again|now|immediately|tomorrow|today|yesterday|later|so';

export const phrasalPronoun: Rule = {
  id: 'en.phrasal-pronoun',
  category: 'grammar',
  severity: 'error',
  credible: 0.9,
  authority: null,
  scope: 'sentence',
  find: byAnyOf(
    separable.map(([verbs, particle]) =>
      byWords(
        `${verbs} [ ${particle} it|them|him|her|me|us ] ${after}`,
        ({ marked: [word, pronoun], words: [verb], before }) =>
          pronoun === undefined || verb?.base === null || /^(?:DT|PRP\$|JJ|POS)$/.test(before()?.tag ?? '')
            ? null
            : `${pronoun.text} ${word.text}`,
      ),
    ),
  ),
  right: [
    'Please turn it off.',
    'He picked up the phone.',
    'They cut down trees and burned them.',
    'She gave up.',
  ],
  wrong: [
    ['Please turn off it.', 'Please turn it off.'],
    ['I picked up him at the station.', 'I picked him up at the station.'],
    ['She wrote down it.', 'She wrote it down.'],
  ],
};
