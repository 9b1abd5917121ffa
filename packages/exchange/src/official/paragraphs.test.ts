import { describe, expect, it } from 'vitest';
import { parseXml } from '../word-file/index.ts';
import { changeText, readParagraphs } from './paragraphs.ts';

const read = (xml: string) => readParagraphs(parseXml(`<w:body>${xml}</w:body>`).root);
const paragraph = (...runs: string[]) =>
  `<w:p>${runs.map((run) => `<w:r><w:t>${run}</w:t></w:r>`).join('')}</w:p>`;

describe('readParagraphs', () => {
  it('reads text of runs, links and tables, excluding deleted text and field codes', () => {
    const found = read(
      `${paragraph('甲', '乙&amp;')}<w:tbl><w:tr><w:tc>${paragraph('丙')}</w:tc></w:tr></w:tbl><w:p><w:hyperlink><w:r><w:t>丁</w:t></w:r></w:hyperlink><w:del><w:r><w:delText>戊</w:delText></w:r></w:del><w:r><w:instrText>PAGE</w:instrText><w:tab/><w:t>己</w:t></w:r></w:p>`,
    );
    expect(found.map(({ text, isInTable }) => [text, isInTable])).toEqual([
      ['甲乙&', false],
      ['丙', true],
      ['丁\t己', false],
    ]);
  });
});

describe('changeText', () => {
  it.each([
    [['一二', '三四'], { start: 1, end: 3, text: '丙' }, '一丙四'],
    [['一二', '三四'], { start: 2, end: 2, text: '丙' }, '一二丙三四'],
    [['一', '二', '三'], { start: 0, end: 3, text: '' }, ''],
    [['一二'], { start: 2, end: 2, text: '<&' }, '一二<&'],
    [['一', '二', '三'], { start: 1, end: 3, text: '乙丙丁' }, '一乙丙丁'],
  ])('replaces %j by %j', (runs, change, wanted) => {
    const xml = paragraph(...runs);
    const document = parseXml(`<w:body>${xml}</w:body>`);
    const [own] = readParagraphs(document.root);
    if (own !== undefined) changeText(own, [change]);
    expect(readParagraphs(document.root)[0]?.text).toBe(wanted);
  });

  it('makes several changes at once', () => {
    const document = parseXml(`<w:body>${paragraph('一二', '三四', '五六')}</w:body>`);
    const [own] = readParagraphs(document.root);
    if (own !== undefined) {
      changeText(own, [
        { start: 0, end: 1, text: '甲乙' },
        { start: 3, end: 5, text: '丁' },
      ]);
    }
    expect(readParagraphs(document.root)[0]?.text).toBe('甲乙二三丁六');
  });
});

it('changes only the pieces at a change, without looking at all others', () => {
  const document = parseXml(`<w:body>${paragraph(...Array.from({ length: 1000 }, () => '天'))}</w:body>`);
  const [own] = readParagraphs(document.root);
  if (own === undefined) throw new Error('The document has no paragraph');
  let reads = 0;
  const pieces = own.pieces.map((piece) => ({
    ...piece,
    get start() {
      reads++;
      return piece.start;
    },
  }));
  changeText({ ...own, pieces }, [{ start: 500, end: 502, text: '地' }]);
  expect(readParagraphs(document.root)[0]?.text).toBe(`${'天'.repeat(500)}地${'天'.repeat(498)}`);
  expect(reads).toBeLessThan(100);
});
