import { describe, expect, it } from 'vitest';
import { alignSentences } from './align-sentences.ts';
import { alignTexts } from './align-texts.ts';
import { namesOf } from './features.ts';
import { numbersIn } from './numbers.ts';
import { stemOf } from './stem.ts';

const zh = [
  '为加强校园食品安全管理，现就有关事项通知如下。',
  '各学校应当于3月15日前完成食堂自查。',
  '自查结果报区教育局备案，逾期不报的予以通报。',
  '联系人：陈立，电话：5550 1234。',
];
const en = [
  'The following arrangements are made to strengthen the management of food safety in schools.',
  'Every school shall inspect its own canteen by 15 March.',
  'The results shall be reported to the district education bureau for the record.',
  'Schools that fail to report in time will be named in a circular.',
  'Contact: Chen Li, telephone 5550 1234.',
];

describe('alignSentences', () => {
  it('joins a sentence with the two into which it was split', () => {
    expect(alignSentences(zh, en)).toEqual([
      { source: [0], target: [0] },
      { source: [1], target: [1] },
      { source: [2], target: [2, 3] },
      { source: [3], target: [4] },
    ]);
  });

  it('puts every sentence into exactly one link, in order, whatever the texts are', () => {
    const pieces = ['', '。', 'A', '好', '三 3 III', 'x'.repeat(400), '长'.repeat(300), '😀', 'API 2.0'];
    for (let seed = 0; seed < 300; seed++) {
      const pick = (count: number, step: number) =>
        Array.from({ length: count }, (_, at) => pieces[(seed * step + at * 5) % pieces.length] ?? '');
      const source = pick(seed % 7, 3);
      const target = pick((seed * 3) % 11, 7);
      const links = alignSentences(source, target);
      expect(links.flatMap((link) => link.source)).toEqual(source.map((_, at) => at));
      expect(links.flatMap((link) => link.target)).toEqual(target.map((_, at) => at));
    }
  });

  it('aligns empty texts, and texts of very different length', () => {
    expect(alignSentences([], [])).toEqual([]);
    expect(alignSentences(['一'], [])).toEqual([{ source: [0], target: [] }]);
    const links = alignSentences(
      ['一。'],
      Array.from({ length: 300 }, () => 'One more sentence.'),
    );
    expect(links.flatMap(({ target }) => target)).toHaveLength(300);
  });
});

describe('numbersIn', () => {
  it.each([
    ['投资300万元，共十二个月，第三期，1,200人', [3e6, 1200, 12, 3]],
    ['3 million yuan, twelve months, the third phase, 1,200 people', [3e6, 1200, 12, 3]],
    ['近两万八千人，拾万元整，三千多件，2万亿', [2e12, 28_000, 100_000, 3000]],
    ['nearly 28,000, one hundred thousand, three thousand, 2 trillion', [28_000, 2e12, 100_000, 3000]],
    ['twenty-eight, three hundred and eighty, 15 thousand', [15_000, 28, 380]],
    ['in March', [3]],
    ['they may march', []],
  ])('%j: %j', (text, values) => expect(numbersIn(text).map(({ value }) => value)).toEqual(values));
});

describe('namesOf', () => {
  it('finds names of two characters and more by their sound', () => {
    const names = namesOf(["Then Wang Jianguo went to Xi'an.", 'Li left.']);
    expect(names('王建国到了西安。')).toEqual(expect.arrayContaining(['wangjianguo', 'jianguo', 'xian']));
    expect(names('离开了这里')).toEqual([]);
  });
});

describe('stemOf', () => {
  it.each([
    ['stopped', 'stop'],
    ['companies', 'company'],
    ['closing', 'close'],
    ['children', 'child'],
    ['weeks', 'week'],
  ])('compares %s with %s', (form, base) => expect(stemOf(form)).toBe(stemOf(base)));
});

describe('alignTexts', () => {
  it('aligns within paragraphs, and returns the positions of sentences without white space', () => {
    const source = `${zh.slice(0, 2).join('')}\n\n${zh.slice(2).join('')}\n`;
    const target = `${en.slice(0, 2).join(' ')}\n${en.slice(2).join(' ')}`;
    const text = (whole: string, spans: readonly { start: number; end: number }[]) =>
      spans.map(({ start, end }) => whole.slice(start, end));
    const links = alignTexts(source, target);
    expect(links.map((link) => [text(source, link.source), text(target, link.target)])).toEqual([
      [[zh[0]], [en[0]]],
      [[zh[1]], [en[1]]],
      [[zh[2]], [en[2], en[3]]],
      [[zh[3]], [en[4]]],
    ]);
  });

  it('ignores the paragraphs of a text that is one line on the other side', () => {
    const lines = Array.from({ length: 8 }, (_, at) => `第${at + 20}条规定了各方在合同期内的主要义务。`);
    const target = lines
      .map((_, at) => `Article ${at + 20} sets out the main duties of the parties.`)
      .join(' ');
    expect(alignTexts(lines.join('\n'), target)).toHaveLength(8);
  });
});
