import { randomInt, seededRandom } from '@inkstone/kernel';
import { Fragment, type Node } from '@tiptap/pm/model';
import { describe, expect, it } from 'vitest';
import { bodySchema } from '../schema/index.ts';
import { docOf } from '../testing/plain-view.ts';
import { mapBetween, visitNewBlocks } from './diff-docs.ts';

const docWith = (before: Node, children: readonly Node[]) => before.copy(Fragment.from([...children]));
const paragraph = (text: string) => bodySchema.node('paragraph', null, bodySchema.text(text));
const children = (doc: Node) => Array.from({ length: doc.childCount }, (_, i) => doc.child(i));

describe('mapBetween', () => {
  it('moves positions by the text inserted before them', () => {
    const before = docOf('one', 'two', 'three');
    const [one, two, three] = children(before) as [Node, Node, Node];
    const after = docWith(before, [one, paragraph('new'), two, three]);
    const map = mapBetween(before, after);
    expect(map.map(2)).toBe(2);
    expect(map.map(7)).toBe(12);
  });

  it('keeps the positions around a change inside a paragraph', () => {
    const before = docOf('abcdef');
    const map = mapBetween(before, docWith(before, [paragraph('abXYcdef')]));
    expect(map.map(2)).toBe(2);
    expect(map.map(5)).toBe(7);
    expect(map.mapResult(5).deleted).toBe(false);
  });

  it('separates several changes, so that nothing between them is lost', () => {
    const before = docOf('one', 'stays', 'two');
    const [, stays] = children(before) as [Node, Node];
    const map = mapBetween(before, docWith(before, [paragraph('ones'), stays, paragraph('too')]));
    for (let at = 6; at <= 11; at++) {
      expect(map.mapResult(at).deleted).toBe(false);
      expect(map.map(at)).toBe(at + 1);
    }
  });

  it('handles repeated letters that match from both sides', () => {
    const before = docOf('aa');
    const map = mapBetween(before, docWith(before, [paragraph('aaa')]));
    expect(map.map(before.content.size)).toBe(before.content.size + 1);
  });

  it('returns a valid map with the correct sizes for a thousand random rewrites', () => {
    const random = seededRandom(11);
    for (let round = 0; round < 1000; round++) {
      const before = docOf(
        ...Array.from({ length: 1 + randomInt(random, 8) }, () => 'ab'.repeat(1 + randomInt(random, 4))),
      );
      const kept = children(before).flatMap((child) => {
        const dice = randomInt(random, 6);
        if (dice === 0) return [];
        if (dice === 1) return [paragraph('ba'.repeat(1 + randomInt(random, 4)))];
        return dice === 2 ? [child, paragraph('new')] : [child];
      });
      const after = docWith(before, kept.length > 0 ? kept : [paragraph('x')]);
      const map = mapBetween(before, after);
      expect(map.map(before.content.size, 1)).toBe(after.content.size);
      for (const [child, at] of offsets(before)) {
        const now = offsets(after).find(([other]) => other === child)?.[1];
        if (now !== undefined) expect(map.map(at + 1)).toBe(now + 1);
      }
    }
  });
});

describe('visitNewBlocks', () => {
  it('finds changed blocks inside lists, quotes and tables, but no code', () => {
    const list = (text: string) =>
      bodySchema.node('bulletList', null, [
        bodySchema.node('listItem', null, paragraph('same')),
        bodySchema.node('listItem', null, paragraph(text)),
      ]);
    const before = docWith(docOf(''), [paragraph('a'), list('b')]);
    const code = bodySchema.node('codeBlock', null, bodySchema.text('code'));
    const after = docWith(before, [before.child(0), list('c'), code]);
    const seen: string[] = [];
    visitNewBlocks(before, after, (block) => seen.push(block.textContent));
    expect(seen).toEqual(['same', 'c']);
  });
});

function offsets(doc: Node): [Node, number][] {
  const found: [Node, number][] = [];
  doc.forEach((child, at) => {
    found.push([child, at]);
  });
  return found;
}
