import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LineageEdge } from './lineage.ts';
import { originTime, takeTime } from './order-time.ts';

const edges: LineageEdge[] = [
  { childId: 'pro', parentId: 'a', kind: 'converted', length: 60 },
  { childId: 'rest', parentId: 'pro', kind: 'kept', length: 5 },
  { childId: 'b', parentId: 'a', kind: 'kept', length: 20 },
];
const lengths = new Map(Object.entries({ a: 100, pro: 15, rest: 5, b: 20 }));

describe('originTime', () => {
  it('is the bought time: of Pro at the rate of its conversion, of a rest one to one', () => {
    const worth = (id: string, ms: number) => originTime(id, ms, edges, lengths);
    expect([worth('a', 30), worth('b', 20), worth('pro', 15), worth('rest', 5)]).toEqual([30, 20, 60, 20]);
    const odd = new Map(Object.entries({ a: 100, pro: 7 }));
    expect(originTime('pro', 1, edges, odd)).toBe(9);
  });
});

describe('takeTime', () => {
  it('revokes from one grant after the other', () => {
    const held = [
      { grantId: 'b', unused: 20, worth: 20 },
      { grantId: 'pro', unused: 15, worth: 60 },
    ];
    expect(takeTime(held, 0)).toEqual([]);
    expect(takeTime(held, 20)).toEqual([{ grantId: 'b', taken: 20, kept: 0 }]);
    expect(takeTime(held, 40)).toEqual([
      { grantId: 'b', taken: 20, kept: 0 },
      { grantId: 'pro', taken: 5, kept: 10 },
    ]);
  });

  it('revokes everything for the whole, and otherwise at most a ms of each grant too much and never too little', () => {
    const one = fc.record({
      unused: fc.integer({ min: 1, max: 4e10 }),
      rate: fc.integer({ min: 1, max: 9 }),
    });
    fc.assert(
      fc.property(
        fc.array(one, { minLength: 1, maxLength: 5 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (ones, part) => {
          const held = ones.map(({ unused, rate }, place) => ({
            ...{ grantId: `${place}`, unused, worth: unused * rate },
          }));
          const all = held.reduce((sum, { worth }) => sum + worth, 0);
          expect(takeTime(held, all).map(({ taken, kept }) => [taken, kept])).toEqual(
            ones.map(({ unused }) => [unused, 0]),
          );
          const amount = Math.floor(all * part);
          const taken = takeTime(held, amount).reduce(
            (sum, each) => sum + each.taken * (ones[Number(each.grantId)]?.rate ?? 0),
            0,
          );
          expect(taken).toBeGreaterThanOrEqual(amount);
          expect(taken - amount).toBeLessThan(10);
        },
      ),
    );
  });
});
