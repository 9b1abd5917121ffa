import { byPattern } from '../../match/by-pattern.ts';
import type { Rule } from '../rule.ts';

/** Not 你知道他有没有来吗, where 吗 belongs to 知道. */
export const questionTwice: Rule = {
  id: 'zh.question-twice',
  category: 'grammar',
  severity: 'warning',
  credible: 0.82,
  authority: '现代汉语八百词（吗）',
  scope: 'sentence',
  find: byPattern(
    /(?<=(?:^|[，。；！？])(?:(?!知道|清楚|明白|记得|了解|确定|告诉|听说|介意|在乎|关心|考虑|看出|猜|说|问|想|讲|懂|查|看看)[^，。；！？]){0,10}(?:有没有|有没(?=空|事|钱|时间|人)|是不是|能不能|会不会|要不要|可不可以|去不去|来不来|对不对|好不好|是否|能否|可否|还有没有)(?:(?!知道|清楚|明白|记得|了解|告诉)[^，。；！？“”]){0,12})(?:了?吗)(?=？$)/gu,
    () => '',
    'zh',
  ),
  right: ['你有没有空？', '你知道他是不是来了吗？', '有没有人不来，你清楚吗？', '你想过他会不会来吗？'],
  wrong: [
    ['你明天有没有空吗？', '你明天有没有空？'],
    ['这样做是否合适吗？', '这样做是否合适？'],
  ],
};
