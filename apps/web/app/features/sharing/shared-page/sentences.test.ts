import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sentencesOf } from './sentences.ts';

describe('sentencesOf', () => {
  it.each([
    ['', []],
    ['……', []],
    ['春眠不觉晓，处处闻啼鸟。夜来风雨声！', ['春眠不觉晓，处处闻啼鸟。', '夜来风雨声！']],
    ['他说：“走吧。”我们就走了。', ['他说：“走吧。”', '我们就走了。']],
    ['Is it? It is.', ['Is it?', 'It is.']],
  ])('%j', (text, sentences) => expect(sentencesOf(text)).toEqual(sentences));

  it('omits no letter and returns no piece that is too long', () => {
    const letters = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '');
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('春', 'a', '，', '。', ' ', '\n'), maxLength: 900 }),
        (text) => {
          const sentences = sentencesOf(text);
          expect(letters(sentences.join(''))).toBe(letters(text));
          for (const sentence of sentences) expect(sentence.length).toBeLessThanOrEqual(161);
        },
      ),
    );
  });
});
