import { byPattern } from '../../match/by-pattern.ts';
import type { Rule } from '../rule.ts';

export const misplacedApostrophe: Rule = {
  id: 'en.misplaced-apostrophe',
  category: 'spelling',
  severity: 'error',
  credible: 0.96,
  authority: null,
  scope: 'sentence',
  find: byPattern(
    /(?<![\w'’.@/#-])(?:(do|does|did|is|was|are|were|have|has|had|could|would|should)['’]nt|(do|does|did|is|was|are|were|have|has|had|could|would|should)nt['’]|(do|does|did|is|was|are|were|have|has|had|could|would|should|ca|wo) n['’]t|(I) ['’] ?(m|ve|ll|d)|(they|we|you) ['’] ?(re|ve|ll)|(I)['’]a(m)|(he|she|it|that)['’]i(s)|(we|you|they)['’]a(re))(?![\w'’])/gi,
    ({ groups }) => contract(groups.filter((group) => group !== '')),
  ),
  right: ["I don't know and I'm here.", "He said 've'."],
  wrong: [
    ["I do'nt know.", "I don't know."],
    ["She did n't come.", "She didn't come."],
    ["I ' m tired.", "I'm tired."],
    ["I'am tired.", "I'm tired."],
    ["We'are late.", "We're late."],
  ],
};

function contract([word = '', ending = "n't"]: readonly string[]): string {
  return ending === "n't" ? `${word}n't` : `${word}'${ending}`;
}
