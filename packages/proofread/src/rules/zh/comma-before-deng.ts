import { byPattern } from '../../match/by-pattern.ts';
import type { Rule } from '../rule.ts';

export const commaBeforeDeng: Rule = {
  id: 'zh.comma-before-deng',
  category: 'punctuation',
  severity: 'warning',
  credible: 0.9,
  authority: 'GB/T 15834-2011, 4.5',
  scope: 'sentence',
  find: byPattern(
    /、(?=等(?:等)?(?:[。，；：！？）]|$|[几多各]|(?:作物|水果|蔬菜|地区?|国家?|城市|方面|问题|活动|项目|产品|物品|学科|课程|部门|单位|工作|措施|内容|情况|因素|原因|人员|设备|材料|形式|方式|疾病|食物|食品|动物|植物|运动|省市)))/gu,
    () => '',
  ),
  right: ['苹果、梨等水果。', '一等、二等、等外品。', '大人、等级、身份。'],
  wrong: [
    ['桌上有苹果、梨、等。', '桌上有苹果、梨等。'],
    ['他去过北京、上海、等城市。', '他去过北京、上海等城市。'],
  ],
};
