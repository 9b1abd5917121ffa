import { byWords } from '../../match/by-words.ts';
import { gerundForm, isEnd, wordSet } from '../../match/word-forms.ts';
import type { Rule } from '../rule.ts';
import { commonVerbs } from './data/common-verbs.ts';

const prepositions = wordSet('without of for by from about at in despite instead');
export const prepositionGerund: Rule = {
  id: 'en.preposition-gerund',
  category: 'grammar',
  severity: 'error',
  credible: 0.9,
  authority: null,
  scope: 'sentence',
  find: byWords(
    '@prepositions not? [ @verbs ]',
    ({ marked: [verb], words: [preposition], before, after }) => {
      if (
        preposition?.tag !== 'IN' ||
        after()?.lower === 'time' ||
        verb.tag.startsWith('NN') ||
        verb.tag === 'VBN' ||
        isEnd(after())
      )
        return null;
      if (
        /^(?:be|do|have|help|work|play|study|show|stop|start|use|visit|travel|drink|drive|sleep|talk|walk|share|watch|wear|stay|wait|live|read|increase|close|lead|save|clean)$/.test(
          verb.lower,
        ) &&
        preposition.lower !== 'without'
      )
        return null;
      if (preposition.lower === 'for' && before()?.tag !== 'JJ') return null;
      return gerundForm(verb);
    },
    { prepositions, verbs: commonVerbs },
  ),
  right: ['He left without saying a word.', 'It is for us to go.', 'I am tired of it.'],
  wrong: [
    ['He left without say goodbye.', 'He left without saying goodbye.'],
    ['I am interested in learn English.', 'I am interested in learning English.'],
    ['She is tired of listen to him.', 'She is tired of listening to him.'],
  ],
};
