import { type DocumentRule, official } from '../document-rule.ts';
import { readHeadings } from '../headings.ts';
import { sample } from '../sample.ts';

export const headingLevels: DocumentRule = {
  ...official,
  id: 'zh.official-heading-levels',
  severity: 'style',
  credible: 0.7,
  authority: 'GB/T 9704-2012, 7.3.3',
  *find({ body }) {
    let last = -1;
    for (const { level, start, end } of readHeadings(body)) {
      // In practice 1. may follow 一、 if there is no middle level; （1） may not.
      if (level === 3 && (last === 0 || last === 1)) yield { start, end, replacements: [] };
      last = level;
    }
  },
  right: [sample({ body: '一、内容\n（一）目标\n1.甲\n（1）乙\n（2）丙\n二、要求\n1.丁' })],
  wrong: [[sample({ body: '一、内容\n（1）甲' }), sample({ body: '一、内容\n（1）甲' })]],
};
