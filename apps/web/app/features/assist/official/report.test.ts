import type { LayoutFinding, OfficialTextFinding } from '@inkstone/contracts/assist/official';
import { expect, it } from 'vitest';
import { correctableIds, reportOf } from './report.ts';

const layout = (paragraph: number | null, found: string): LayoutFinding => ({
  id: `body-font:${paragraph}`,
  rule: 'body-font',
  clause: '5.2.2',
  paragraph,
  excerpt: paragraph === null ? '' : `第${paragraph}段`,
  found,
  wanted: '仿宋 三号 16 pt',
});

const text = (id: string, correct: string[]): OfficialTextFinding => ({
  id,
  correct,
  pos: 0,
  len: 1,
  credible: 0.9,
  zhDesc: '',
  zhBriefDesc: '',
  rule: 'zh.official-date-form',
  category: 'official',
  severity: 'error',
  lang: 'zh',
  authority: null,
  paragraph: 0,
  excerpt: '',
  original: '',
  before: '',
  after: '',
});

it('groups equal findings and identifies the correctable ones', () => {
  const report = reportOf({
    paragraphs: 3,
    layout: [layout(1, '宋体'), layout(2, '黑体'), layout(3, '宋体')],
    text: [text('a', ['好']), text('b', []), text('c', [''])],
  });
  expect(report.layout.map(({ ids, excerpts }) => [ids, excerpts])).toEqual([
    [
      ['body-font:1', 'body-font:3'],
      ['第1段', '第3段'],
    ],
    [['body-font:2'], ['第2段']],
  ]);
  expect(correctableIds(report)).toEqual(['body-font:1', 'body-font:3', 'body-font:2', 'a', 'c']);
});
