import { byPattern } from '../../match/by-pattern.ts';
import type { Rule } from '../rule.ts';

const quality =
  '高|矮|大|小|多|少|好|差|快|慢|早|晚|冷|热|贵|便宜|漂亮|胖|瘦|长|短|重|轻|远|近|难|容易|聪明|努力|认真|安静|热闹|暖和|凉快|舒服|方便|好吃|好看|年轻|老|忙|累|强|厉害|干净|重要|有意思';
const whom =
  '(?:[我你他她它]们?|[昨前今去上]天|[去前今]年|以前|过去|从前|别人|其他人|其他同学|这[个里件儿次]|那[个里件儿次]|上次|上个?月|(?:我|你|他|她)?(?:爸爸|妈妈|哥哥|姐姐|弟弟|妹妹|爷爷|奶奶|同学|朋友)|北京|上海|南方|北方|城里|农村)';

export const comparisonDegree: Rule = {
  id: 'zh.comparison-degree',
  category: 'grammar',
  severity: 'warning',
  credible: 0.88,
  authority: '现代汉语八百词（比）',
  scope: 'sentence',
  find: byPattern(
    new RegExp(
      `(?<=(?<![对相无好百之])比${whom}(?:的(?:\\p{Script=Han}{1,3}))?)(?:很|非常|十分|特别|太|挺|最)(?=(?:${quality})(?:[，。！？；了]|$))`,
      'gu',
    ),
    () => '',
    'zh',
  ),
  right: [
    '他比我高很多。',
    '对比昨天，今天很冷。',
    '和以前相比，他很高。',
    '他比我更努力。',
    '跟他比，我很矮。',
  ],
  wrong: [
    ['他比我很高。', '他比我高。'],
    ['今天比昨天非常冷。', '今天比昨天冷。'],
  ],
};
