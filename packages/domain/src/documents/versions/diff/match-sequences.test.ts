import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchSequences } from './match-sequences.ts';

/** The length of the longest common subsequence, by the textbook algorithm. */
function longestCommon(one: readonly number[], other: readonly number[]): number {
  let row = new Array<number>(other.length + 1).fill(0);
  for (const value of one) {
    const next = [0];
    for (const [i, each] of other.entries()) {
      next.push(each === value ? (row[i] ?? 0) + 1 : Math.max(row[i + 1] ?? 0, next[i] ?? 0));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

const numbers = fc.array(fc.integer({ min: 0, max: 5 }), { maxLength: 40 });

describe('matchSequences', () => {
  it('finds equal runs, in order, separate, and as long as possible', () => {
    fc.assert(
      fc.property(numbers, numbers, (old, fresh) => {
        let [a, b, common] = [0, 0, 0];
        for (const { oldStart, newStart, length } of matchSequences(old, fresh)) {
          expect(oldStart).toBeGreaterThanOrEqual(a);
          expect(newStart).toBeGreaterThanOrEqual(b);
          expect(old.slice(oldStart, oldStart + length)).toEqual(fresh.slice(newStart, newStart + length));
          [a, b, common] = [oldStart + length, newStart + length, common + length];
        }
        expect(common).toBe(longestCommon(old, fresh));
      }),
      { numRuns: 2000 },
    );
  });

  it('still finds unique elements of both if nearly everything differs', () => {
    const old = Array.from({ length: 3000 }, (_, i) => (i % 3 === 0 ? i : -1));
    const fresh = Array.from({ length: 3000 }, (_, i) => (i % 3 === 0 ? i : -2));
    const common = matchSequences(old, fresh).reduce((sum, { length }) => sum + length, 0);
    expect(common).toBe(1000);
  });
});
