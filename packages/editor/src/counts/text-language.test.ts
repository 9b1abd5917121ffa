import { describe, expect, it } from 'vitest';
import { docOf } from '../testing/plain-view.ts';
import { textLanguage } from './text-language.ts';

describe('textLanguage', () => {
  it.each([
    ['我在用 Inkstone 写作', 'zh'],
    ['He said 你好 to everybody', 'en'],
    ['2026！', ''],
  ])('of %j is %j', (text, language) => expect(textLanguage(docOf(text))).toBe(language));
});
