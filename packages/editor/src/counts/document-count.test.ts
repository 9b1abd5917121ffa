import { countWords } from '@inkstone/proofread';
import { describe, expect, it } from 'vitest';
import { bodySchema } from '../schema/index.ts';
import { docOf } from '../testing/plain-view.ts';
import { countDocument, textLanguage } from './document-count.ts';

describe('countDocument', () => {
  it('equals the shared counting function, paragraph by paragraph', () => {
    const texts = ['砚台是 writing 工具。', '', 'two words', '第 3 段'];
    expect(countDocument(docOf(...texts))).toEqual({
      words: countWords(texts.join('\n')),
      characters: texts.join('').length,
      charactersWithoutSpaces: texts.join('').replace(/\s/g, '').length,
      paragraphs: 3,
    });
  });

  it('does not join words over a line break', () => {
    const lines = [bodySchema.text('one'), bodySchema.node('hardBreak'), bodySchema.text('two')];
    const doc = bodySchema.node('doc', null, bodySchema.node('paragraph', null, lines));
    expect(countDocument(doc).words).toBe(2);
  });
});

describe('textLanguage', () => {
  it.each([
    ['我在用 Inkstone 写作', 'zh'],
    ['He said 你好 to everybody', 'en'],
    ['2026！', ''],
  ])('of %j is %j', (text, language) => expect(textLanguage(docOf(text))).toBe(language));
});
