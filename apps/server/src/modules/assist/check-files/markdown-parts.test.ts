import { describe, expect, it } from 'vitest';
import { annotate } from '../annotated-text.ts';
import { markdownParts } from './markdown-parts.ts';

const read = (source: string) => {
  const parts = markdownParts(source);
  const { plain, full } = annotate(parts);
  expect(full).toBe(source);
  return plain;
};

describe('markdownParts', () => {
  it('reads headings, lists, quotes and tables without their markup, each in a line of its own', () => {
    const source = '# 标题\n\n- 第一项\n- 第二项\n\n> 引文\n\n| 甲 | 乙 |\n|---|---|\n| 丙 | 丁 |\n';
    expect(read(source)).toBe('标题\n第一项\n第二项\n引文\n甲\n乙\n丙\n丁');
  });

  it('joins text split by emphasis and links', () => {
    expect(read('这是**很重要**的[一句](https://example.org/a_b)话。')).toBe('这是很重要的一句话。');
  });

  it('skips code, pictures, raw HTML and front matter', () => {
    const source = '---\ntitle: teh\n---\n\nRun `npm i` now ![teh](x.png).\n\n```\nteh\n```\n\n<b>teh</b>\n';
    expect(read(source)).toBe('Run \ufffc now \ufffc.\nteh');
  });

  it('decodes escapes and entities', () => {
    expect(read('1 \\* 2 &amp; 3 &lt; 4 &nosuch; AT&T')).toBe('1 * 2 & 3 < 4 &nosuch; AT&T');
  });

  it('joins wrapped lines, with a space only between words', () => {
    expect(read('> one\n> two\n\n  一行\n  又一行')).toBe('one two\n一行又一行');
  });

  it('accepts any text', () => {
    for (const source of [
      '',
      '\n',
      '😀',
      '&',
      '\\',
      '&#x;',
      '[]()',
      '|',
      '***',
      '\ud800',
      '`',
      '<',
      '\u0000',
    ]) {
      expect(annotate(markdownParts(source)).full).toBe(source);
    }
  });
});
