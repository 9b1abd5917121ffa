import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nastyText } from '../testing/texts.ts';
import { splitSentences } from './sentences.ts';

const parts = (text: string) => splitSentences(text).map(({ start, end }) => text.slice(start, end));

describe('splitSentences', () => {
  it.each<[string, string[]]>([
    ['他来了。她走了！为什么？', ['他来了。', '她走了！', '为什么？']],
    ['他说：“走吧。”然后走了。', ['他说：“走吧。”', '然后走了。']],
    ['什么？！真的……是的；好。', ['什么？！', '真的……', '是的；', '好。']],
    ['He left. She stayed!  Why?', ['He left. ', 'She stayed!  ', 'Why?']],
    ['Mr. Li met Dr. Wang, e.g. in the U.S. Senate.', ['Mr. Li met Dr. Wang, e.g. in the U.S. Senate.']],
    ['It costs 3.5 dollars. “Yes.” He paid.', ['It costs 3.5 dollars. ', '“Yes.” ', 'He paid.']],
    ['We met at 5 p.m. The room was empty.', ['We met at 5 p.m. ', 'The room was empty.']],
    ['It binds Party B. However, it ends.', ['It binds Party B. ', 'However, it ends.']],
    ['Acme Inc. “They” sell it.', ['Acme Inc. ', '“They” sell it.']],
    [
      'At 5 p.m. Monday J. R. Li met Dr. They, e.g. The Hague.',
      ['At 5 p.m. Monday J. R. Li met Dr. They, e.g. The Hague.'],
    ],
    ['(a) It is sent. (b) It is kept.', ['(a) It is sent. ', '(b) It is kept.']],
    ['It is sent (a) now. (and so on) Then.', ['It is sent (a) now. (and so on) Then.']],
    ['He wrote etc. and so on.', ['He wrote etc. and so on.']],
    ['Well... he left. 好的。', ['Well... he left. ', '好的。']],
    ['第一行\n第二行', ['第一行\n', '第二行']],
  ])('splits %j', (text, sentences) => expect(parts(text)).toEqual(sentences));

  it('returns the whole text, whatever it is', () => {
    fc.assert(
      fc.property(nastyText, (text) => {
        expect(parts(text).join('')).toBe(text);
      }),
    );
  });

  it('splits endless sentences, at a pause if there is one', () => {
    const text = '我们今天出发，'.repeat(1000);
    const sentences = parts(text);
    expect(sentences.join('')).toBe(text);
    expect(Math.max(...sentences.map(({ length }) => length))).toBeLessThanOrEqual(1001);
    expect(sentences.every((sentence) => sentence.endsWith('，'))).toBe(true);
  });
});
