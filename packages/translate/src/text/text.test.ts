import { describe, expect, it } from 'vitest';
import { batchLimits, batchSegments } from './batch-segments.ts';
import { checkTarget } from './check-target.ts';
import { detectLanguage } from './detect-language.ts';
import { translationLocks, verifyTranslation } from './locks.ts';
import { compareNumbers } from './numbers.ts';
import { readBatchAnswer } from './read-answer.ts';
import { joinTargets, maxSegmentLength, splitText } from './split-text.ts';

describe('detectLanguage', () => {
  it.each([
    ['我们用 Transformer 模型做 translation', 'zh'],
    ['The Chinese term 人工智能 means artificial intelligence', 'en'],
    ['これは日本語の文章です', null],
    ['Сегодня хорошая погода', null],
    ['123 + 456', null],
  ])('%j is %j', (text, language) => expect(detectLanguage(text)).toBe(language));
});

describe('splitText', () => {
  it('keeps every character, and joins translations with the spaces of their language', () => {
    const text = '　　第一句。第二句？\n\n第三句见 https://a.cn/x。 \n';
    const split = splitText(text);
    expect(split.segments.map(({ source }) => source)).toEqual([
      '第一句。',
      '第二句？',
      '第三句见 https://a.cn/x。',
    ]);
    const back = split.gaps.map((gap, at) => gap + (split.segments[at]?.source ?? '')).join('');
    expect(back).toBe(text);
    expect(joinTargets(split, ['A.', 'B?', 'C.'], 'en')).toBe('　　A. B?\n\nC. \n');
  });

  it('splits sentences that are too long, and batches within the limits', () => {
    const text = `${'很长的一句，'.repeat(700)}完。${'短句。'.repeat(40)}`;
    const { segments } = splitText(text);
    expect(segments.map(({ source }) => source).join('')).toBe(text);
    expect(Math.max(...segments.map(({ source }) => source.length))).toBeLessThanOrEqual(maxSegmentLength);
    const batches = batchSegments(segments);
    expect(batches.flat()).toEqual(segments);
    for (const batch of batches) {
      expect(batch.length).toBeLessThanOrEqual(batchLimits.segments);
      const characters = batch.reduce((sum, { source }) => sum + source.length, 0);
      expect(characters).toBeLessThanOrEqual(batchLimits.characters);
    }
  });
});

describe('readBatchAnswer', () => {
  it('accepts requested numbers only, and neither merged nor contradictory ones', () => {
    const answer =
      'Here: ```json\n[{"i":1,"s":"a"},{"i":[2,3],"s":"b"},{"i":4,"s":"c"},{"i":4,"s":"d"},{"i":"5","s":"e"},{"i":9,"s":"f"},{"i":6,"s":null}]\n```';
    expect([...(readBatchAnswer(answer, [1, 2, 3, 4, 5, 6]) ?? [])]).toEqual([
      [1, 'a'],
      [5, 'e'],
    ]);
    expect(readBatchAnswer('no list', [1])).toBeNull();
    expect(readBatchAnswer('[{"i":1,', [1])).toBeNull();
  });
});

describe('numbers', () => {
  it.each([
    ['投资1.2亿元，增长5.3%', 'Investment was 120 million yuan, up 5.3%.'],
    ['2025年3月5日', 'March 5, 2025'],
    ['下午3点开会', 'The meeting is at 15:00.'],
    ['有 35 万人', 'There are 350,000 people.'],
    ['The 1990s saw growth of two million.', '20世纪90年代增长了200万。'],
    ['二十一世纪的第三次会议', 'the 3rd meeting of the 21st century'],
    ['重３千克', 'It weighs 3 kg.'],
    ['It cost $3bn in the twenty-first century.', '在21世纪花费了30亿美元。'],
    ['二〇二五年', '2025'],
    ['三十五万', '350,000'],
  ])('%j and %j have the same', (source, target) =>
    expect(compareNumbers(source, target)).toEqual({ missing: [], added: [] }),
  );

  it('finds wrong factors, lost and invented numbers', () => {
    expect(compareNumbers('1.2亿元', '1.2 billion yuan')).toEqual({
      missing: ['1.2亿'],
      added: ['1.2 billion'],
    });
    expect(compareNumbers('增长了', 'It grew by 48.2%')).toEqual({ missing: [], added: ['48.2'] });
    expect(compareNumbers('共 37 人', 'many people').missing).toEqual(['37']);
  });
});

describe('locks of a translation', () => {
  it('keep addresses, formulas and numbered citations byte for byte', () => {
    const source = '见 https://a.cn/x?y=1，$x^2$ 与 p < 0.05 [3]（张三，2020）。';
    const locks = translationLocks(source).map(({ kind }) => kind);
    expect(locks).toEqual(['url', 'formula', 'formula']);
    const [, , last] = translationLocks(source);
    expect(source.slice(last?.span.start, last?.span.end)).toBe('p < 0.05 [3]');
    const good = 'See https://a.cn/x?y=1, $x^2$ and p < 0.05 [3] (Zhang San, 2020).';
    expect(verifyTranslation(source, good, translationLocks(source))).toBeNull();
    const bad = good.replace('x^2', 'x^3').replace('[3]', '[4]');
    expect(verifyTranslation(source, bad, translationLocks(source))).toMatchObject({
      missing: expect.arrayContaining(['$x^2$', 'p < 0.05 [3]']),
    });
    expect(verifyTranslation('研究一致。', 'Studies agree [4].', [])).toMatchObject({ added: ['[4]'] });
  });
});

describe('checkTarget', () => {
  const source = '本文研究了城市交通拥堵问题及其治理办法。';
  it.each([
    ['', 'missing'],
    ['本文研究了城市交通拥堵问题及其治理办法', 'untranslated'],
    ['本文探討城市交通擁堵問題', 'wrong_language'],
    [
      'Dieser Artikel untersucht Verkehrsstaus und wie man sie in großen Städten behandeln kann',
      'wrong_language',
    ],
    ['OK', 'wrong_length'],
    ['This paper studies congestion. '.repeat(20), 'wrong_length'],
    ['This paper studies urban congestion and how it is treated.', null],
  ])('%j: %j', (target, fault) => expect(checkTarget(source, target, { from: 'zh', to: 'en' })).toBe(fault));
});
