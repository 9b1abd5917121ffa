import { describe, expect, it } from 'vitest';
import { bodySchema } from '../schema/index.ts';
import { docOf } from '../testing/plain-view.ts';
import { measureProperties } from './index.ts';

const rounded = (value: object) =>
  Object.fromEntries(
    Object.entries(value).map(([key, one]) => [
      key,
      typeof one === 'number' ? Math.round(one * 100) / 100 : one,
    ]),
  );

const english =
  'The old clock in the kitchen stopped last night. Nobody noticed until breakfast, because the house was quiet ' +
  'and the children were still asleep. My grandmother said that the battery was probably empty. We bought another ' +
  'one at the station after school.';
const chinese =
  '厨房里的旧钟昨天夜里停了。家里很安静，孩子们还在睡，所以直到吃早饭时才有人发现。奶奶说，大概是电池用完了。' +
  '放学以后，我们在车站买了一节新的。';

describe('sizes', () => {
  it('counts characters in three ways', () => {
    expect(measureProperties(docOf('你好，世界！', 'It is 3 p.m. 😀'))).toMatchObject({
      characters: 4 + 8 + 1 - 1,
      charactersWithSpaces: 4 + 8 + 4,
      charactersWithSpacesAndPunctuation: 6 + 14,
    });
  });

  it('counts lines and paragraphs with content', () => {
    const lines = [bodySchema.text('one'), bodySchema.node('hardBreak'), bodySchema.text('two')];
    const doc = bodySchema.node('doc', null, [
      bodySchema.node('heading', { level: 1 }, bodySchema.text('题')),
      bodySchema.node('paragraph', null, lines),
      bodySchema.node('paragraph'),
    ]);
    expect(measureProperties(doc)).toMatchObject({ lines: 3, paragraphs: 2, words: 3 });
  });

  it('excludes tracked deletions', () => {
    const deleted = bodySchema.mark('deleted', { author: 'Li', at: 0 });
    const doc = bodySchema.node(
      'doc',
      null,
      bodySchema.node('paragraph', null, [bodySchema.text('留'), bodySchema.text('走', [deleted])]),
    );
    expect(measureProperties(doc)).toMatchObject({ words: 1, charactersWithSpacesAndPunctuation: 1 });
  });

  it('of an empty text are zero', () => {
    expect(measureProperties(docOf(''))).toEqual({
      characters: 0,
      charactersWithSpaces: 0,
      charactersWithSpacesAndPunctuation: 0,
      words: 0,
      lines: 0,
      paragraphs: 0,
      readingTime: 0,
      speakingTime: 0,
      english: null,
      chinese: null,
    });
  });
});

describe('times', () => {
  it.each([
    ['字'.repeat(390), 60, 98],
    ['word '.repeat(238), 60, 96],
    ['字'.repeat(195) + ' word'.repeat(119), 60, 97],
  ])('of %#', (text, readingTime, speakingTime) => {
    expect(measureProperties(docOf(text))).toMatchObject({ readingTime, speakingTime });
  });
});

describe('readability', () => {
  // Counted manually: 42 words in 4 sentences, 63 syllables, 206 letters, 5 words of three syllables and more.
  it('of English by the named formulas', () => {
    const { english: result } = measureProperties(docOf(english));
    expect(result && rounded(result)).toEqual({
      fleschReadingEase: 69.28,
      fleschKincaidGrade: 6.21,
      gunningFog: 8.96,
      smog: null,
      colemanLiau: 10.22,
      automatedReadability: 6.92,
      sentenceLength: 10.5,
    });
  });

  it('of long English by SMOG too', () => {
    // Eight repetitions: 32 sentences, 40 words of three syllables and more.
    const { english: result } = measureProperties(docOf(...Array<string>(8).fill(english)));
    expect(result?.smog).toBeCloseTo(1.043 * Math.sqrt(40 * (30 / 32)) + 3.1291, 6);
  });

  it.each([
    ['的', 17.52547988 + 0.00242523 * 500 + 0.04414527 * 25 - 18.33435443],
    ['饕', 17.52547988 + 0.00242523 * 500 + 0.04414527 * 25 - 18.33435443 * 0.96],
  ])('of Chinese by the formula of Jing, one character in 25 being %s', (one, grade) => {
    const text = `${'的'.repeat(24)}${one}。`.repeat(20);
    expect(measureProperties(docOf(text)).chinese?.grade).toBeCloseTo(grade, 6);
  });

  it('of easy Chinese is the first year of school', () => {
    const { chinese: result } = measureProperties(docOf(chinese));
    expect(result && rounded(result)).toEqual({
      grade: 1,
      commonShare: 1,
      sentenceLength: 15.5,
      clauseLength: 7.75,
    });
  });

  it('is harder with longer sentences and rarer characters', () => {
    const hard =
      '饕餮纹与夔龙纹共铸于彝器之腹而谲诡繁缛至于不可名状者殷商青铜之蔚然大观也后世金石学者摹拓考释聚讼纷纭迄无定谳，' +
      '盖款识漫漶而典籍阙如故耳。';
    const grade = (text: string) => measureProperties(docOf(text)).chinese?.grade ?? 0;
    expect(grade(hard)).toBeGreaterThan(grade(chinese) + 3);
  });

  it('rates a long text like its passages', () => {
    const grade = (times: number) =>
      measureProperties(docOf(...Array<string>(times).fill(chinese))).chinese?.grade;
    expect(Math.abs((grade(40) ?? 0) - (grade(8) ?? 0))).toBeLessThan(0.5);
  });

  it('returns nothing for a short text', () => {
    expect(measureProperties(docOf('好。', 'Well done.'))).toMatchObject({ english: null, chinese: null });
  });

  it('separates the languages of a mixed text', () => {
    const mixed = measureProperties(docOf(english, chinese));
    expect(mixed.english).toEqual(measureProperties(docOf(english)).english);
    expect(mixed.chinese).toEqual(measureProperties(docOf(chinese)).chinese);
  });
});
