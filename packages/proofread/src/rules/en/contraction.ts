import { byPattern } from '../../match/by-pattern.ts';
import type { Rule } from '../rule.ts';

export const contraction: Rule = {
  id: 'en.contraction',
  category: 'spelling',
  severity: 'error',
  credible: 0.9,
  authority: null,
  scope: 'sentence',
  find: byPattern(
    /(?<![\w'’.@/#-])(?:(wont|cant)(?= (?:be|go|do|have|get|see|come|wait|believe|find|make|say|take|help|live|stop|know|understand|use|tell)\b)|(Lets|lets)(?= (?:go|see|take|start|say|talk|get|do|make|have|look|try|meet|be|not|play|begin|begin)\b)(?<!(?:it|he|she|this|that|who|which) lets)|(hes|shes)(?= (?:a|an|the|not|very|my|so|in|at|from|going|always|been|got|really)\b)|(theres|heres)(?= (?:a|an|the|no|not|some|my|nothing|always)\b)|(whos)(?= (?:that|this|there|going|the|he|she)\b)|(wheres|hows)(?= (?:the|my|your|it|everything|that|he|she)\b)|(youll|theyll|youve|theyve|weve|theyre|youre|itll|thatll|didnot|doesnot))(?![\w'’])/gi,
    ({ found }) => split(found),
  ),
  right: ["Let's go; it lets go of the rope.", "I won't."],
  wrong: [
    ['I wont be late.', "I won't be late."],
    ['Lets go home.', "Let's go home."],
    ['Shes a teacher and theyre here.', "She's a teacher and they're here."],
  ],
};

function split(word: string): string {
  if (/not$/i.test(word)) return `${word.slice(0, -3)} not`;
  if (/nt$/i.test(word)) return `${word.slice(0, -1)}'t`;
  const ending = /(?:ll|ve|re|s)$/i.exec(word)?.[0] ?? '';
  return `${word.slice(0, -ending.length)}'${ending}`;
}
