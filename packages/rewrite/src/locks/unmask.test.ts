import { seededRandom } from '@inkstone/kernel';
import { describe, expect, it } from 'vitest';
import { randomSentence } from '../testing/hostile.ts';
import { findLocks } from './find-locks.ts';
import { maskLocks } from './mask-locks.ts';
import { unmask } from './unmask.ts';

const sentence = '据统计，2024年增长5.3%[2]，见《统计法》。';
const masked = maskLocks(sentence, findLocks(sentence));

describe('maskLocks', () => {
  it('shows helpful words, and hides the others', () => {
    expect(masked.text).toBe('据统计，⟦1:2024年⟧增长⟦2:5.3%⟧⟦3⟧，见⟦4:《统计法》⟧。');
  });

  it('uses other masks in a text that contains its brackets', () => {
    const text = '区间⟦a⟧有5个<x，见[3]';
    const other = maskLocks(text, findLocks(text));
    expect(other.text).toBe('区间⟦a⟧有<xx1>5个</xx1><x，见<xx2/>');
    expect(unmask(other, '见<XX2 />，有&lt;xx1&gt;5个&lt;/xx1&gt;')).toEqual({ text: '见[3]，有5个' });
  });
});

describe('unmask', () => {
  it.each<[string, string]>([
    ['2024年增长了5.3%[2]，见《统计法》。', '⟦1:2024年⟧增长了⟦2:5.3%⟧⟦3⟧，见⟦4:《统计法》⟧。'],
    ['见《统计法》：5.3%[2]，2024年。', '见⟦4⟧：⟦ ２ ⟧⟦３⟧，[[1：2024年]]。'],
    ['2024年增长5.3%[2]，《统计法》。', '2024年增长5.3%⟦3⟧，《统计法》。'],
    ['2024年[2]5.3%《统计法》', '\\u27e61\\u27e7\\[\\[3\\]\\]⟦2⟧【【4】】'],
  ])('reads %j', (text, answer) => expect(unmask(masked, answer)).toEqual({ text }));

  it.each<[string, string, object]>([
    ['a missing mask', '⟦1⟧增长⟦2⟧，见⟦4⟧。', { missing: ['⟦3⟧'] }],
    ['a mask twice', '⟦1⟧增长⟦2⟧⟦3⟧⟦3⟧，见⟦4⟧。', { doubled: ['⟦3⟧'] }],
    [
      'changed words',
      '⟦1:2025年⟧增长⟦2⟧⟦3⟧，见⟦4⟧。',
      { changed: [{ expected: '⟦1:2024年⟧', found: '⟦1:2025年⟧' }] },
    ],
    ['an unknown mask', '⟦1⟧增长⟦2⟧⟦3⟧，见⟦4⟧⟦5⟧。', { added: ['⟦5⟧'] }],
    ['a new number', '⟦1⟧增长⟦2⟧⟦3⟧，约50人，见⟦4⟧。', { added: ['50'] }],
    ['a new citation', '⟦1⟧增长⟦2⟧⟦3⟧（王五，二），见⟦4⟧（Li, 2020）。', { added: ['2020', '（Li, 2020）'] }],
    ['a new address', '⟦1⟧增长⟦2⟧⟦3⟧，见⟦4⟧ http://a.cn', { added: ['http://a.cn'] }],
    ['a new title', '⟦1⟧增长⟦2⟧⟦3⟧，见⟦4⟧和《会计法》。', { added: ['《会计法》'] }],
    ['a number in words', '⟦1⟧增长⟦2⟧⟦3⟧三倍，见⟦4⟧。', { added: ['三倍'] }],
    ['a unit that multiplies', '⟦1⟧增长5.3%⟦3⟧，⟦2⟧见⟦4⟧万', { doubled: [], added: ['5.3%'] }],
  ])('refuses %s', (_, answer, fault) => expect(unmask(masked, answer)).toMatchObject({ fault }));

  it('refuses digits and letters joined to a lock', () => {
    const text = '共 GPT-4 与 5 kg 样品';
    const own = maskLocks(text, findLocks(text));
    expect(unmask(own, own.text.replace('5 kg⟧', '5 kg⟧s'))).toHaveProperty('fault');
    expect(unmask(own, own.text.replace('⟦2', '1⟦2'))).toHaveProperty('fault');
  });

  it('returns the sentence for the masked text itself', () => {
    const random = seededRandom(3);
    for (let run = 0; run < 300; run++) {
      // Pieces that are joined to each other (5kmA) may be refused, but never changed.
      const text = randomSentence(random);
      const own = maskLocks(text, findLocks(text));
      const result = unmask(own, own.text);
      if ('text' in result) expect(result.text).toBe(text);
    }
  });
});
