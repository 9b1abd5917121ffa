import { byPattern } from '../../match/by-pattern.ts';
import { byAnyOf, byWords } from '../../match/by-words.ts';
import type { Rule } from '../rule.ts';

export const contraction: Rule = {
  id: 'en.contraction',
  category: 'spelling',
  severity: 'error',
  credible: 0.9,
  authority: null,
  scope: 'sentence',
  find: byAnyOf([
    byPattern(
      /(?<![\w'’.@/#-])(?:(wont|cant)(?= (?:be|go|do|have|get|see|come|wait|believe|find|make|say|take|help|live|stop|know|understand|use|tell)\b)|(Lets|lets)(?= (?:go|see|take|start|say|talk|get|do|make|have|look|try|meet|be|not|play|begin|begin)\b)(?<!(?:it|he|she|this|that|who|which) lets)|(hes|shes)(?= (?!and\b|or\b)[a-z])(?<!(?:the|and|or|both) s?hes)|(theres|heres|whos|wheres)(?= [a-z])|(hows)(?= (?:the|my|your|it|everything|that|he|she|things|life|work)\b)(?<!(?:the|and) hows)|(youll|theyll|youve|theyve|weve|theyre|youre|itll|thatll|didnot|doesnot))(?![\w'’])/gi,
      ({ found }) => split(found),
    ),
    byWords(
      '^ [ where ] going|leaving|having|moving|getting|staying|planning|meeting|trying to|home|a|the|on|at|in|for|now|away',
      ({ sentence }) =>
        sentence.at(-1)?.text === '?' || sentence.some(({ tag }) => /^(?:VBZ|VBP|VBD|MD)$/.test(tag))
          ? null
          : "we're",
    ),
    byWords(
      '^ [ were ] going|leaving|having|moving|getting|staying|planning|meeting|trying|coming|looking|all|both|not to|home|a|the|on|at|in|for|now|sure|here',
      ({ sentence }) => (sentence.at(-1)?.text === '?' ? null : "we're"),
    ),
    byWords(
      'think|hope|guess|know|believe|afraid|because|sure|said|but [ were ] going|late|ready|having|leaving|getting|all|both|almost|not|already',
      () => "we're",
    ),
  ]),
  right: ["Let's go; it lets go of the rope.", "I won't.", 'The hows of it, the hes and shes.'],
  wrong: [
    ['I think were going to be late.', "I think we're going to be late."],
    ['Where going home now.', "We're going home now."],
    ['I wont be late.', "I won't be late."],
    ['Lets go home.', "Let's go home."],
    ['Shes a teacher and theyre here.', "She's a teacher and they're here."],
    ['She said shes tired.', "She said she's tired."],
    ['Whos coming with us?', "Who's coming with us?"],
  ],
};

function split(word: string): string {
  if (/not$/i.test(word)) return `${word.slice(0, -3)} not`;
  if (/nt$/i.test(word)) return `${word.slice(0, -1)}'t`;
  const ending = /(?:ll|ve|re|s)$/i.exec(word)?.[0] ?? '';
  return `${word.slice(0, -ending.length)}'${ending}`;
}
