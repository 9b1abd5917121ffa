import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { describe, expect, it, vi } from 'vitest';
import { docOf } from '../testing/plain-view.ts';
import { quickSet } from './quick-set.ts';

const doc = docOf(...Array.from({ length: 40 }, (_, i) => 'x'.repeat(i % 7)));

/** Marks the first letter of every paragraph with more than `limit` letters. */
function marksOf(limit: number): DecorationSet {
  const marks: Decoration[] = [];
  doc.forEach((node, at) => {
    if (node.content.size > limit) marks.push(Decoration.inline(at + 1, at + 2, { class: 'lint' }));
  });
  return DecorationSet.create(doc, marks);
}

describe('a quick set', () => {
  it.each([0, 3, 5])('returns the same for each paragraph as the plain one (%i)', (limit) => {
    const plain = marksOf(limit);
    const quick = quickSet(plain);
    expect(quick).not.toBe(plain);
    doc.forEach((node, at) => {
      expect(quick.forChild(at, node)).toBe(plain.forChild(at, node));
    });
  });

  it('equals one with the same marks, and no other', () => {
    const isEqual = (a: object, b: object) => (a as { eq(other: object): boolean }).eq(b);
    expect(isEqual(quickSet(marksOf(3)), quickSet(marksOf(3)))).toBe(true);
    expect(isEqual(quickSet(marksOf(3)), quickSet(marksOf(4)))).toBe(false);
  });

  it('does not visit every paragraph for each', () => {
    const quick = quickSet(marksOf(0));
    const { children } = quick as unknown as { children: unknown[] };
    const look = vi.fn((target: unknown[], key: PropertyKey) => Reflect.get(target, key));
    Object.assign(quick, { children: new Proxy(children, { get: look }) });
    quick.forChild(doc.content.size - 2, doc.child(39));
    expect(look.mock.calls.length).toBeLessThan(20);
  });

  it('leaves unsupported sets unchanged', () => {
    const over = DecorationSet.create(doc, [Decoration.inline(1, doc.content.size - 1, {})]);
    expect(quickSet(over)).toBe(over);
    expect(quickSet(DecorationSet.empty)).toBe(DecorationSet.empty);
  });
});
