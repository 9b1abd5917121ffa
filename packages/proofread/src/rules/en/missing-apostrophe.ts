import { byPattern } from '../../match/by-pattern.ts';
import type { Rule } from '../rule.ts';

export const missingApostrophe: Rule = {
  id: 'en.missing-apostrophe',
  category: 'spelling',
  severity: 'error',
  credible: 0.95,
  authority: null,
  scope: 'sentence',
  find: byPattern(
    /(?<![\w'’.-])(?:(do|does|did|is|was|are|were|have|has|had|could|would|should)(nt)|(I)(m|ve)|(you|they)(re|ve)|(that|what)(s)|(ca)(nt)(?= [a-z])|(wo)(nt)(?= (?:you|he|she|it|we|they|be|have|go|get|do|take|come|work|let|tell|help|stop|start|make|happen|need|see|know)\b))(?![\w'’.-])/gi,
    ({ found, groups }) => {
      const [word = '', ending = ''] = groups.filter((group) => group !== '');
      if (/^I?M$|^IVE$|^THATS$|^WHATS$/.test(found)) return null;
      if (ending.toLowerCase() === 'nt') return `${word}n't`;
      return word === 'i' ? `I'${ending}` : `${word}'${ending}`;
    },
  ),
  right: ['I don’t know.', "It isn't here.", 'The IM client.', 'Immanuel Kant was here.'],
  wrong: [
    ['Wont you stay?', "Won't you stay?"],
    ['I dont know.', "I don't know."],
    ['She doesnt care and Im tired.', "She doesn't care and I'm tired."],
    ['Thats right.', "That's right."],
  ],
};
