import { measureWork } from '@inkstone/kernel/testing';
import { describe, expect, it } from 'vitest';
import { readSensitiveList } from './read-list.ts';

describe('readSensitiveList', () => {
  it('reads words with all their fields', () => {
    const { entries, faults } = readSensitiveList(
      '\ufeff词,类别,建议,级别,说明,例外,同音\r\n# 备注\r\n甲乙,商标,丙|丁,必改,"见《手册》,第3条",甲乙人,音\n\n戊己',
    );
    expect(faults).toEqual([]);
    expect(entries).toEqual([
      {
        word: '甲乙',
        category: 'listed',
        group: '商标',
        suggestions: ['丙', '丁'],
        grade: 'error',
        note: '见《手册》,第3条',
        except: ['甲乙人'],
        bySound: true,
      },
      {
        word: '戊己',
        category: 'listed',
        group: '',
        suggestions: [],
        grade: 'warning',
        note: '',
        except: [],
        bySound: false,
      },
    ]);
  });

  it('accepts tabs and full-width commas, and recognises the groups of the built-in list', () => {
    const { entries } = readSensitiveList('甲乙\t广告\t丙，丁\n戊己，辱骂，庚');
    expect(entries.map(({ word, category, suggestions }) => [word, category, suggestions])).toEqual([
      ['甲乙', 'advertising', ['丙，丁']],
      ['戊己', 'insult', ['庚']],
    ]);
  });

  it('recognises groups, grades and the heading in traditional characters too', () => {
    const { entries, faults } = readSensitiveList(
      '詞語,類別,建議,級別\n甲乙,歧視,,建議\n丙丁,辱罵,,提示\n戊己,規範表述,,必改,,,同音\n庚辛,廣告,,放行\n壬癸,醫療,,Error\n子丑,商標',
    );
    expect(faults).toEqual([]);
    expect(entries.map(({ category, group, grade, bySound }) => [category, group, grade, bySound])).toEqual([
      ['discrimination', '', 'warning', false],
      ['insult', '', 'style', false],
      ['wording', '', 'error', true],
      ['advertising', '', 'allow', false],
      ['medical', '', 'error', false],
      ['listed', '商標', 'warning', false],
    ]);
  });

  it('reads quoted fields with separators and quotation marks in them', () => {
    const { entries, faults } = readSensitiveList(
      ['甲乙, "商标" ,"丙,""丁"""', '戊己\t"a\tb"\t', '"庚辛"x', '壬癸,"a,b'].join('\n'),
    );
    expect(entries.map(({ word, group, suggestions }) => [word, group, suggestions])).toEqual([
      ['甲乙', '商标', ['丙,"丁"']],
      ['戊己', 'a\tb', []],
    ]);
    expect(faults.map(({ line, fault }) => `${line} ${fault}`)).toEqual(['3 open-quote', '4 open-quote']);
  });

  it('reports unknown grades and groups', () => {
    const { entries, faults } = readSensitiveList('甲乙,constructor\n丙丁,,,constructor');
    expect(entries.map(({ category, group }) => [category, group])).toEqual([['listed', 'constructor']]);
    expect(faults).toEqual([{ line: 2, fault: 'unknown-grade' }]);
  });

  it('takes no longer for a very long line', () => {
    const work = measureWork();
    for (const end of ['', '"']) readSensitiveList(`甲乙,"${',""'.repeat(60_000)}${end}`);
    readSensitiveList(`甲乙,"${','.repeat(190_000)}`);
    expect(work()).toBeLessThan(5000);
  });

  it('reports unreadable lines', () => {
    const { entries, faults } = readSensitiveList(
      ['甲乙', '甲 乙', ',类', '字'.repeat(51), '丙,,,重要', '"丁', '戊,,,,,,音'].join('\n'),
    );
    expect(entries).toHaveLength(1);
    expect(faults).toEqual([
      { line: 2, fault: 'twice' },
      { line: 3, fault: 'no-word' },
      { line: 4, fault: 'word-too-long' },
      { line: 5, fault: 'unknown-grade' },
      { line: 6, fault: 'open-quote' },
      { line: 7, fault: 'too-short-to-sound' },
    ]);
  });
});
