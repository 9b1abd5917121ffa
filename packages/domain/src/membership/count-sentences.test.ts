import { describe, expect, it } from 'vitest';
import { type CountedSentence, countTexts, type MeasuredSentence, wordsAdded } from './count-sentences.ts';

const marksOf = (text: string) => Uint8Array.from(text.split(' '), (word) => word.charCodeAt(0));
const measured = (text: string): MeasuredSentence => ({
  hash: text,
  words: text.split(' ').length,
  marks: () => marksOf(text),
});
const counted = (text: string): CountedSentence => ({ hash: text, marks: marksOf(text) });
const nothing = { known: new Set<string>(), recent: [] };

describe('wordsAdded', () => {
  it.each([
    ['a b c', 'a b c d', 1],
    ['a', 'a b', 1],
    ['a b c', 'x a b c', 1],
    ['a b c d', 'a b x y c d', 2],
    // Up to two replaced words are free; a larger number is counted.
    ['a b c d', 'a b c x', 0],
    ['a b c d e f', 'a b c x y z', 1],
    ['a b c d', 'a b', 0],
    ['a b c d', 'w x y z', null],
    ['a b c d e', 'a w x y z', null],
  ])('from “%s” to “%s” are %s', (before, after, added) => {
    expect(wordsAdded(marksOf(before), marksOf(after))).toBe(added);
  });
});

describe('countTexts', () => {
  it('counts each sentence once, in one request and with earlier ones', () => {
    const texts = [[measured('a b'), measured('c d e')], [measured('a b')], [measured('f')]];
    expect(countTexts(texts, { known: new Set(['f']), recent: [] }, null)).toMatchObject({
      ...{ words: 5, needed: 5, refused: [], edited: [] },
      added: [{ hash: 'a b' }, { hash: 'c d e' }],
    });
  });

  it('counts an addition to a removed sentence once', () => {
    const recent = [counted('a b c')];
    const first = countTexts([[measured('a b c d')]], { known: new Set(['a b c']), recent }, null);
    expect(first).toMatchObject({ words: 1, edited: ['a b c'], added: [{ hash: 'a b c d' }] });
    const both = [[measured('a b c')], [measured('a b c d')]];
    expect(countTexts(both, { known: new Set(['a b c']), recent }, null)).toMatchObject({
      ...{ words: 4, edited: [] },
    });
    const twice = [[measured('a b c d')], [measured('a b c e')]];
    expect(countTexts(twice, { known: new Set(['a b c']), recent }, null).words).toBe(1 + 4);
  });

  it('treats a single common word as an edit of the newest sentence only', () => {
    const recent = [counted('x y'), counted('a b')];
    expect(countTexts([[measured('a c')]], { known: new Set(), recent }, null).words).toBe(2);
    expect(countTexts([[measured('x z')]], { known: new Set(), recent }, null).words).toBe(0);
  });

  it('omits texts that do not fit, and continues with those that do', () => {
    const texts = [[measured('a b')], [measured('c d e')], [measured('f')], [measured('g')]];
    expect(countTexts(texts, nothing, 3)).toMatchObject({ words: 3, needed: 7, refused: [1, 3] });
    expect(countTexts(texts, nothing, 0)).toMatchObject({ words: 0, refused: [0, 1, 2, 3] });
    expect(countTexts(texts, { known: new Set(['a b']), recent: [] }, 0).refused).toEqual([1, 2, 3]);
  });
});
