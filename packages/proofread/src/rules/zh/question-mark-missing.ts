import { byPattern } from '../../match/by-pattern.ts';
import { byAnyOf } from '../../match/by-words.ts';
import type { Rule } from '../rule.ts';

export const questionMarkMissing: Rule = {
  id: 'zh.question-mark-missing',
  category: 'punctuation',
  severity: 'warning',
  credible: 0.8,
  authority: 'GB/T 15834-2011, 4.2',
  scope: 'sentence',
  find: byAnyOf([
    byPattern(
      /。(?<=\p{Script=Han}吗。|(?:^|[，；“])难道[^，。？！；]{2,40}(?:，[^，。？！；]{2,40})?。)/gu,
      () => '？',
      'zh',
    ),
    byPattern(
      /(?<=^(?:[^，。？！；]{1,8}，)?(?:你|您|你们|请问|谁|怎么|为什么|什么时候|哪里|哪儿|哪个)(?:[^，。？！；知问告诉明白解释想清楚说管论无都也就看])*?(?:为什么|怎么|什么|哪里|哪儿|哪个|谁|几点|多少|好吗|是不是|有没有|能不能|可不可以|了没有|好不好|行不行)?(?:[^，。？！；知问告诉明白解释想清楚说管论无都也就看])*?(?:为什么不?来|了没有|好不好|行不行|可以吗|怎么办|怎么走|什么时候[来去到走回]|在哪里|在哪儿|是谁|几点|多少钱|干什么|做什么|呢))。$/gu,
      () => '？',
      'zh',
    ),
  ]),
  right: ['你来吗？', '他问我来不来。', '大家来吧。'],
  wrong: [
    ['你为什么不来。', '你为什么不来？'],
    ['小明，你做好了没有。', '小明，你做好了没有？'],
    ['你吃饭了吗。', '你吃饭了吗？'],
    ['难道我错了。', '难道我错了？'],
  ],
};
