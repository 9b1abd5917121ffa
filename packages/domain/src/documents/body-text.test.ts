import { describe, expect, it } from 'vitest';
import { excerptOf } from './body-text.ts';

describe('excerptOf', () => {
  it('is one line, cut between characters', () => {
    expect(excerptOf('第一段\n\n  第二段')).toBe('第一段 第二段');
    expect(excerptOf('𠮷'.repeat(300))).toBe('𠮷'.repeat(160));
  });
});
