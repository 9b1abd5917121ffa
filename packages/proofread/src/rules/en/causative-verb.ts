import { byAnyOf, byWords } from '../../match/by-words.ts';
import { baseForm, canBe, isBaseFirst, isOnlyVerb } from '../../match/word-forms.ts';
import type { Rule } from '../rule.ts';

export const causativeVerb: Rule = {
  id: 'en.causative-verb',
  category: 'grammar',
  severity: 'error',
  credible: 0.93,
  authority: null,
  scope: 'sentence',
  find: byAnyOf([
    byWords(
      'let|lets|make|makes|made me|him|her|us|them|you|it|people not? [ to ~VB ]',
      ({ marked: [, verb], words, before }) =>
        verb?.tag === 'VB' &&
        words[0]?.lower !== 'makes' &&
        before()?.tag !== 'CC' &&
        !/^(?:it|people)$/.test(words[1]?.lower ?? '')
          ? verb.text
          : null,
    ),
    byWords(
      'let|lets|letting my|his|her|our|their|your|the NN|NNS|people not? [ to ~VB ]',
      ({ marked: [, verb] }) => (verb?.tag === 'VB' && isBaseFirst(verb) ? verb.text : null),
    ),
    byWords(
      'make|makes|made|making everyone|everybody|people|someone [ to ~VB ]',
      ({ marked: [, verb], before }) =>
        ((verb?.tag === 'VB' && isBaseFirst(verb)) || verb?.lower === 'like') &&
        before()?.tag !== 'CC' &&
        before()?.lower !== 'be'
          ? verb.text
          : null,
    ),
    byWords('let|lets me|him|us|them|you|it|people not? [ VBZ|VBD|VBG|~VBZ|~VBD ]', ({ marked: [verb] }) =>
      isOnlyVerb(verb) && !canBe(verb, 'VB') ? baseForm(verb) : null,
    ),
    byWords(
      'make|makes|made|making me|him|her|us|them|you [ VBG ] .|,|so|a|every|and|at|about|when|because',
      ({ marked: [verb] }) =>
        canBe(verb, 'NN', 'JJ') &&
        !/^(?:laughing|crying|thinking|feeling|smiling|working|waiting)$/.test(verb.lower)
          ? null
          : baseForm(verb),
    ),
    byWords('saw|heard|watched|noticed me|him|her|them|us [ to ~VB ]', ({ marked: [, verb] }) =>
      verb === undefined || verb.lower === 'be' || verb.tag !== 'VB' ? null : [verb.text],
    ),
    byWords('make|makes|made|making me|him|us|them|people [ VBZ|VBD|~VBZ|~VBD ]', ({ marked: [verb] }) =>
      verb.lower === 'felt' || (isOnlyVerb(verb) && !canBe(verb, 'VB', 'VBN')) ? baseForm(verb) : null,
    ),
    byWords(
      'make|makes|making people|students|children|everyone|you|us|them [ to work|study|use|change|play|travel|smile|laugh|cry|drink|start|stop|love|hate|feel|sleep|stay|return|buy|think ] RB|RBR|JJR|DT|PRP|PRP$|IN|.|,|NN|NNS|JJ',
      ({ marked: [, verb], before, words }) =>
        verb === undefined ||
        before()?.tag === 'CC' ||
        before()?.lower === 'to' ||
        words[0]?.lower === 'making'
          ? null
          : verb.text,
    ),
  ]),
  right: [
    'They let the house to strangers.',
    'Let me go.',
    'He made us to his image.',
    'It made him happy.',
    'They made it known.',
  ],
  wrong: [
    ['The system makes people to work faster.', 'The system makes people work faster.'],
    ['He let his son to play outside.', 'He let his son play outside.'],
    ['It makes everyone to like her.', 'It makes everyone like her.'],
    ['She made me laughing.', 'She made me laugh.'],
    ['I saw him to cross the street.', 'I saw him cross the street.'],
    ['Let me to introduce myself.', 'Let me introduce myself.'],
    ['He made me to cry.', 'He made me cry.'],
    ['It made him felt sad.', 'It made him feel sad.'],
    ['Let him goes home.', 'Let him go home.'],
  ],
};
