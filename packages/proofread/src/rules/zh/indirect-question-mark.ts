import { byPattern } from '../../match/by-pattern.ts';
import type { Rule } from '../rule.ts';

/** Not 他问我什么时候走？, which may be a question about what he asked. */
export const indirectQuestionMark: Rule = {
  id: 'zh.indirect-question-mark',
  category: 'punctuation',
  severity: 'warning',
  credible: 0.65,
  authority: 'GB/T 15834-2011, 4.2',
  scope: 'sentence',
  find: byPattern(
    /？(?<=^(?:[^，。？！；]{1,8}，)?(?:我|他|她|我们|他们|她们|大家)(?:也|都|真|实在|一直|还|并|真的|确实)?(?:不知道|想知道|不明白|不清楚|弄不清|搞不懂)[^，。？！；“”吗呢吧嘛]{2,24}？)$/gu,
    () => '。',
    'zh',
  ),
  right: ['我不知道他为什么走。', '你知道他为什么走吗？', '他不知道吗？', '大家都不知道他走了吧？'],
  wrong: [['我不知道他为什么走？', '我不知道他为什么走。']],
};
