import { byPattern } from '../../match/by-pattern.ts';
import { byAnyOf } from '../../match/by-words.ts';
import type { Rule } from '../rule.ts';

const verbs =
  '写|做|完成|看|读|吃|喝|卖|花|用|洗|收拾|打扫|准备|办|修|交|背|忘|丢|还给|送|寄|扔|关|打开|锁|告诉|放|带|拿|学会|记住|改|翻译|抄|买|发';

export const baOrder: Rule = {
  id: 'zh.ba-order',
  category: 'grammar',
  severity: 'warning',
  credible: 0.8,
  authority: '现代汉语八百词（把）',
  scope: 'sentence',
  find: byAnyOf([
    byPattern(
      /把(不但|不仅|不只)(?=[^，。；！？]{2,12}，)/gu,
      ({ groups: [conjunction = ''] }) => `${conjunction}把`,
    ),
    byPattern(
      new RegExp(
        `把([^，。；！？把的没不已还“”]{1,8})(已经|还没有|还没|没有|没)(?=(?:${verbs})[^，。；！？的]{0,8}(?:[，。；！？]|$))`,
        'gu',
      ),
      ({ groups: [object = '', adverb = ''] }) => `${adverb}把${object}`,
    ),
  ]),
  right: ['我已经把作业写完了。', '他把没写完的作业带走了。', '把已经写好的信寄了。', '把钱没收了。'],
  wrong: [
    ['我把作业已经写完了。', '我已经把作业写完了。'],
    ['他把不但作业写完了，还预习了新课。', '他不但把作业写完了，还预习了新课。'],
    ['他把门没关上。', '他没把门关上。'],
  ],
};
