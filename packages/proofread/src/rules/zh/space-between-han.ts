import type { Finding, Rule, RuleText } from '../rule.ts';

const gap = /(?<=\p{Script=Han}{4})[ \t](?=\p{Script=Han}{4})/gu;
const anyGap = /(?<=\p{Script=Han})[ \t\u3000]+(?=\p{Script=Han})/gu;
/** Headings and numbered articles, whose title is separated by a space. */
const heading =
  /第[一二三四五六七八九十百千零〇\d]+[编章节条款项回卷部分册]+$|[图表例]\s?[\d一二三四五六七八九十]+$/u;

export const spaceBetweenHan: Rule = {
  id: 'zh.space-between-han',
  category: 'typography',
  severity: 'style',
  credible: 0.7,
  authority: null,
  scope: 'sentence',
  find: findSpaces,
  right: [
    '第三十六条 村民委员会成员应当遵守宪法。',
    '苹果 香蕉 梨',
    '学生姓名 王小明 年级班级 三年级二班。',
    '本章讲解 Git 的基本用法。',
  ],
  wrong: [['我们今天下午 准备出发去北京。', '我们今天下午准备出发去北京。']],
};

/** Finds single spaces inside a sentence; several of them separate columns or names. */
function* findSpaces({ text, language }: RuleText): Generator<Finding> {
  if (language !== 'zh' || !/[。！？；]\S*\s*$/u.test(text)) return;
  if ((text.match(anyGap) ?? []).length !== 1 || /[ \t][，。；）]/.test(text)) return;
  for (const match of text.matchAll(gap)) {
    const start = match.index;
    if (heading.test(text.slice(0, start))) continue;
    yield { start, end: start + match[0].length, replacements: [''] };
  }
}
