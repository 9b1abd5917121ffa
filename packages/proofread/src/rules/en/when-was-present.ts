import { byAnyOf, byWords } from '../../match/by-words.ts';
import { canBe, pastForm } from '../../match/word-forms.ts';
import type { Rule } from '../rule.ts';

const acts = new Set(
  'buy go see eat take get meet find say tell start begin look watch play sit leave walk drive ask give spend visit drink speak write sleep swim sing bring'.split(
    ' ',
  ),
);

export const whenWasPresent: Rule = {
  id: 'en.when-was-present',
  category: 'grammar',
  severity: 'error',
  credible: 0.84,
  authority: null,
  scope: 'sentence',
  find: byAnyOf([
    byWords(
      '^ when i|he|she|we|they was|were !VBG|, !VBD|VBZ|VBP|MD|,* , i|he|she|we|they ADV? [ VBP|VBZ ]',
      ({ marked: [verb], words }) => {
        if (
          verb.lower.startsWith("'") ||
          canBe(verb, 'VBD', 'MD') ||
          /^(?:think|know|remember|believe|guess|say|am|mean|suppose|have|find|see)$/.test(verb.lower)
        )
          return null;
        return words.filter(({ tag }) => tag === ',').length === 1 ? pastForm(verb) : null;
      },
    ),
    byWords(
      'was|were VBG DT|PRP$|TO|IN|NN|RB|home|JJ* when i|he|she|we|they [ see|hear|meet|find|get|come|call|start|notice|fall|sees|hears|meets|finds|gets|comes|calls|starts|notices|falls ]',
      ({ marked: [verb] }) => pastForm(verb),
    ),
    byWords(
      '^ i|we|they|he|she VBD DT|PRP$|TO|IN|NN|JJ|out|home|up* DT|NN|NNS|PRP|home|out|up and then? [ @acts ] DT|PRP|PRP$|some|TO|IN|home|CD|for|at',
      ({ marked: [verb], words }) =>
        words.slice(2).some((word) => word !== verb && /^(?:VB|VBG|VBN|MD|VBP|VBZ)$/.test(word.tag)) ||
        /^(?:saw|made|let|helped|heard|watched|had|did)$/.test(words[1]?.lower ?? '')
          ? null
          : pastForm(verb),
      { acts },
    ),
  ]),
  right: [
    'We wanted to go and buy some bread.',
    'He made us sit down and take a rest.',
    'When I was young, I lived there.',
    'When I was young, I think, it was so.',
    'When he was here, we could go.',
  ],
  wrong: [
    ['I was walking home when I see an accident.', 'I was walking home when I saw an accident.'],
    ['We went to the shop and buy some bread.', 'We went to the shop and bought some bread.'],
    ['When I was a child, I like to play outside.', 'When I was a child, I liked to play outside.'],
    ['When she was young, she goes to school by bus.', 'When she was young, she went to school by bus.'],
  ],
};
