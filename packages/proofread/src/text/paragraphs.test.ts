import { describe, expect, it } from 'vitest';
import { splitParagraphs } from './paragraphs.ts';

const parts = (text: string) => splitParagraphs(text).map(({ start, end }) => text.slice(start, end));

describe('splitParagraphs', () => {
  it.each<[string, string[]]>([
    ['一\n二\r\n三\r四\u2028五', ['一', '二', '三', '四', '五']],
    ['\n\n一\n\n', ['一']],
    [
      'A line that was\nwrapped by mail.\nAnother one.',
      ['A line that was\nwrapped by mail.', 'Another one.'],
    ],
    ['', []],
  ])('splits %j', (text, paragraphs) => expect(parts(text)).toEqual(paragraphs));
});
