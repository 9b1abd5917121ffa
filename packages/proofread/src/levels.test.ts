import { describe, expect, it } from 'vitest';
import { createProofreader } from './create-proofreader.ts';
import { classOf, levels, minCredible } from './levels.ts';

const word = { category: 'spelling' } as const;
const sign = { category: 'punctuation' } as const;

describe('levels', () => {
  it('classify findings by the kind of their rules', () => {
    expect(classOf(word)).toBe('words');
    expect(classOf({ category: 'official' })).toBe('words');
    expect(classOf(sign)).toBe('signs');
    expect(classOf({ category: 'style' })).toBe('advice');
    expect(classOf({ ...word, isGuess: true })).toBe('guess');
    expect(classOf({ ...word, source: 'harper' })).toBe('guess');
    expect(classOf({ ...word, source: 'model' })).toBe('model');
  });

  it("require the threshold of each class, or the reader's own", () => {
    expect(minCredible(word, { threshold: 0.5 })).toBe(0.5);
    expect(minCredible(word, { mode: 'strict', threshold: 0.5 })).toBe(levels.strict.words);
    expect(minCredible(sign, { mode: 'strict', threshold: 0.5 })).toBe(levels.strict.signs);
    expect(minCredible(sign, { threshold: 0.3 })).toBe(0.3);
    expect(minCredible(word, { mode: 'strict', threshold: 0.3 })).toBe(levels.strict.words);
    expect(minCredible(word, { mode: 'strict', threshold: 0.95 })).toBe(0.95);
  });

  it('include certain rules in strict mode, without matters of taste', () => {
    const found = (mode: 'normal' | 'strict') =>
      createProofreader({ mode })
        .checkParagraph('他迫不急待地打开了门，默默的看着大约十人左右走进来.')
        .map(({ ruleId }) => ruleId);
    expect(found('strict')).toEqual(['zh.confused-idioms', 'zh.half-width-punctuation']);
    expect(found('normal').length).toBeGreaterThan(2);
  });
});
