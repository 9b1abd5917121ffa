import { byAnyOf, byWords } from '../../match/by-words.ts';
import { canBe, wordSet } from '../../match/word-forms.ts';
import type { Rule } from '../rule.ts';

/** Verbs that take a clause: "The man who told my father he was ill". */
const clauseVerbs = wordSet(
  'told tells said says thinks thought believes believed knows knew hopes hoped asked promised assured reminded convinced shows showed proves proved found learned heard saw sees feels felt claims claimed admits admitted realised realized notices noticed means meant if when because',
);

export const doubleSubject: Rule = {
  id: 'en.double-subject',
  category: 'grammar',
  severity: 'error',
  credible: 0.88,
  authority: null,
  scope: 'sentence',
  find: byAnyOf([
    byWords(
      '^ the|a|this NN who|that|which is|was|VBZ|VBD !PRP|MD* !PRP|MD* NN|NNP|NNS|there|here [ he|she|it ] is|was|has',
      ({ sentence }) => (sentence.some(({ lower }) => clauseVerbs.has(lower)) ? null : ''),
    ),
    byWords(
      '^ what i|he|she|we|they|you said|did|saw|heard|want|need|like|bought|told|wrote|found [ it ] is|was',
      () => '',
    ),
    byWords(
      '^ my|our|his|her|their|the|your JJ? NN|NNS [ he|she|it|they ] VBZ|VBP|VBD|MD|is|are|was|were|has|have',
      ({ marked: [pronoun], words, sentence }) => {
        const noun = words.at(-3);
        const verb = words.at(-1);
        if (
          noun === undefined ||
          verb === undefined ||
          /^(?:way|time|day|moment|minute|year|thing|things|one|ones|place|reason|more|less|harder|next|first|last|night|morning|second|week|man|woman|people|person|longer|only|best|work|place|kind|instant)$/.test(
            noun.lower,
          )
        )
          return null;
        const isPlural = noun.tag === 'NNS';
        if (isPlural !== (pronoun.lower === 'they') || canBe(noun, 'JJ', 'RB', 'VBG')) return null;
        return sentence.filter(({ tag }) => /^(?:VB[ZPD]|MD)$/.test(tag)).length > 1 ||
          !/^(?:father|mother|brother|sister|friend|friends|parents|teacher|teachers|family|dog|cat|son|daughter|wife|husband|uncle|aunt|grandmother|grandfather|boss|students|children|city|country|school|house|hometown|name|neighbour|neighbor|cousin)$/.test(
            noun.lower,
          )
          ? null
          : '';
      },
    ),
  ]),
  right: [
    'My father works here.',
    'The book he reads is old.',
    'The day he came it rained.',
    'The man who told my father he is ill left.',
  ],
  wrong: [
    [
      'The man who is talking with my father he is a lawyer.',
      'The man who is talking with my father is a lawyer.',
    ],
    ['What he said it was true.', 'What he said was true.'],
    ['My father he works in a bank.', 'My father works in a bank.'],
    ['My friends they like music.', 'My friends like music.'],
  ],
};
