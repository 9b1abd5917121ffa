import { byAnyOf } from '../../match/by-words.ts';
import { examplesOf } from '../../match/row-examples.ts';
import type { Finding, Rule } from '../rule.ts';
import { confusedIdiomRows } from './data/confused-idioms.ts';
import { findSimilarIdioms } from './data/find-similar-idioms.ts';
import { findRows } from './data/tables.ts';

export const confusedIdioms: Rule = {
  id: 'zh.confused-idioms',
  category: 'spelling',
  severity: 'error',
  credible: 0.98,
  authority: '现代汉语词典；现代汉语规范词典',
  scope: 'sentence',
  find: byAnyOf([(text) => wholeIdioms(findRows('confused-idioms')(text), text.text), findSimilarIdioms]),
  right: ['我茅塞顿开', '迫不及待', '川流不息', '再接再厉', '一如既往', '势不可当，心惊胆颤。'],
  wrong: [
    ...examplesOf(confusedIdiomRows),
    ['他做事一丝不够，津津有为。', '他做事一丝不苟，津津有味。'],
    ['他拾金不味，令人肃然。', '他拾金不昧，令人肃然。'],
    ['不要半途而费。', '不要半途而废。'],
    ['他目不转晴地看着。', '他目不转睛地看着。'],
  ],
};

const endOfIdiom = /^\p{Script=Han}(?:[，。！？；、的地了着]|$)/u;

/**
 * If the last character of an idiom is missing and one other character precedes the end of the clause, that
 * character is the wrong one: 半途而费 becomes 半途而废, not 半途而废费.
 */
function* wholeIdioms(found: Iterable<Finding>, text: string): Generator<Finding> {
  for (const finding of found) {
    const [better = ''] = finding.replacements ?? [];
    const written = text.slice(finding.start, finding.end);
    const lacksLast = better.length === written.length + 1 && better.startsWith(written);
    const rest = text.slice(finding.end, finding.end + 2);
    yield lacksLast && endOfIdiom.test(rest) && !/^[的地了着我你他她]/u.test(rest)
      ? { ...finding, end: finding.end + 1 }
      : finding;
  }
}
