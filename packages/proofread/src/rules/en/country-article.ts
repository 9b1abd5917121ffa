import { byPattern } from '../../match/by-pattern.ts';
import { byAnyOf, byWords } from '../../match/by-words.ts';
import { wordSet } from '../../match/word-forms.ts';
import type { Rule } from '../rule.ts';

const places = wordSet(
  'china england france germany italy spain japan russia america europe asia africa india brazil canada australia mexico poland turkey greece switzerland sweden norway korea vietnam thailand portugal ukraine austria ireland scotland egypt london paris beijing tokyo shanghai rome madrid moscow berlin barcelona istanbul oxford cambridge',
);

export const countryArticle: Rule = {
  id: 'en.country-article',
  category: 'grammar',
  severity: 'error',
  credible: 0.93,
  authority: null,
  scope: 'sentence',
  find: byAnyOf([
    byWords(
      'in|to|from|of|visit|visited|about [ the @places ] .|,|and|in|for|with|because|is|was|has|to|when',
      ({ marked: [, name] }) => (name === undefined || name.text === name.lower ? null : name.text),
      { places },
    ),
    byWords(
      '^ [ the @places ] is|was|has|are|have',
      ({ marked: [, name] }) => (name === undefined || name.text === name.lower ? null : name.text),
      { places },
    ),
    byWords(
      '<play> [ the football|tennis|basketball|chess|volleyball|baseball|golf|cricket|hockey|soccer|badminton ] !NN|NNS|game',
      ({ marked: [, sport] }) => sport?.text ?? null,
    ),
    byPattern(
      /(?<=^|[.!?] |\b(?:along|across|near|in|on|of|into|from|down|beside) )((?:Yangtze|Yellow|Nile|Amazon|Thames|Mississippi|Rhine|Danube|Seine|Volga|Ganges|Mekong|Colorado|Hudson|Congo) River)(?= (?:is|was|flows|runs|has|rises|begins|and)\b|[.,])/g,
      ({ groups: [river = ''], start }) => `${start === 0 ? 'The' : 'the'} ${river}`,
    ),
    byWords('at [ the night ] .|,|and|because|when|i|we', () => 'night'),
  ]),
  right: [
    'I live in China.',
    'The China of today is rich.',
    'He plays the football game.',
    'In the London of 1900 it was so.',
  ],
  wrong: [
    ['Yangtze River is the longest in China.', 'The Yangtze River is the longest in China.'],
    ['I live in the China.', 'I live in China.'],
    ['They play the football every day.', 'They play football every day.'],
    ['She went to the Paris in May.', 'She went to Paris in May.'],
  ],
};
