import { byPattern } from '../../match/by-pattern.ts';
import type { Rule } from '../rule.ts';

export const dash: Rule = {
  id: 'zh.dash',
  category: 'punctuation',
  severity: 'warning',
  credible: 0.9,
  authority: 'GB/T 15834-2011, 4.10',
  scope: 'sentence',
  find: byPattern(
    /(?<=[\p{Script=Han}，。！？”’）》])[ \t]*(?:-{2,3}|－{2}|–{2})[ \t]*(?=[\p{Script=Han}“《（])/gu,
    () => '——',
    'zh',
  ),
  right: ['他——我的朋友——来了。', '北京—上海的列车。', '运行 git --version 查看。', '一一对应的关系。'],
  wrong: [
    ['他--我的朋友来了。', '他——我的朋友来了。'],
    ['这就是他 -- 一个普通人。', '这就是他——一个普通人。'],
  ],
};
