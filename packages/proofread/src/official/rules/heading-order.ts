import { type DocumentRule, official } from '../document-rule.ts';
import { readHeadings, writeHeading } from '../headings.ts';
import { sample } from '../sample.ts';

export const headingOrder: DocumentRule = {
  ...official,
  id: 'zh.official-heading-order',
  severity: 'error',
  credible: 0.85,
  authority: 'GB/T 9704-2012, 7.3.3',
  *find({ body }) {
    // The last number of each level; a heading restarts the levels below it.
    const reached = [0, 0, 0, 0];
    for (const { level, value, start, end, mark } of readHeadings(body)) {
      const wanted = (reached[level] ?? 0) + 1;
      reached[level] = value;
      reached.fill(0, level + 1);
      // A list that starts with another number may continue an earlier one; only its successors are
      // checked.
      if (value === wanted || (wanted === 1 && value !== 2)) continue;
      yield {
        start,
        end,
        replacements: [writeHeading(level, wanted, mark)],
        params: { wanted: writeHeading(level, wanted, mark) },
      };
      reached[level] = wanted;
    }
  },
  right: [
    sample({ body: '一、内容\n（一）目标\n（二）任务\n二、要求\n（一）组织\n1.机构\n2.经费\n（二）监督' }),
  ],
  wrong: [
    [sample({ body: '一、内容\n三、要求' }), sample({ body: '一、内容\n二、要求' })],
    [sample({ body: '一、内容\n（一）甲\n（一）乙' }), sample({ body: '一、内容\n（一）甲\n（二）乙' })],
    [sample({ body: '一、内容\n1.甲\n3.乙\n4.丙' }), sample({ body: '一、内容\n1.甲\n2.乙\n3.丙' })],
  ],
};
