import { describe, expect, it } from 'vitest';
import { alignSheet, endOfFirst, joinWithNext, sheetOfRows, splitPair } from './edit-pairs.ts';
import {
  changePair,
  emptySheet,
  followText,
  isOpen,
  type Sheet,
  sourceText,
  swapSides,
  takeTranslation,
  targetText,
  withoutTargets,
  writeSource,
  writeTarget,
} from './sheet.ts';

const text = '春天来了。燕子回来了。\n\n花开了。';

/** Returns a sheet in which every sentence is translated by its number. */
function translated(source: string): Sheet {
  const sheet = followText(emptySheet, source);
  return sheet.pairs.reduce(
    (all, { id }) => takeTranslation(all, id, { target: `T${id}.`, fault: null, missedTerms: [] }),
    sheet,
  );
}

const rows = ({ pairs }: Sheet) =>
  pairs.map(({ source, target, isOutdated }) => [source, target, ...(isOutdated ? ['outdated'] : [])]);

describe('followText', () => {
  it('divides a new text into sentences that add up to it', () => {
    for (const each of [text, '', ' \n ', ' One. Two!\r\n\tThree ', '甲。', 'v3.5 is out. See a.b']) {
      const sheet = followText(emptySheet, each);
      expect(sourceText(sheet)).toBe(each);
      expect(sheet.pairs.every(isOpen)).toBe(true);
    }
    expect(followText(emptySheet, text).pairs.map(({ source }) => source)).toEqual([
      '春天来了。',
      '燕子回来了。',
      '花开了。',
    ]);
  });

  it('keeps translations outside the change, and that of the changed sentence as outdated', () => {
    const sheet = followText(translated(text), text.replace('燕子', '大雁'));
    expect(rows(sheet)).toEqual([
      ['春天来了。', 'T1.'],
      ['大雁回来了。', 'T2.', 'outdated'],
      ['花开了。', 'T3.'],
    ]);
    expect(sheet.pairs.map(isOpen)).toEqual([false, true, false]);
    const longer = followText(sheet, `${sourceText(sheet)}天晴了。`);
    expect(rows(longer).slice(2)).toEqual([
      ['花开了。', 'T3.'],
      ['天晴了。', ''],
    ]);
  });

  it('finds moved sentences, and adds up after every small change', () => {
    const moved = followText(translated('甲乙。丙丁。戊己。'), '戊己。甲乙。丙丁。');
    expect(rows(moved)).toEqual([
      ['戊己。', 'T3.'],
      ['甲乙。', 'T1.'],
      ['丙丁。', 'T2.'],
    ]);
    let sheet = translated(text);
    let given = text;
    for (let at = 0; at < 60; at++) {
      const place = (at * 7) % (given.length + 1);
      const piece = ['。', '新', ' ', '\n', '3.5'][at % 5] ?? '';
      given =
        at % 3 === 0
          ? given.slice(0, place) + given.slice(place + 2)
          : given.slice(0, place) + piece + given.slice(place);
      sheet = followText(sheet, given);
      expect(sourceText(sheet)).toBe(given);
      expect(new Set(sheet.pairs.map(({ id }) => id)).size).toBe(sheet.pairs.length);
      expect(sheet.pairs.every(({ id }) => id < sheet.nextId)).toBe(true);
    }
  });

  it('continues a sentence at its end', () => {
    expect(rows(followText(translated('Hello'), 'Hello world'))).toEqual([
      ['Hello world', 'T1.', 'outdated'],
    ]);
  });

  it('does not divide joined pairs at other places', () => {
    const joined = joinWithNext(translated(text), 1, 'en');
    expect(rows(followText(joined, text.replace('花', '梅花')))).toEqual([
      ['春天来了。燕子回来了。', 'T1. T2.'],
      ['梅花开了。', 'T3.', 'outdated'],
    ]);
  });
});

describe('a sheet', () => {
  it('returns the translation with the line breaks of the text, also with missing sentences', () => {
    const sheet = translated(text);
    expect(targetText(sheet, 'en')).toBe('T1. T2.\n\nT3.');
    expect(targetText(sheet, 'zh')).toBe('T1.T2.\n\nT3.');
    const [, second, third] = sheet.pairs.map(({ id }) => id);
    const without = writeTarget(sheet, third ?? 0, '');
    expect(targetText(without, 'en')).toBe('T1. T2.');
    expect(targetText(without, 'en', true)).toBe('T1. T2.\n\n花开了。');
    expect(targetText(writeTarget(sheet, second ?? 0, ''), 'en')).toBe('T1.\n\nT3.');
    expect(targetText(withoutTargets(sheet), 'en')).toBe('');
    const half = writeTarget(translated('甲。\n乙。丙。'), 2, '');
    expect(targetText(half, 'en')).toBe('T1.\nT3.');
  });

  it('marks a changed source as outdated until it is translated or its translation is written', () => {
    const changed = writeSource(translated(text), 1, '夏天来了。');
    expect(rows(changed)[0]).toEqual(['夏天来了。', 'T1.', 'outdated']);
    expect(rows(writeTarget(changed, 1, 'Summer.'))[0]).toEqual(['夏天来了。', 'Summer.']);
    const failed = takeTranslation(changed, 1, { target: null, fault: 'lock', missedTerms: [] });
    expect(failed.pairs[0]).toMatchObject({ target: 'T1.', isOutdated: true, fault: 'lock' });
  });

  it('swaps its sides', () => {
    const swapped = swapSides(translated(text), 'en');
    expect(sourceText(swapped)).toBe('T1. T2.\n\nT3.');
    expect(targetText(swapped, 'zh')).toBe('春天来了。燕子回来了。\n\n花开了。');
  });
});

describe('pairs', () => {
  it('are joined and divided without changing the text', () => {
    const sheet = translated(text);
    const joined = joinWithNext(sheet, 1, 'en');
    expect(rows(joined)[0]).toEqual(['春天来了。燕子回来了。', 'T1. T2.']);
    expect(sourceText(joined)).toBe(text);
    const divided = splitPair(joined, 1, endOfFirst(joined.pairs[0]?.source ?? ''), 3);
    expect(rows(divided)).toEqual(rows(sheet));
    expect(sourceText(divided)).toBe(text);
    expect(splitPair(sheet, 1, 99, 99)).toBe(sheet);
    expect(rows(splitPair(sheet, 1, 99, 0)).slice(0, 2)).toEqual([
      ['春天来了。', ''],
      ['', 'T1.'],
    ]);
    const half = changePair(sheet, 2, (pair) => ({ ...pair, target: '' }));
    expect(rows(joinWithNext(half, 1, 'en'))[0]).toEqual(['春天来了。燕子回来了。', 'T1.', 'outdated']);
  });

  it('of two texts are aligned, and the text stays the same', () => {
    const target = 'Spring has come, and the swallows are back.\n\nFlowers are in bloom.';
    const sheet = alignSheet(text, target);
    expect(rows(sheet)).toEqual([
      ['春天来了。燕子回来了。', 'Spring has come, and the swallows are back.'],
      ['花开了。', 'Flowers are in bloom.'],
    ]);
    expect(sourceText(sheet)).toBe(text);
    expect(targetText(sheet, 'en')).toBe(target);
    const table = sheetOfRows([
      ['甲', 'A'],
      ['', 'left over'],
      ['乙', ''],
    ]);
    expect(sourceText(table)).toBe('甲\n乙');
    expect(targetText(table, 'en')).toBe('A left over');
  });
});
