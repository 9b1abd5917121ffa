import { byPattern } from '../../match/by-pattern.ts';
import type { Rule } from '../rule.ts';

export const ellipsisWithDeng: Rule = {
  id: 'zh.ellipsis-with-deng',
  category: 'redundancy',
  severity: 'warning',
  credible: 0.88,
  authority: 'GB/T 15834-2011, 4.11',
  scope: 'paragraph',
  find: byPattern(
    /……(等等|等)(?=[。，；、！？]|$)|(?<=、[^，。；！？]{1,10})(等等?)……(?=[。，；！？]|$)/gu,
    ({ groups: [before = '', after = ''] }) => [before || after, '……'],
  ),
  right: ['桌上有笔、纸、墨等。', '桌上有笔、纸……', '他站在那里……等一个人。', '等等……我还没说完。'],
  wrong: [
    ['桌上有笔、纸……等。', '桌上有笔、纸等。'],
    ['桌上有笔、纸等等……。', '桌上有笔、纸等等。'],
  ],
};
