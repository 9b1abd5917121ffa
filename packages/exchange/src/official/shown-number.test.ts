import { describe, expect, it } from 'vitest';
import { parseXml } from '../word-file/index.ts';
import { shownNumber } from './shown-number.ts';

const run = (content: string) => `<w:r>${content}</w:r>`;
const text = (words: string) => run(`<w:t xml:space="preserve">${words}</w:t>`);
const mark = (type: string) => run(`<w:fldChar w:fldCharType="${type}"/>`);
const complex = (instruction: string, result: string) =>
  `${mark('begin')}${instruction}${mark('separate')}${text(result)}${mark('end')}`;
const instr = (words: string) => run(`<w:instrText xml:space="preserve">${words}</w:instrText>`);

const numberOf = (content: string) => {
  const shown = shownNumber(parseXml(`<w:ftr>${content}</w:ftr>`).root);
  return shown && { text: shown.text, isFloating: shown.isFloating };
};

describe('a page number', () => {
  it.each([
    [
      'a simple field',
      `<w:p>${text('— ')}<w:fldSimple w:instr=" PAGE ">${text('7')}</w:fldSimple>${text(' —')}</w:p>`,
      '— 1 —',
    ],
    [
      'a complex field',
      `<w:p>${text('— ')}${complex(instr(' PAGE \\* MERGEFORMAT '), '12')}${text(' —')}</w:p>`,
      '— 1 —',
    ],
    ['a complex field in pieces', `<w:p>${complex(instr(' PA') + instr('GE '), '3')}</w:p>`, '1'],
    [
      'a field beside another',
      `<w:p>第${text('第')}${complex(instr('PAGE'), '3')}${text('页共')}${complex(instr('NUMPAGES'), '9')}${text('页')}</w:p>`,
      '第1页共9页',
    ],
    [
      'a field in a content control',
      `<w:sdt><w:sdtContent><w:p>${complex(instr('PAGE'), '3')}</w:p></w:sdtContent></w:sdt>`,
      '1',
    ],
  ])('is read from %s', (_what, xml, shown) => {
    expect(numberOf(xml)).toEqual({ text: shown, isFloating: false });
  });

  it('is read from a box once, although the file contains it twice', () => {
    const box = `<w:txbxContent><w:p>${text('- ')}${complex(instr('PAGE'), '3')}${text(' -')}</w:p></w:txbxContent>`;
    const both = `<mc:AlternateContent><mc:Choice>${box}</mc:Choice><mc:Fallback>${box}</mc:Fallback></mc:AlternateContent>`;
    expect(numberOf(`<w:p>${run(both)}</w:p>`)).toEqual({ text: '- 1 -', isFloating: true });
  });

  it('is not found if there is none', () => {
    expect(numberOf(`<w:p>${text('1')}</w:p>`)).toBeNull();
    expect(numberOf(`<w:p>${complex(instr(' NUMPAGES '), '9')}</w:p>`)).toBeNull();
    expect(numberOf(`<w:p>${complex(instr(' PAGEREF x '), '9')}</w:p>`)).toBeNull();
  });
});
