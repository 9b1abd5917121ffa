import { describe, expect, it } from 'vitest';
import { splitFindings } from './server-check.ts';

describe('splitFindings', () => {
  it('assigns each finding to its text, and those across two texts to none', () => {
    const item = (pos: number, len: number) => ({
      id: `${pos}`,
      pos,
      len,
      correct: ['x'],
      credible: 0.9,
      zhDesc: '',
      zhBriefDesc: '',
      rule: 'r',
      category: 'spelling' as const,
      severity: 'error' as const,
      lang: 'zh' as const,
      authority: null,
    });
    const found = splitFindings(['甲乙', '', '丙丁'], [item(1, 1), item(4, 2), item(1, 4)]);
    expect(found.map((lints) => lints.map(({ span, original }) => `${span.start}:${original}`))).toEqual([
      ['1:乙'],
      [],
      ['0:丙丁'],
    ]);
  });
});
