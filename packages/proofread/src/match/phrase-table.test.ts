import { describe, expect, it } from 'vitest';
import { makeRuleText } from '../rules/rule-text.ts';
import { confusedIdiomRows } from '../rules/zh/data/confused-idioms.ts';
import { confusedWordRows } from '../rules/zh/data/confused-words.ts';
import { preferredFormRows } from '../rules/zh/data/preferred-forms.ts';
import { byPhrases, readRows } from './phrase-table.ts';

const find = (rows: string, text: string) =>
  [...byPhrases(readRows(rows))(makeRuleText(text, 'zh'))].map(({ start, end }) => text.slice(start, end));

describe('byPhrases', () => {
  it('takes the longest phrase at a place', () => {
    expect(find('甲乙 丙\n甲乙丁 丙', '甲乙丁甲乙')).toEqual(['甲乙丁', '甲乙']);
  });

  it('lets pass what the neighbours make right', () => {
    expect(find('甲乙 丙 -前 后-', '前甲乙，甲乙后，甲乙')).toEqual(['甲乙']);
  });
});

describe('the lists', () => {
  const rows = [...confusedIdiomRows, ...confusedWordRows, ...preferredFormRows];

  it('hold no phrase twice and no right word as a wrong one', () => {
    const wrong = rows.map((row) => row.wrong);
    expect(wrong.filter((each, i) => wrong.indexOf(each) !== i)).toEqual([]);
    const right = new Set(rows.flatMap((row) => row.right));
    expect(wrong.filter((each) => right.has(each))).toEqual([]);
  });

  it('offer something else than they object to', () => {
    for (const { wrong, right } of rows) {
      expect(wrong.length).toBeGreaterThan(1);
      expect(right.length).toBeGreaterThan(0);
      expect(right.every((each) => each !== '' && each !== wrong)).toBe(true);
    }
  });
});
