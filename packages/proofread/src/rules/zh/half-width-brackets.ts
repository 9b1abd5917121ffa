import { pairMarks } from '../../match/pairs.ts';
import { hasHan } from '../../text/characters.ts';
import type { Finding, Rule, RuleText } from '../rule.ts';

export const halfWidthBrackets: Rule = {
  id: 'zh.half-width-brackets',
  category: 'typography',
  severity: 'style',
  // Below the default threshold: careful publishers, including legislators, print such brackets.
  credible: 0.45,
  authority: 'GB/T 15834-2011, 4.9',
  scope: 'sentence',
  find: findBrackets,
  right: [
    '北京（中国的首都）很大。',
    '函数 f(x) 连续。',
    '世界卫生组织(WHO)发布了报告。',
    '他(1980 年)出生。',
  ],
  wrong: [['北京(中国的首都)很大。', '北京（中国的首都）很大。']],
};

function* findBrackets({ text, language }: RuleText): Generator<Finding> {
  if (language !== 'zh') return;
  for (const { open, close } of pairMarks(text, { open: '(', close: ')' }).pairs) {
    const inside = text.slice(open + 1, close);
    if (!hasHan(text[open - 1] ?? '') || !/^[\p{Script=Han}，、“”]+$/u.test(inside)) continue;
    yield { start: open, end: close + 1, replacements: [`（${inside}）`] };
  }
}
