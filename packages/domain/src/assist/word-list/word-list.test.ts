import type { WordView } from '@inkstone/contracts/assist/word-list';
import { day, instant } from '@inkstone/kernel';
import { describe, expect, it } from 'vitest';
import {
  boxDays,
  isBareWord,
  learnedWord,
  newReview,
  nextReview,
  wordByHand,
  wordsAsCsv,
  wordsForAnki,
} from './index.ts';

const check = {
  language: 'en',
  wrong: 'definitly',
  right: 'definitely',
  before: 'She ',
  behind: ' came.',
} as const;

describe('learnedWord', () => {
  it.each([
    ['definitly', 'definitely', 'definitely'],
    ['Definitly', 'Definitely', 'definitely'],
    ['monday', 'Monday', 'Monday'],
    ['Usa', 'USA', 'USA'],
    ['己经', '已经', '已经'],
    ['alot', ' a  lot ', 'a lot'],
  ])('learns %j corrected to %j as %j', (wrong, right, word) => {
    expect(learnedWord({ ...check, wrong, right })?.word).toBe(word);
  });

  it.each([
    ['a', ''],
    ['，', ','],
    ['same', 'same'],
    ['x', 'long '.repeat(20)],
  ])('learns nothing from %j corrected to %.20j', (wrong, right) => {
    expect(learnedWord({ ...check, wrong, right })).toBeNull();
  });

  it('keeps a useful part of the sentence', () => {
    const learned = learnedWord({
      ...check,
      before: `${'前'.repeat(300)}\n`,
      behind: `\t${'后'.repeat(300)}`,
    });
    expect([learned?.before.length, learned?.behind.length]).toEqual([100, 100]);
    expect(learned?.before.startsWith('…前')).toBe(true);
    expect(learned?.behind).toMatch(/^ 后+…$/);
  });
});

describe('wordByHand', () => {
  it('finds its position in the example', () => {
    expect(wordByHand('已经', '我们已经到了')).toEqual({
      ...{ word: '已经', language: 'zh', wrong: '' },
      ...{ before: '我们', behind: '到了' },
    });
    expect(wordByHand('inkstone', '')).toMatchObject({ language: 'en', before: '', behind: '' });
    expect(wordByHand('…', '')).toBeNull();
  });
});

describe('nextReview', () => {
  const now = instant(1_000_000);

  it('waits longer after every success, and at most half a year', () => {
    let state = newReview(now);
    expect(state.dueAt).toBe(now);
    const waits = Array.from({ length: 10 }, () => {
      state = nextReview(state, true, now);
      return (state.dueAt - now) / day;
    });
    expect(waits).toEqual([...boxDays.slice(1), 180, 180, 180]);
  });

  it('repeats unknown words soon, and moves them back two boxes', () => {
    expect(nextReview({ box: 5 }, false, now)).toEqual({ box: 3, dueAt: now + 600_000 });
    expect(nextReview({ box: 1 }, false, now).box).toBe(0);
    expect(nextReview({ box: 99 }, false, now).box).toBe(5);
  });
});

describe('files of words', () => {
  const word: WordView = {
    ...{ word: 'a "b"', language: 'en', wrong: '<x>', before: 'say ', behind: ' & go' },
    ...{ addedAt: 0, box: 2, dueAt: day },
  };
  const bare: WordView = { ...word, word: '=1', wrong: '', before: '', behind: '' };

  it('CSV has a row for each, without formulas', () => {
    expect(wordsAsCsv([word, bare]).split('\r\n')).toEqual([
      '\ufeffword,language,wrong,example,added,box,due',
      '"a ""b""",en,<x>,"say a ""b"" & go",1970-01-01T00:00:00.000Z,2,1970-01-02T00:00:00.000Z',
      "'=1,en,,,1970-01-01T00:00:00.000Z,2,1970-01-02T00:00:00.000Z",
      '',
    ]);
  });

  it('Anki shows a gap in front and the word behind, or the word if there is no gap', () => {
    expect(wordsForAnki([word, bare]).split('\n').slice(4)).toEqual([
      'say ____ &amp; go\t<b>a &quot;b&quot;</b><br><s>&lt;x&gt;</s>\tinkstone inkstone::en',
      '=1\t<b>=1</b>\tinkstone inkstone::en',
      '',
    ]);
  });

  it('a word is bare without a sentence and without a mistake', () => {
    const cards = [word, bare, { ...bare, wrong: '=2' }, { ...bare, behind: '!' }];
    expect(cards.map(isBareWord)).toEqual([false, true, false, false]);
  });
});
