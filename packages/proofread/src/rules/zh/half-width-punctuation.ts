import { byPattern } from '../../match/by-pattern.ts';
import type { Rule } from '../rule.ts';

const wide: Record<string, string> = { ',': '，', '.': '。', ';': '；', ':': '：', '?': '？', '!': '！' };

export const halfWidthPunctuation: Rule = {
  id: 'zh.half-width-punctuation',
  category: 'punctuation',
  severity: 'warning',
  credible: 0.92,
  authority: 'GB/T 15834-2011, 5.1',
  scope: 'sentence',
  find: byPattern(
    // After a Han character, or, for marks used inside sentences, before one.
    /(?<=[\p{Script=Han}”’）》】])(?:[,;:](?![)(DPpd:/\\|*-])|[?!]+(?![\w[=])|\.(?=[”』]?\s*$|\s*\p{Script=Han}))[ \t]*|(?<=[A-Za-z0-9%])[,;][ \t]*(?=[\p{Script=Han}“《（])/gu,
    ({ found }) => Array.from(found.trim(), (mark) => wide[mark] ?? mark).join(''),
    'zh',
  ),
  right: [
    '会议在10:30开始，共有1,000人参加。',
    '圆周率约为3.14，比例是1:2。',
    '他说“OK, let’s go”，然后走了。',
    '请看第 3.2 节。',
    '安装 Node.js 24 之后再运行。',
    'In Chinese, 你好, which means hello, is a greeting that everybody knows.',
  ],
  wrong: [
    ['今天天气很好,我们出去走走吧。', '今天天气很好，我们出去走走吧。'],
    ['你吃饭了吗?', '你吃饭了吗？'],
    ['他走了.', '他走了。'],
    ['他说：“我不去了.”', '他说：“我不去了。”'],
    ['注意: 不要忘记;', '注意：不要忘记；'],
    ['先安装 Git, 然后克隆仓库。', '先安装 Git，然后克隆仓库。'],
  ],
};
