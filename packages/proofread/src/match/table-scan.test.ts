import { describe, expect, it } from 'vitest';
import { makeRuleText } from '../rules/rule-text.ts';
import { readRows } from './phrase-row.ts';
import { byRows, scanTables } from './table-scan.ts';

/** Returns the findings of the rows in a text, and the text after their first suggestions. */
function run(rows: string, text: string): readonly [found: string[], mended: string] {
  const findings = [...byRows(readRows(rows))(makeRuleText(text, 'zh'))];
  const corrected = findings.reduceRight(
    (left, { start, end, replacements: [first] }) =>
      first === undefined ? left : left.slice(0, start) + first + left.slice(end),
    text,
  );
  return [findings.map(({ start, end }) => text.slice(start, end)), corrected];
}

describe('rows', () => {
  it('match the longest phrase at a position', () => {
    expect(run('甲乙 丙\n甲乙丁 丙', '甲乙丁甲乙')).toEqual([['甲乙丁', '甲乙'], '丙丙']);
  });

  it('accept phrases made correct by their neighbours', () => {
    expect(run('甲乙 丙 -前 后-', '前甲乙，甲乙后，甲乙')).toEqual([['甲乙'], '前甲乙，甲乙后，丙']);
    expect(run('甲乙 丙 <前 >后', '前甲乙，甲乙后，前甲乙后')).toEqual([['甲乙'], '前甲乙，甲乙后，前丙后']);
  });

  it('accept parts of a correct word, or across its edge', () => {
    expect(run('甲乙 丙 !乙丁,戊甲乙己', '甲乙丁，戊甲乙己，戊甲乙')).toEqual([
      ['甲乙'],
      '甲乙丁，戊甲乙己，戊丙',
    ]);
  });

  it('stay within clauses', () => {
    expect(run('^甲乙$ 丙丁', '甲乙，戊甲乙，甲乙戊')).toEqual([['甲乙'], '丙丁，戊甲乙，甲乙戊']);
  });

  it('are written several at a time', () => {
    expect(run('甲{乙,丙} 丁{戊,己}', '甲乙甲丙')).toEqual([['甲乙', '甲丙'], '丁戊丁己']);
  });
});

describe('frames', () => {
  it('match their two halves within a clause', () => {
    expect(run('大约…左右 大约…/…左右', '大约三人左右，大约三人，左右')).toEqual([
      ['大约三人左右'],
      '大约三人，大约三人，左右',
    ]);
    expect(run('通过……使我 ……使我', '通过学习，使我明白')).toEqual([['通过'], '学习，使我明白']);
  });

  it('mark the wrong half', () => {
    expect(run('提高…面积$ 扩大…面积', '提高绿化面积。')).toEqual([['提高'], '扩大绿化面积。']);
    expect(run('改善…水平 改善…条件', '改善生活水平')).toEqual([['水平'], '改善生活条件']);
  });

  it('may begin with a single character', () => {
    expect(run('以…为主组成 由…组成', '以工人为主组成')).toEqual([['以工人为主组成'], '由工人组成']);
  });

  it('accept a gap with a word of the exceptions', () => {
    expect(run('提高…面积 扩大…面积 ~产量', '提高产量面积')).toEqual([[], '提高产量面积']);
  });
});

it('handles several tables in one pass', () => {
  const find = scanTables({ one: readRows('甲乙 丙'), two: readRows('乙丙 丁') });
  const text = makeRuleText('甲乙丙', 'zh');
  expect([...find('one')(text)].map(({ start }) => start)).toEqual([0]);
  expect([...find('two')(text)].map(({ start }) => start)).toEqual([1]);
});
