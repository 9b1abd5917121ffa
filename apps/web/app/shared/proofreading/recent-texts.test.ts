import { isEditOf } from '@inkstone/editor/checking';
import { describe, expect, it } from 'vitest';
import { createRecentTexts } from './recent-texts.ts';

describe('createRecentTexts', () => {
  it('returns the newest texts, and only the latest version of an edited one', () => {
    const recent = createRecentTexts(isEditOf);
    recent.add(['山后有条小路通往邻村', '孩子们放学以后绕远回家']);
    recent.add(['山后有条小路通往邻村。']);
    expect(recent.around(['昨天夜里下了雨'])).toEqual(['山后有条小路通往邻村。', '孩子们放学以后绕远回家']);
    expect(recent.around(['孩子们放学以后绕远回家了'])).toEqual(['山后有条小路通往邻村。']);
  });

  it('returns nothing beside a long text, and no more than needed', () => {
    const recent = createRecentTexts(isEditOf);
    recent.add(['甲'.repeat(900), '乙'.repeat(900), '丙'.repeat(900), '丁'.repeat(900)]);
    expect(recent.around(['新'.repeat(2000)])).toEqual([]);
    expect(recent.around(['新']).map((text) => text.charAt(0))).toEqual(['甲', '乙', '丙']);
  });
});
