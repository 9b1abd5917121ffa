import { byPattern } from '../../match/by-pattern.ts';
import type { Finding, Rule, RuleText } from '../rule.ts';

/** Words that carry no meaning of their own; verbs such as 研究研究 may be doubled. */
const doubled =
  /(我们|你们|他们|她们|它们|因为|所以|但是|而且|如果|虽然|由于|关于|对于|应该|必须|已经|正在|进行|通过|根据|按照|以及|或者|并且|不仅|无论|为了|从而|其中|以下|例如|需要|可以)\1(?!\1)/gu;
const allHan = /^\p{Script=Han}+$/u;
const shortest = 4;
const longest = 12;

export const repeatedWords: Rule = {
  id: 'zh.repeated-words',
  category: 'grammar',
  severity: 'warning',
  credible: 0.85,
  authority: null,
  scope: 'sentence',
  find: function* find(text) {
    yield* byPattern(doubled, ({ groups: [word = ''], before }) =>
      word === '可以' && before(2).endsWith('不') ? null : word,
    )(text);
    yield* findLong(text);
  },
  right: [
    '我们研究研究再说。',
    '加油加油加油加油！',
    '哈哈哈哈哈哈哈哈',
    '一个一个来。',
    '因为下雨，所以没去。',
  ],
  wrong: [
    ['我们我们明天出发。', '我们明天出发。'],
    ['人工智能人工智能正在改变世界。', '人工智能正在改变世界。'],
  ],
};

/** 加油加油, 哈哈哈哈: repetition that is meant. */
function isChant(phrase: string): boolean {
  return /^(.{1,3})\1+$/u.test(phrase);
}

/** Anything of four to twelve Han characters that comes twice in a row, the longest first. */
function* findLong({ text }: RuleText): Generator<Finding> {
  for (let length = longest; length >= shortest; length--) {
    let run = 0;
    for (let at = 0; at + length < text.length; at++) {
      run = text.charCodeAt(at) === text.charCodeAt(at + length) ? run + 1 : 0;
      if (run < length) continue;
      const start = at - length + 1;
      const phrase = text.slice(start, at + 1);
      run = 0;
      if (allHan.test(phrase) && !isChant(phrase)) {
        yield { start, end: start + 2 * length, replacements: [phrase] };
      }
    }
  }
}
