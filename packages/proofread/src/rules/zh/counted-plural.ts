import { byPattern } from '../../match/by-pattern.ts';
import type { Rule } from '../rule.ts';

export const countedPlural: Rule = {
  id: 'zh.counted-plural',
  category: 'grammar',
  severity: 'warning',
  credible: 0.88,
  authority: '现代汉语八百词（们）',
  scope: 'sentence',
  find: byPattern(
    /(?<=[两三四五六七八九十百千万几多\d]\s?[个位名群](?:\p{Script=Han}{1,4}的|犯罪|工作|医护|服务|科研)?(?:同学|老师|学生|孩子|朋友|工人|战士|记者|代表|专家|家长|医生|护士|客人|同志|队员|演员|嫌疑人员?|人员|教师|青年|农民|乘客|观众|游客|居民|同事))们/gu,
    () => '',
  ),
  right: ['三个同学', '同学们', '三位老师', '这些孩子们'],
  wrong: [
    ['警方抓获了三名犯罪嫌疑人们。', '警方抓获了三名犯罪嫌疑人。'],
    ['三个同学们来了。', '三个同学来了。'],
    ['几位老师们很高兴。', '几位老师很高兴。'],
  ],
};
