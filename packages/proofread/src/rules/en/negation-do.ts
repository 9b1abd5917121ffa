import { byAnyOf, byContext, byWords } from '../../match/by-words.ts';
import { baseForm, canBe, wordSet } from '../../match/word-forms.ts';
import type { Rule } from '../rule.ts';
import { collectives } from './data/noun-sets.ts';

const auxiliary: Readonly<Record<string, string>> = {
  i: "don't",
  we: "don't",
  they: "don't",
  you: "don't",
  he: "doesn't",
  she: "doesn't",
  it: "doesn't",
};
const verbs = wordSet(
  'know like want have need understand think go live speak agree remember believe see eat work play feel get make care mind',
);

export const negationDo: Rule = {
  id: 'en.negation-do',
  category: 'grammar',
  severity: 'error',
  credible: 0.92,
  authority: null,
  scope: 'sentence',
  find: byAnyOf([
    byContext(",^ PRP$|the|this|that|each|every JJ? NN [ do ] not|n't VB|~VB", ({ words }) => {
      const noun = words.at(-4);
      return noun === undefined || collectives.has(noun.lower) || canBe(noun, 'NNS', 'JJ') ? null : 'does';
    }),
    byWords(
      'the|a|this|that|my|your|his|her|our|their|it|he|she NN? [ not exists|works|contains|needs|wants|supports|has|includes|matters|helps|starts|responds|appears|depends|belongs|means ]',
      ({ marked: [, verb], words, before }) => {
        const base = verb === undefined ? null : baseForm(verb);
        const isOr =
          /^(?:or|whether|and|but|why|if)$/.test(words.at(-3)?.lower ?? '') || before()?.tag === 'CC';
        return base === null || isOr || !/^(?:NN|PRP)$/.test(words.at(-3)?.tag ?? '')
          ? null
          : `does not ${base}`;
      },
    ),
    byWords(
      ',^ i|we|they|you|he|she|it [ not|no @verbs|likes|knows|wants|goes|has|understands|needs|thinks ]',
      ({ marked: [, verb], words: [subject], before }) => {
        const helper = auxiliary[subject?.lower ?? ''];
        const base = verb === undefined ? null : baseForm(verb);
        return helper === undefined ||
          base === null ||
          before()?.tag === 'CC' ||
          /^(?:that|whether|if)$/.test(before()?.lower ?? '')
          ? null
          : `${helper} ${base}`;
      },
      { verbs },
    ),
    byWords(',^ i|we|they|you|he|she [ do|does|did no ] VB', ({ marked: [helper], words }) =>
      words.at(-1)?.tag === 'VB' ? `${helper.text} not` : null,
    ),
    byWords(
      ',^ i|we|they|you [ am|are not ] like|know|want|think|understand|have|agree|go|believe',
      ({ words }) =>
        /^(?:like|agree)$/.test(words.at(-1)?.lower ?? '') && words[0]?.lower !== 'i' ? null : "don't",
    ),
  ]),
  right: [
    "I don't know.",
    'He does not like it.',
    'They asked that he not go.',
    'I know not what it is.',
    'My family do not live here.',
    'The police do not know.',
  ],
  wrong: [
    ['Our method do not need it.', 'Our method does not need it.'],
    ['If the file not exists, an error is thrown.', 'If the file does not exist, an error is thrown.'],
    ['I not know him.', "I don't know him."],
    ['She not likes tea.', "She doesn't like tea."],
    ['I no like fish.', "I don't like fish."],
    ['I am not like fish.', "I don't like fish."],
  ],
};
