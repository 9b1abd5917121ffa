import { byAnyOf, byWords, type WordMatch } from '../../match/by-words.ts';
import type { Rule } from '../rule.ts';

export const modalTo: Rule = {
  id: 'en.modal-to',
  category: 'grammar',
  severity: 'error',
  credible: 0.94,
  authority: null,
  scope: 'sentence',
  find: byAnyOf([
    byWords(',^ PRP must|should|may|would|shall|cannot [ to ~VB ]', correct),
    byWords('^ PRP can|could|will|might [ to ~VB ]', correct),
    byWords("can|could|should|must|may|might|will|would|ca|wo not|n't [ to ~VB ]", correct),
    byWords(
      'NNS|people|everyone|everybody|PRP must|should|can|will|may|might [ to sign|pay|use|show|work|help|report|check|book|park|cross|register|return|queue|wait|leave|study|practise|practice|stop|start|call|visit|clean|bring|keep|wear|stay ]',
      ({ marked: [, verb], words }) => (words[1]?.tag === 'MD' ? (verb?.text ?? null) : null),
    ),
    byWords('NN|NNS|NNP|people|everyone|everybody|all should|cannot [ to ~VB ]', correct),
    byWords(
      'NNS|people|everyone|everybody|you|we|they|i should|cannot [ to ~VB ] DT|PRP|PRP$|in|up|out|back|over|down',
      ({ marked: [, verb] }) => verb?.text ?? null,
    ),
    byWords('NNS|people must|can|could|will [ to ~VB ]', (match) =>
      match.words[1]?.tag === 'MD' ? correct(match) : null,
    ),
  ]),
  right: ['You ought to go.', 'He has to go.', 'The might to rule is his.', 'I would like to go.'],
  wrong: [
    ['Students should to hand in their essays.', 'Students should hand in their essays.'],
    ['Guests must to sign here.', 'Guests must sign here.'],
    ['You must to be careful.', 'You must be careful.'],
    ["We can't to see it.", "We can't see it."],
    ['The state should to build schools.', 'The state should build schools.'],
    ['People can to choose freely.', 'People can choose freely.'],
  ],
};

function correct({ marked: [, verb] }: WordMatch): string | null {
  return verb?.tags[0]?.startsWith('VB') ? verb.text : null;
}
