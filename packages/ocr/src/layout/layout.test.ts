import { describe, expect, it } from 'vitest';
import type { RecognisedLine } from '../page.ts';
import { lineAt } from '../testing/draw.ts';
import { cleanLines, splitLines } from './clean-lines.ts';
import { layOut } from './lay-out.ts';
import { readingOrder } from './reading-order.ts';
import { blockText, lineText, pageText, paragraphText } from './text.ts';

const names = (lines: readonly RecognisedLine[]) => readingOrder(lines).flat().map(lineText);
const column = (left: number, top: number, name: string, count: number) =>
  Array.from({ length: count }, (_, index) => lineAt(left, top + index * 50, [[`${name}${index}`, 380]]));
const mixed = <Item>(items: readonly Item[]) =>
  [...items].sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));

describe('the reading order', () => {
  it('goes down the left column before the right one, after the title and before the foot', () => {
    const title = lineAt(300, 20, [['title', 300]]);
    const foot = lineAt(100, 500, [['foot', 780]]);
    const lines = [title, ...column(100, 100, 'left', 6), ...column(520, 110, 'right', 6), foot];
    const right = [
      'title',
      ...[0, 1, 2, 3, 4, 5].map((n) => `left${n}`),
      ...[0, 1, 2, 3, 4, 5].map((n) => `right${n}`),
      'foot',
    ];
    expect(names(lines)).toEqual(right);
    expect(names(mixed(lines).reverse())).toEqual(right);
  });

  it('goes through three columns', () => {
    const lines = [...column(900, 100, 'c', 4), ...column(100, 100, 'a', 5), ...column(500, 100, 'b', 5)];
    expect(
      names(lines)
        .map((name) => name[0])
        .join(''),
    ).toBe('aaaaabbbbbcccc');
  });

  it('is by rows if short pieces are side by side', () => {
    const lines = [
      lineAt(100, 100, [['date', 80]]),
      lineAt(600, 102, [['place', 80]]),
      lineAt(100, 150, [['name', 80]]),
      lineAt(600, 148, [['age', 80]]),
    ];
    expect(names(mixed(lines))).toEqual(['date', 'place', 'name', 'age']);
  });

  it('of nothing is empty', () => {
    expect(readingOrder([])).toEqual([]);
  });
});

describe('paragraphs', () => {
  const texts = (lines: readonly RecognisedLine[]) => layOut(lines, []).map(blockText);

  it('begin at an indent, after a short line and after a gap', () => {
    const lines = [
      lineAt(160, 100, [['一二三四', 640]]),
      lineAt(100, 150, [['五六七八', 700]]),
      lineAt(160, 200, [['甲乙丙丁', 640]]),
      lineAt(100, 250, [['戊己', 200]]),
      lineAt(100, 300, [['庚辛壬癸', 700]]),
      lineAt(100, 400, [['子丑寅卯', 700]]),
    ];
    expect(texts(lines)).toEqual(['一二三四五六七八', '甲乙丙丁戊己', '庚辛壬癸', '子丑寅卯']);
  });

  it('are separated from a centred title', () => {
    const lines = [
      lineAt(350, 100, [['标题', 200]]),
      ...column(100, 160, '正文', 3).map((line) => lineAt(100, line.box.top, [['正文', 700]])),
    ];
    expect(texts(lines)).toEqual(['标题', '正文正文正文']);
  });

  it('of ragged English continue where the next word had no space', () => {
    const lines = [
      lineAt(100, 100, [
        ['The', 60],
        ['quick', 560],
      ]),
      lineAt(100, 150, [
        ['extraordinarily', 300],
        ['brown', 390],
      ]),
      lineAt(100, 200, [['fox.', 100]]),
      lineAt(100, 250, [
        ['It', 40],
        ['sleeps', 650],
      ]),
    ];
    expect(texts(lines)).toEqual(['The quick extraordinarily brown fox.', 'It sleeps']);
  });
});

describe('text', () => {
  it('has no spaces between Han characters and one between Latin words', () => {
    expect(
      lineText(
        lineAt(0, 0, [
          ['今天', 60],
          ['天气', 60],
          ['很好', 60],
        ]),
      ),
    ).toBe('今天天气很好');
    expect(
      lineText(
        lineAt(0, 0, [
          ['It', 60],
          ['rains', 60],
        ]),
      ),
    ).toBe('It rains');
    expect(
      lineText(
        lineAt(0, 0, [
          ['使用', 60],
          ['Node', 60],
          ['运行', 60],
        ]),
      ),
    ).toBe('使用 Node 运行');
    expect(
      lineText(
        lineAt(0, 0, [
          ['你好,', 60],
          ['世界', 60],
        ]),
      ),
    ).toBe('你好，世界');
  });

  it('joins words divided by a hyphen, and keeps other hyphens', () => {
    const lines = (first: string, second: string) => [
      lineAt(0, 0, [[first, 90]]),
      lineAt(0, 50, [[second, 90]]),
    ];
    expect(paragraphText(lines('exam-', 'ple'))).toBe('example');
    expect(paragraphText(lines('Anglo-', 'Saxon'))).toBe('Anglo- Saxon');
    expect(paragraphText(lines('one', 'two'))).toBe('one two');
    expect(paragraphText(lines('一', '二'))).toBe('一二');
  });

  it('of a table has lines for rows and tabs between cells', () => {
    const box = { left: 0, top: 0, right: 9, bottom: 9 };
    const cell = (text: string) => ({
      box,
      columns: 1,
      rows: 1,
      lines: text ? [lineAt(0, 0, [[text, 9]])] : [],
    });
    const rows = [
      [cell('a'), cell('b')],
      [cell(''), cell('d')],
    ];
    expect(pageText({ blocks: [{ kind: 'table', box, rows }] })).toBe('a\tb\n\td');
  });
});

describe('lines are cleaned:', () => {
  const text = column(100, 100, 'text', 5);

  it('noise at the edge is dropped, a doubtful word inside is kept', () => {
    const edge = lineAt(0, 20, [['TAS', 40]], 25);
    const inside = lineAt(200, 200, [['doubt', 80]], 25);
    const kept = cleanLines([edge, ...text, inside]).map(lineText);
    expect(kept).not.toContain('TAS');
    expect(kept).toContain('doubt');
  });

  it('empty words are dropped, and so are noisy lines without any certain word', () => {
    expect(cleanLines([lineAt(0, 0, [[' ', 9]])])).toEqual([]);
    expect(cleanLines([lineAt(0, 0, [['zz', 9]], 12)])).toEqual([]);
  });

  it('a line across two columns is divided at the wide gap', () => {
    const wide = {
      words: [...lineAt(100, 0, [['a', 90]]).words, ...lineAt(400, 0, [['b', 90]]).words],
      box: { left: 100, top: 0, right: 490, bottom: 30 },
    };
    expect(splitLines([wide]).map(lineText)).toEqual(['a', 'b']);
  });
});
