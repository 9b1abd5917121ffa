import { randomInt, seededRandom } from '@inkstone/kernel';
import type { Node } from '@tiptap/pm/model';
import { describe, expect, it } from 'vitest';
import { countDocument } from '../counts/index.ts';
import { bodySchema } from '../schema/index.ts';
import { blockText, checkedOffset, contentSpan, textBetween } from './block-text.ts';

const deleted = bodySchema.mark('deleted', { author: '', at: null });
const footnote = bodySchema.node('footnote', { text: '注' });

function paragraph(...content: (string | readonly [string] | Node)[]): Node {
  const nodes = content.map((each) => {
    if (typeof each === 'string') return bodySchema.text(each);
    return 'type' in each ? each : bodySchema.text(each[0], [deleted]);
  });
  return bodySchema.node('paragraph', null, nodes);
}

describe('the checked text of a block', () => {
  it('omits footnotes and deleted words, so that neither splits a word', () => {
    const block = paragraph('他们', ['的'], '人', footnote, '。');
    expect(blockText(block)).toBe('他们人。');
    expect(contentSpan(block, { start: 1, end: 3 })).toEqual({ start: 1, end: 4 });
    expect(contentSpan(block, { start: 2, end: 3 })).toEqual({ start: 3, end: 4 });
    expect(contentSpan(block, { start: 3, end: 3 })).toEqual({ start: 4, end: 4 });
    expect(countDocument(bodySchema.node('doc', null, [block]))).toMatchObject({ words: 3, characters: 4 });
  });

  it('maps every part of it back to the block', () => {
    const random = seededRandom(5);
    for (let round = 0; round < 500; round++) {
      const parts = Array.from({ length: 6 }, () => {
        const word = 'abcdef'.slice(randomInt(random, 5));
        return [word, [word] as const, footnote][randomInt(random, 3)] ?? word;
      });
      const block = paragraph(...parts);
      const text = blockText(block);
      const [a, b] = [randomInt(random, text.length + 1), randomInt(random, text.length + 1)];
      const [start, end] = [Math.min(a, b), Math.max(a, b)];
      const span = contentSpan(block, { start, end });
      expect(textBetween(block, span.start, span.end)).toBe(text.slice(start, end));
      expect(checkedOffset(block, span.start)).toBe(start);
      expect(checkedOffset(block, span.end)).toBe(end);
    }
  });
});
