import { describe, expect, it } from 'vitest';
import type { BodyNode } from '../body.ts';
import { countChangedWords } from './count-changed-words.ts';
import { splitWords } from './split-words.ts';

const doc = (...lines: string[]): BodyNode => ({
  type: 'doc',
  content: lines.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
});

describe('countChangedWords', () => {
  it.each([
    [['春天来了。'], ['春天早早来了。'], 2, 0],
    [['the old cat'], ['the new cat sat'], 2, 1],
    [['一', '二', '三'], ['一', '三'], 0, 1],
    [['same'], ['same'], 0, 0],
    [[], ['两段', 'two paragraphs'], 4, 0],
  ])('%j to %j: %d and %d', (old, fresh, added, removed) =>
    expect(countChangedWords(doc(...old), doc(...fresh))).toEqual({ added, removed }),
  );
});

describe('splitWords', () => {
  const texts = ['我们在写作。It is fine, isn’t it?', '👩‍👩‍👧 é 𠮷野家 🇨🇳🇫🇷', '', 'a\r\nb  c', '葛󠄀城'];

  it.each(texts)('loses nothing of %j, with a segmenter or without', (text) => {
    expect(splitWords(text).join('')).toBe(text);
    expect(splitWords(text, false).join('')).toBe(text);
  });

  it('finds Chinese words; without a segmenter characters, never half of one', () => {
    expect(splitWords('研究生命起源')).toEqual(['研究', '生命', '起源']);
    expect(splitWords('𠮷野 isn’t 👩‍👩‍👧🇨🇳', false)).toEqual(['𠮷', '野', ' ', 'isn’t', ' ', '👩‍👩‍👧', '🇨🇳']);
  });

  it('splits long texts at word boundaries', () => {
    const text = '今天天气很好，我们去公园。'.repeat(2000);
    expect(splitWords(text)).toEqual(
      [...Array(2000)].flatMap(() => splitWords('今天天气很好，我们去公园。')),
    );
  });
});
