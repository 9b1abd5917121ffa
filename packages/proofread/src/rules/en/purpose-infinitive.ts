import { byAnyOf, byContext, byWords } from '../../match/by-words.ts';
import { wordSet } from '../../match/word-forms.ts';
import type { Rule } from '../rule.ts';
import { commonVerbs, infinitiveAdjectives } from './data/common-verbs.ts';

const notSure = wordSet(
  'be do help work play study show stop start use visit travel drink drive sleep talk share watch wear stay wait live increase close lead save clean write enter describe',
);

export const purposeInfinitive: Rule = {
  id: 'en.purpose-infinitive',
  category: 'grammar',
  severity: 'error',
  credible: 0.9,
  authority: null,
  scope: 'sentence',
  find: byAnyOf([
    byContext(
      '@infinitiveAdjectives [ for ] @verbs',
      ({ words }) => (words.at(-1)?.tag.startsWith('VB') ? 'to' : null),
      { infinitiveAdjectives, verbs: commonVerbs },
    ),
    byWords('[ for to ~VB ]', ({ marked: [, , verb], before }) =>
      verb?.tag === 'VB' && before()?.tag !== 'JJ' ? `to ${verb.text}` : null,
    ),
    byWords(
      'VERB|NOUN|RB|PRP|there|here [ for @verbs ] !IN|MARK|CC|RB',
      ({ marked: [, verb], words }) =>
        verb !== undefined &&
        verb.tag !== 'VBN' &&
        (!verb.tag.startsWith('NN') || /^(?:DT|PRP)/.test(words.at(-1)?.tag ?? '')) &&
        !notSure.has(verb.lower)
          ? `to ${verb.text}`
          : null,
      { verbs: commonVerbs },
    ),
  ]),
  right: [
    'It is difficult for use on a phone.',
    'I came to learn.',
    'It is good for learning.',
    'He paid for it.',
  ],
  wrong: [
    ['It is natural for feel shy.', 'It is natural to feel shy.'],
    ['I came here for to learn English.', 'I came here to learn English.'],
    ['I went there for buy a book.', 'I went there to buy a book.'],
    ['They use it for improve their skills.', 'They use it to improve their skills.'],
  ],
};
