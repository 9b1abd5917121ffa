import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { descendantsOf, type LineageEdge, originShare } from './lineage.ts';

const edge = (childId: string, parentId: string, kind: LineageEdge['kind'], length: number) => ({
  ...{ childId, parentId, kind, length },
});

describe('originShare', () => {
  it('is the share of its own grant if that was bought', () => {
    expect(originShare('a', 25, [], new Map([['a', 100]]))).toEqual({
      originId: 'a',
      part: 25n,
      whole: 100n,
    });
  });

  it('follows the remaining Plus through several conversions', () => {
    const edges = [edge('pro', 'a', 'converted', 60), edge('b', 'a', 'kept', 20), edge('c', 'b', 'kept', 5)];
    const lengths = new Map(Object.entries({ a: 100, b: 20, c: 5, pro: 15 }));
    const { originId, part, whole } = originShare('c', 5, edges, lengths);
    expect([originId, Number(part) / Number(whole)]).toEqual(['a', 0.05]);
    const converted = originShare('pro', 15, edges, lengths);
    expect([converted.originId, Number(converted.part) / Number(converted.whole)]).toEqual(['a', 0.6]);
  });

  it('ends at an upgrade, which was paid for', () => {
    const lengths = new Map(Object.entries({ a: 100, up: 300 }));
    expect(originShare('up', 30, [edge('up', 'a', 'upgraded', 50)], lengths)).toMatchObject({
      originId: 'up',
    });
  });

  it('refuses a grant without a length', () => {
    expect(() => originShare('a', 1, [], new Map())).toThrow(RangeError);
  });

  it('never exceeds the whole: the shares of derived grants sum to the used part', () => {
    const parts = fc.tuple(fc.integer({ min: 1, max: 999 }), fc.integer({ min: 1, max: 999 }), fc.nat(999));
    fc.assert(
      fc.property(parts, ([converted, kept, used]) => {
        const whole = converted + kept + used;
        const edges = [edge('p', 'a', 'converted', converted), edge('k', 'a', 'kept', kept)];
        const lengths = new Map(Object.entries({ a: whole, p: 77, k: kept }));
        const [one, other] = [originShare('p', 77, edges, lengths), originShare('k', kept, edges, lengths)];
        const total = one.part * other.whole + other.part * one.whole;
        expect(total * BigInt(whole)).toBe(BigInt(converted + kept) * one.whole * other.whole);
      }),
    );
  });
});

describe('descendantsOf', () => {
  it('returns a grant and exactly the grants that conversions created from it', () => {
    const edges = [
      ...[edge('p', 'a', 'converted', 1), edge('k', 'a', 'kept', 1), edge('q', 'k', 'converted', 1)],
      ...[edge('up', 'k', 'upgraded', 1), edge('x', 'other', 'kept', 1)],
    ];
    expect(descendantsOf('a', edges).sort()).toEqual(['a', 'k', 'p', 'q']);
  });
});
